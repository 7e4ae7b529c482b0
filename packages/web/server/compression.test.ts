import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressed } from "./compression.ts";

const asked = (encoding: string) => new Request("http://safar/", { headers: { "accept-encoding": encoding } });
const jsonl = { headers: { "content-type": "application/jsonl" } };

/** A body that gives its parts and then, unless it ends, nothing more. */
const open = (parts: readonly string[], ends: boolean) => {
  const left = { isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      if (ends) controller.close();
    },
    cancel: () => {
      left.isCancelled = true;
    },
  });
  return { left, answer: (encoding: string) => compressed(asked(encoding), new Response(body, jsonl)) };
};

test("default: what is compressed is what was answered", async () => {
  const answer = open(["سفر ", "to Jeddah"], true).answer("gzip, br");
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(await answer.bytes()).toString()).toBe("سفر to Jeddah");
});

test("behavior: a part comes as it is written, and whoever leaves lets go of what makes the answer", async () => {
  const { left, answer } = open(["first line\n"], false);
  const reader = answer("br").body?.getReader();
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
  await reader?.cancel();
  await expect.poll(() => left.isCancelled).toBe(true);
});

test("behavior: nothing is compressed for whoever does not take it", async () => {
  const answer = open(["plain"], true).answer("identity");
  expect(answer.headers.has("content-encoding")).toBe(false);
  expect(await answer.text()).toBe("plain");
});
