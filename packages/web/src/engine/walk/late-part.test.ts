import { expect, test, vi } from "vitest";
import { createLatePart } from "./late-part.ts";

test("default: what comes late is fetched once, and then gone on with at once", async () => {
  const load = vi.fn(async () => "chart");
  const late = createLatePart(load);
  const go = vi.fn();
  late.andGo(go);
  expect(go).not.toHaveBeenCalled();
  await late.fetch();
  expect(go).toHaveBeenCalledTimes(1);
  late.andGo(go);
  expect(go).toHaveBeenCalledTimes(2);
  expect(late.fetch()).toBeNull();
  expect(late.here()).toBe("chart");
});

test("failure: what cannot be had loads the page anew, and the next press tries again", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("chart");
  const late = createLatePart(load);
  const [go, reload] = [vi.fn(), vi.fn()];
  vi.stubGlobal("window", { location: { reload } });
  late.andGo(go);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(late.here).toThrow();
  late.andGo(go);
  await vi.waitFor(() => expect(go).toHaveBeenCalledTimes(1));
});

test("default: a page that comes with it needs no fetching", () => {
  const late = createLatePart(async () => "fetched");
  late.arrives("here");
  expect(late.fetch()).toBeNull();
  expect(late.here()).toBe("here");
});
