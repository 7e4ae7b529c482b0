import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyZone, firing, rearranged, type Timer, waited, type Zone } from "./zone.ts";

fc.configureGlobal({ seed: 20_261_121, numRuns: 200 });

const set = (...delays: number[]): { timers: Timer[]; zone: Zone } => ({
  timers: delays.map((delayMs, index) => ({ id: String(index), delayMs })),
  zone: rearranged(
    emptyZone,
    delays.map(() => -1),
  ),
});

const firstToFire = (zone: Zone, timers: readonly Timer[]): number[][] =>
  timers.flatMap((_, index) => {
    const fire = firing(zone, timers, index);
    return fire === null ? [] : [[...fire.due]];
  });

test("default: of timers set together, only the shortest fires first", () => {
  const { timers, zone } = set(300, 100, 200);
  expect(firstToFire(zone, timers)).toEqual([[1]]);
});

test("behavior: equal timers set together fire together, in the order in which they were set", () => {
  const { timers, zone } = set(100, 200, 100);
  expect(firstToFire(zone, timers)).toEqual([[0, 2]]);
});

test("behavior: a timer set later may fire before or after an older, longer one, and only after one of its own length", () => {
  const { timers, zone } = set(1000);
  const later = waited(zone, timers) ?? zone;
  const both = [...timers, { id: "late", delayMs: 300 }];
  const joined = rearranged(later, [0, -1]);
  expect(firstToFire(joined, both)).toEqual([[0], [1]]);
  const longer = [...timers, { id: "late", delayMs: 1000 }];
  expect(firstToFire(joined, longer)).toEqual([[0]]);
});

test("behavior: nothing can happen before a timer of no length", () => {
  const { timers, zone } = set(0, 100);
  expect(waited(zone, timers)).toBeNull();
  expect(firstToFire(zone, timers)).toEqual([[0]]);
});

test("behavior: agrees with trying every time, for two timers set at two instants", () => {
  const ms = fc.integer({ min: 1, max: 6 });
  fc.assert(
    fc.property(ms, ms, (first, second) => {
      const { timers, zone } = set(first);
      const pause = waited(zone, timers);
      const both = [...timers, { id: "second", delayMs: second }];
      const expected = new Set<string>();
      for (let start = 0; start < first; start += 1) {
        const [a, b] = [first, start + second];
        expected.add(a < b ? "0" : b < a ? "1" : "0,1");
      }
      const found = pause === null ? [] : firstToFire(rearranged(pause, [0, -1]), both).map((due) => due.join(","));
      // Where it can come about that they fire apart, they are taken apart.
      const apart = [...expected].filter((order) => order !== "0,1" || !expected.has("0"));
      expect(found.toSorted()).toEqual(apart.toSorted());
    }),
  );
});
