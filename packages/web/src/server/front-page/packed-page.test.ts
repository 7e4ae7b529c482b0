import { randomBytes } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isPackable, packPage } from "./packed-page.ts";

const unpacked = (bytes: Uint8Array): string => brotliDecompressSync(bytes).toString();
const nonce = () => randomBytes(16).toString("base64");

/** No page holds these, which stand where a nonce will be: one that did would not be packed. */
// oxlint-disable-next-line no-control-regex -- that is what they are
const unheld = /[\u0001-\u0006\u000e-\u0013]/g;

/** Words that come again and again, as in a page, nonces of others and what looks like their ends among them. */
const words = fc.constantFrom(
  '<script nonce="',
  '">',
  "==",
  "A".repeat(22),
  "سفر ",
  "<p>Lahore to Karachi</p>",
  '" src="/a.js"></script>',
);
const texts = fc
  .array(fc.oneof(words, fc.string({ unit: "binary" })), { maxLength: 60 })
  .map((some) => some.join("").toWellFormed().replaceAll(unheld, ""));

test("default: what is unpacked is the page with the nonce of this answer, whatever is in it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(texts, { maxLength: 40 }), async (texts) => {
      const parts = ["<!doctype html>", ...texts];
      const page = await packPage(parts);
      if (page === null) throw new Error("It was not packed.");
      for (const one of [nonce(), nonce()]) expect(unpacked(page(one))).toBe(parts.join(one));
    }),
    { numRuns: 60 },
  );
});

test("default: a page that says much again is packed as small as one that was compressed for itself", async () => {
  const script = Array.from({ length: 400 }, (_, index) => `<li class="offer">Karachi ${index % 7}</li>`).join("");
  const page = await packPage([`<p nonce="`, `">${script}<script nonce="`, `">${script}</script>`]);
  expect(page?.(nonce()).length).toBeLessThan(400);
});

test("behavior: only a nonce of the length and the end of all of them is put in", () => {
  expect(isPackable(nonce())).toBe(true);
  for (const other of ["", "abc", `${"A".repeat(22)}=A`, "é".repeat(22) + "=="]) expect(isPackable(other)).toBe(false);
});
