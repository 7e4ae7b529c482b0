import { type OpenOutcome, refId } from "@safar/engine";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetBegun, offerBegun, takeBegun } from "./begun-search.ts";

const at = 5_000;
const opened: OpenOutcome = { type: "OPENED", refId: refId("S-1"), expiresAt: at + 900_000, providers: [] };
const opening = () => Promise.resolve({ at, outcome: opened });

beforeEach(() => {
  forgetBegun();
  vi.spyOn(performance, "now").mockReturnValue(2000);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("default: what the page opened is taken once, as it was told", async () => {
  offerBegun("one", opening());
  expect(await takeBegun("one")).toEqual(opened);
  expect(await takeBegun("one")).toBeNull();
});

test("behavior: the same page is not offered twice, however often it is shown", async () => {
  const page = opening();
  offerBegun("one", page);
  await takeBegun("one");
  offerBegun("one", page);
  expect(await takeBegun("one")).toBeNull();
});

test("behavior: another search is not taken for it", async () => {
  offerBegun("one", opening());
  expect(await takeBegun("two")).toBeNull();
});

test("behavior: nothing is taken once another session is gone on with, nor from a page that is old", async () => {
  offerBegun("one", opening());
  forgetBegun();
  expect(await takeBegun("one")).toBeNull();
  offerBegun("one", opening());
  vi.spyOn(performance, "now").mockReturnValue(60_001);
  expect(await takeBegun("one")).toBeNull();
});

test.each<[string, () => Promise<null>]>([
  ["left it to its script", () => Promise.resolve(null)],
  ["was cut off", () => Promise.reject(new Error("the stream ended"))],
])("behavior: a page that %s is not waited for", async (_, page) => {
  offerBegun("one", page());
  expect(await takeBegun("one")).toBeNull();
});

test("behavior: a page that never tells is not waited for without end", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  offerBegun("one", new Promise(() => {}));
  const taken = takeBegun("one");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await taken).toBeNull();
});
