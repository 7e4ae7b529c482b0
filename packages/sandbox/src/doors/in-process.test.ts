import { expect, test } from "vitest";
import { createManualClock } from "../core/clock.ts";
import { servicesWith } from "../services/index.ts";
import { openSandbox } from "./in-process.ts";
import { sampleRealtimeKeys } from "./realtime-keys.ts";

const askForToken = (sandbox: ReturnType<typeof openSandbox>) =>
  sandbox.fetch("http://sandbox.test/travel/partner/api/auth/token", {
    method: "POST",
    body: JSON.stringify({ username: sandbox.credentials.username, password: sandbox.credentials.password }),
  });

test("default: opens with every room, seeded, and answers like the platform's fetch", async () => {
  const sandbox = openSandbox();
  const response = await askForToken(sandbox);
  expect(response.status).toBe(200);
  expect((await response.json()).Data.Token).toMatch(/^token-/);
  expect(sandbox.admin.endpoints()).toHaveLength(
    servicesWith(sampleRealtimeKeys).flatMap(({ endpoints }) => Object.keys(endpoints)).length,
  );
});

test("behavior: two sandboxes share nothing, and one seed and time give one answer", async () => {
  const open = () => openSandbox({ clock: createManualClock(0), seed: "same" });
  const [one, other] = [open(), open()];
  expect(await (await askForToken(one)).text()).toBe(await (await askForToken(other)).text());
  expect(one.journal.entries()).toHaveLength(1);
});
