import fc from "fast-check";
import { expect, test } from "vitest";
import { createSlots } from "./slots.ts";

/** Everybody who asks, by the order in which they did, and who was let in. */
const openSlots = (limit: number) => {
  const slots = createSlots(limit);
  const granted: number[] = [];
  let asked = 0;
  return {
    granted,
    give: slots.give,
    take: () => {
      const nth = asked;
      asked += 1;
      return slots.take(() => granted.push(nth));
    },
  };
};

test("default: as many as allowed are let in at once, and the others in the order in which they came", () => {
  const { give, granted, take } = openSlots(2);
  for (let person = 0; person < 5; person += 1) take();
  expect(granted).toEqual([0, 1]);
  for (let person = 0; person < 3; person += 1) give();
  expect(granted).toEqual([0, 1, 2, 3, 4]);
});

test("behavior: whoever leaves the queue is passed over, and leaving once one is in gives nobody a place", () => {
  const { give, granted, take } = openSlots(1);
  const [first, second] = [take(), take(), take()];
  second?.();
  first?.();
  expect(granted).toEqual([0]);
  give();
  expect(granted).toEqual([0, 2]);
});

test("invariant: never more are in than allowed, nobody is let in before whom they came after, and a free place is not left empty", () => {
  const steps = fc.array(fc.constantFrom("take", "give", "leave"), { maxLength: 60 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), steps, (limit, all) => {
      const { give, granted, take } = openSlots(limit);
      const leaves: (() => unknown)[] = [];
      const left = new Set<number>();
      let given = 0;
      for (const step of all) {
        if (step === "take") leaves.push(take());
        else if (step === "give" && given < granted.length) {
          given += 1;
          give();
        } else if (step === "leave") {
          const waiting = leaves.findIndex((_, nth) => !left.has(nth) && !granted.includes(nth));
          leaves[waiting]?.();
          if (waiting >= 0) left.add(waiting);
        }
        const waiting = leaves.filter((_, nth) => !left.has(nth) && !granted.includes(nth)).length;
        expect(granted).toEqual(granted.toSorted((one, other) => one - other));
        expect(granted.length - given).toBeLessThanOrEqual(limit);
        if (waiting > 0) expect(granted.length - given).toBe(limit);
      }
    }),
  );
});
