import { expect, test, vi } from "vitest";
import { asSignedIn } from "./as-signed-in.ts";

const run = async () => ({ type: "READ" }) as const;
const browser = { end: vi.fn(async () => undefined) };

test("default: whoever is not signed in is told so, and nothing runs", async () => {
  expect(await asSignedIn(null, browser, run)).toEqual({ type: "SIGNED_OUT" });
});

test("behavior: nobody is told that they are signed out while that cannot be read", async () => {
  await expect(asSignedIn(null, browser, run, true)).rejects.toThrow("cannot be read");
  expect(browser.end).not.toHaveBeenCalled();
});
