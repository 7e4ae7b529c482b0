import { expect, test } from "vitest";
import { type LaidDeck, laidOut } from "./laid-out.ts";
import { drawPlan } from "./seat-plan.fixtures.ts";
import type { PlanFixture } from "./seat-plan.types.ts";

const drawn = (deck: LaidDeck | undefined): readonly string[] | undefined =>
  deck?.rows.map(({ cells }) =>
    cells
      .map((cell) => {
        if (cell.kind === "place") return cell.place.label;
        return cell.kind === "fixture" ? `${cell.of}×${cell.span}` : cell.kind;
      })
      .join(" "),
  );

test("default: a coach has its driver over the seats of one side, its door over the others, and a bench at the back", () => {
  const plan = drawPlan({ rows: ["_____", ".._..", ".._..", "....."] });
  const fixtures: readonly PlanFixture[] = [
    { kind: "driver", deck: 0, row: 0, column: 0 },
    { kind: "door", deck: 0, row: 0, column: 4 },
  ];
  const [deck] = laidOut({ ...plan, fixtures });
  expect(deck?.columns).toEqual(["seat", "seat", "aisle", "seat", "seat"]);
  expect(drawn(deck)).toEqual(["driver×2 aisle door×2", "B1 B2 aisle B3 B4", "C1 C2 aisle C3 C4", "D1 D2 D3 D4 D5"]);
});

test("behavior: bays begin where they begin, and cars are drawn one by one", () => {
  const decks = laidOut(
    drawPlan(
      { car: "B3", bays: ["1", "1", "2", "2"], rows: ["LMU_S", "LMU_S", "LMU_S", "LMU_S"] },
      { car: "B4", rows: ["LMU_S"] },
    ),
  );
  expect(decks.map(({ car }) => car)).toEqual(["B3", "B4"]);
  expect(decks[0]?.rows.map(({ bay }) => bay)).toEqual(["1", null, "2", null]);
});

test("behavior: the letter above a column is what all of its seats have, and none where they do not agree", () => {
  const named = drawPlan({ rows: ["..", ".."] });
  const seats = named.seats.map((place, at) => ({ ...place, label: `${place.row + 1}${"ABAC"[at] ?? ""}` }));
  expect(laidOut({ ...named, seats })[0]?.letters).toEqual(["A", ""]);
});
