import { fail, ok, type Problem, type Result } from "@safar/engine";
import { expect, test, vi } from "vitest";

const setResponseHeader = vi.hoisted(() => vi.fn<(name: string, value: string) => void>());
vi.mock("@tanstack/react-start/server", () => ({ setResponseHeader }));
const { soon } = await import("./soon.ts");

const offline: Result<number, Problem> = fail({ kind: "offline" });

test("default: answers that all come leave the page to be kept as it is", async () => {
  expect(await soon([Promise.resolve(ok(1)), Promise.resolve(ok(2))])).toEqual([1, 2]);
  expect(setResponseHeader).not.toHaveBeenCalled();
});

test("behavior: one that fails or does not come soon is not waited for, the others are told, and the page is nobody else's", async () => {
  vi.useFakeTimers();
  const asked = soon<number>([
    Promise.resolve(ok(1)),
    new Promise(() => undefined),
    Promise.resolve(offline),
    Promise.reject(new Error("lost")),
  ]);
  await vi.advanceTimersByTimeAsync(1200);
  expect(await asked).toEqual([1, null, null, null]);
  expect(setResponseHeader).toHaveBeenCalledExactlyOnceWith("cache-control", "no-store");
  vi.useRealTimers();
});
