import { expect, test } from "vitest";
import { createLog } from "./log.ts";

const linesOf = (write: (log: ReturnType<typeof createLog>) => void) => {
  const lines: string[] = [];
  write(createLog("info", { write: (line) => void lines.push(line) }));
  return lines;
};

test("behavior: secrets are redacted at the top and below", () => {
  const [line] = linesOf((log) =>
    log.info(
      { password: "hunter22", request: { otp: "123456", headers: { cookie: "a=b", "set-cookie": "c=d" } } },
      "call",
    ),
  );
  expect(line).toContain("[redacted]");
  for (const secret of ["hunter22", "123456", "a=b", "c=d"]) expect(line).not.toContain(secret);
});

test("default: what is no secret is kept", () => {
  const [line] = linesOf((log) => log.info({ path: "/blogs", ms: 3 }, "answered"));
  expect(JSON.parse(line ?? "")).toMatchObject({ path: "/blogs", ms: 3, msg: "answered" });
});
