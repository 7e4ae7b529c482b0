import { expect, test } from "vitest";
import { type Benchmark, runBenchmark } from "./measure.ts";

const benchmark = (order: string[], goals: Benchmark["goals"] = []): Benchmark => ({
  name: "sample",
  what: "two constants",
  rounds: 3,
  goals,
  open: () =>
    Promise.resolve({
      variants: [
        { name: "plain", value: 10 },
        { name: "ours", value: 15 },
      ].map(({ name, value }) => ({
        name,
        measure: () => {
          order.push(name);
          return Promise.resolve({ ms: value });
        },
      })),
      close: () => {
        order.push("closed");
        return Promise.resolve();
      },
    }),
});

test("default: variants take turns at going first, after a round that is forgotten", async () => {
  const order: string[] = [];
  const report = await runBenchmark(benchmark(order), 2, () => undefined);
  expect(order).toEqual(["plain", "ours", "ours", "plain", "plain", "ours", "closed"]);
  expect(report.medians).toEqual({ plain: { ms: 10 }, ours: { ms: 15 } });
  expect(report.ratios).toEqual([{ figure: "ms", of: "ours", to: "plain", ratio: 1.5, low: 1.5, high: 1.5, pairs: 2 }]);
});

test("default: a goal is met when the interval reaches it", async () => {
  const goal = { figure: "ms", of: "ours", to: "plain" };
  const goals = [
    { ...goal, atMost: 1.5 },
    { ...goal, atMost: 1.4 },
    { ...goal, atLeast: 1.6 },
  ];
  const report = await runBenchmark(benchmark([], goals), 2, () => undefined);
  expect(report.goals.map(({ met }) => met)).toEqual([true, false, false]);
});

test("default: a goal may be of the figure itself", async () => {
  const goals = [
    { figure: "ms", of: "ours", atMost: 15 },
    { figure: "ms", of: "ours", atMost: 14 },
  ];
  const report = await runBenchmark(benchmark([], goals), 2, () => undefined);
  expect(report.goals.map(({ met, ratio }) => [met, ratio])).toEqual([
    [true, 15],
    [false, 15],
  ]);
});

test("behavior: what was opened is closed when a measurement fails", async () => {
  const order: string[] = [];
  const failing: Benchmark = {
    ...benchmark(order),
    open: async () => ({
      ...(await benchmark(order).open()),
      variants: [{ name: "broken", measure: () => Promise.reject(new Error("no answer")) }],
    }),
  };
  await expect(runBenchmark(failing, 2, () => undefined)).rejects.toThrow("no answer");
  expect(order).toEqual(["closed"]);
});
