import { cabinPlan, type SeatElement, type SeatMap, seatsOf, stepOver } from "@safar/engine";
import { stepByKey } from "@safar/ui/seat-map";
import fc from "fast-check";
import { expect, test } from "vitest";

const keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
const held = { ctrlKey: false, metaKey: false, altKey: false };

/** Where a key leads from a seat. */
const press = (map: SeatMap, from: string, key: string, ctrlKey = false): string => {
  const step = stepByKey({ key, ...held, ctrlKey });
  return step === undefined ? from : stepOver(cabinPlan(map), from, step);
};

const reached = (map: SeatMap, from: string): ReadonlySet<string> => {
  const seen = new Set([from]);
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const key of keys) {
      const to = press(map, at, key);
      if (!seen.has(to)) open.push(to);
      seen.add(to);
    }
  }
  return seen;
};

const places = ["seat", "seat", "seat", "aisle", "empty", "galley", "lavatory", "exit_row"] as const;

/** Any map at all: ragged rows, rows without seats, several cabins. */
const maps = fc
  .array(fc.array(fc.array(fc.constantFrom(...places), { maxLength: 10 }), { maxLength: 8 }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((cabins): SeatMap => {
    let row = 0;
    return {
      segmentId: "s1",
      cabins: cabins.map((rows) => ({
        deck: 0,
        name: "economy",
        rows: rows.map((kinds) => {
          row += 1;
          return {
            label: String(row),
            elements: kinds.map(
              (kind, column): SeatElement =>
                kind === "seat"
                  ? {
                      kind,
                      designator: `${row}${String.fromCharCode(65 + column)}`,
                      status: column % 2 === 0 ? "available" : "booked",
                      features: [],
                      offers: [],
                    }
                  : { kind },
            ),
          };
        }),
      })),
    };
  });

test("behavior: from any seat the arrow keys reach every other, whatever the cabin looks like", () => {
  fc.assert(
    fc.property(maps, (map) => {
      const seats = seatsOf(map).map(({ seat }) => seat.designator);
      for (const from of seats) expect(reached(map, from).size).toBe(seats.length);
    }),
  );
});

test("behavior: left and right undo each other within a row, and the ends of the map are one key away", () => {
  fc.assert(
    fc.property(maps, (map) => {
      const seats = seatsOf(map).map(({ seat }) => seat.designator);
      for (const from of seats) {
        const right = press(map, from, "ArrowRight");
        if (right !== from) expect(press(map, right, "ArrowLeft")).toBe(from);
        expect(press(map, from, "Home", true)).toBe(seats[0]);
        expect(press(map, from, "End", true)).toBe(seats.at(-1));
      }
    }),
  );
});
