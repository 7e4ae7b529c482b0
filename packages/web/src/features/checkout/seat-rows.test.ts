import type { SeatCabin, SeatElement, SeatRow } from "@safar/engine";
import { extrasModel } from "@safar/engine/testing";
import { expect, test } from "vitest";
import { laidCabin } from "./seat-rows.ts";

const seat = (designator: string, features: readonly "over_wing"[] = []): SeatElement => ({
  kind: "seat",
  designator,
  status: "available",
  features,
  offers: [],
});
const row = (label: string | null, ...elements: SeatElement[]): SeatRow => ({ label, elements });
const cabin = (...rows: SeatRow[]): SeatCabin => ({ deck: 0, name: "economy", rows });
const kinds = (laid: ReturnType<typeof laidCabin>) =>
  laid.rows.map(({ cells }) => cells.map(({ kind }) => kind).join(" "));

test("default: sections with an aisle between them, a letter above each column", () => {
  const [first] = extrasModel.outcomes.readExtras.extras.seatMaps[0]?.cabins ?? [];
  const laid = laidCabin(first ?? cabin());
  expect(laid.columns).toEqual(["seat", "seat", "seat", "aisle", "seat", "seat", "seat"]);
  expect(laid.letters).toEqual(["A", "B", "C", "", "D", "E", "F"]);
  expect(laid.rows.map(({ label }) => label)).toEqual(["11", null, "12", "13"]);
});

test("behavior: a galley takes the whole of its section, and a narrow row keeps to the aisle", () => {
  const laid = laidCabin(
    cabin(
      row(null, { kind: "galley" }, { kind: "aisle" }, { kind: "lavatory" }),
      row("1", seat("1A"), seat("1B"), { kind: "aisle" }, seat("1C"), seat("1D")),
      row("2", seat("2B"), { kind: "aisle" }, seat("2C")),
    ),
  );
  expect(laid.rows[0]?.cells).toEqual([
    { kind: "place", of: "galley", span: 2 },
    { kind: "aisle" },
    { kind: "place", of: "lavatory", span: 2 },
  ]);
  expect(kinds(laid).slice(1)).toEqual(["seat seat aisle seat seat", "gap seat aisle seat gap"]);
  expect(laid.letters).toEqual(["A", "B", "", "C", "D"]);
});

test("behavior: a door marks the row behind it and takes none of its own, a wing every row over it", () => {
  const laid = laidCabin(
    cabin(
      row("1", seat("1A"), { kind: "aisle" }, seat("1B")),
      row(null, { kind: "exit_row" }, { kind: "aisle" }, { kind: "exit_row" }),
      row("2", seat("2A", ["over_wing"]), { kind: "aisle" }, seat("2B")),
    ),
  );
  expect(laid.rows.map(({ label, isExit, isOverWing }) => [label, isExit, isOverWing])).toEqual([
    ["1", false, false],
    ["2", true, true],
  ]);
});
