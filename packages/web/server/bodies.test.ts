import { expect, test } from "vitest";
import { withShortBody } from "./bodies.ts";

const kib = 1024;

/** A body that does not say how long it is. */
const sent = (parts: number, headers: Record<string, string> = { "transfer-encoding": "chunked" }) => {
  const read = { parts: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (read.parts === parts) return controller.close();
        read.parts += 1;
        return controller.enqueue(new Uint8Array(kib).fill(97));
      },
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { readonly duplex: "half" } = { method: "POST", body, headers, duplex: "half" };
  return { read, request: new Request("https://safar.example/", init) };
};

test("default: what is short enough is taken, whether it says its length or not", async () => {
  const told = new Request("https://safar.example/", { method: "POST", body: "a", headers: { "content-length": "1" } });
  expect(await withShortBody(told)).toBe(told);
  const { request } = sent(64);
  expect(await (await withShortBody(request))?.text()).toHaveLength(64 * kib);
});

test("behavior: what says that it is too long is refused before any of it is read", async () => {
  const { read, request } = sent(100, { "content-length": String(100 * kib) });
  expect(await withShortBody(request)).toBeNull();
  expect(read.parts).toBe(0);
});

test("behavior: what does not say it is refused at the limit, and the rest goes by without being kept", async () => {
  const { read, request } = sent(5000);
  expect(await withShortBody(request)).toBeNull();
  await expect.poll(() => read.parts).toBe(5000);
});

test("default: a read has no body to look at", async () => {
  const read = new Request("https://safar.example/", { headers: { "content-length": "99999999" } });
  expect(await withShortBody(new Request("https://safar.example/"))).not.toBeNull();
  expect(await withShortBody(read)).toBeNull();
});
