import { randomBytes } from "node:crypto";
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

test("default: a whole page that comes as one is compressed piece by piece, and all of it comes", async () => {
  const page = "سفر to Jeddah, ".repeat(20_000);
  expect(brotliDecompressSync(await open([page], true).answer("br").bytes()).toString()).toBe(page);
});

test("default: what is written at once is compressed as one, however many parts it has, and all of it comes", async () => {
  const parts = Array.from({ length: 1000 }, (_, index) => `<li>${index} from Lahore to Karachi</li>`);
  const whole = parts.join("");
  const [inParts, inOne] = await Promise.all([parts, [whole]].map((some) => open(some, true).answer("br").bytes()));
  expect(brotliDecompressSync(inParts ?? "").toString()).toBe(whole);
  expect(inParts?.length).toBe(inOne?.length);
});

test("behavior: whoever reads slowly is not written for ahead of time, however much there is at once", async () => {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulled += 1;
      controller.enqueue(randomBytes(4096));
    },
  });
  const reader = compressed(asked("br"), new Response(body, jsonl)).body?.getReader();
  await reader?.read();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(pulled * 4096).toBeLessThan(2_000_000);
  await reader?.cancel();
});

test("behavior: a source that fails fails the reader", async () => {
  const body = new ReadableStream<Uint8Array>({
    pull: () => {
      throw new Error("lost");
    },
  });
  await expect(compressed(asked("br"), new Response(body, jsonl)).bytes()).rejects.toThrow();
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
