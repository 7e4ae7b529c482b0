import type { Place, PlanDeck, PlanFixture, PlanRow, SeatPlan } from "../seat-plan/seat-plan.types.ts";
import type { Seat, SeatCabin, SeatElement, SeatMap, SeatRow } from "./seat.types.ts";

type Found = { readonly element: SeatElement; readonly column: number };

/** What stands between two aisles. */
const sectionsOf = ({ elements }: SeatRow): readonly (readonly SeatElement[])[] =>
  elements.reduce<SeatElement[][]>(
    (sections, element) => {
      if (element.kind === "aisle") sections.push([]);
      else sections.at(-1)?.push(element);
      return sections;
    },
    [[]],
  );

const isDoor = ({ elements }: SeatRow): boolean => elements.some(({ kind }) => kind === "exit_row");

/** A row that only has a door in it, or nothing. */
const isBlank = ({ elements }: SeatRow): boolean =>
  elements.every(({ kind }) => kind === "empty" || kind === "aisle" || kind === "exit_row");

const isOverWing = ({ elements }: SeatRow): boolean =>
  elements.some((element) => element.kind === "seat" && element.features.includes("over_wing"));

/** How many columns each section has: those of its widest row. */
const widthsOf = ({ rows }: SeatCabin): readonly number[] =>
  rows.reduce<readonly number[]>((widths, row) => {
    const sections = sectionsOf(row);
    return Array.from({ length: Math.max(widths.length, sections.length) }, (_, index) =>
      Math.max(widths[index] ?? 1, sections[index]?.length ?? 0, 1),
    );
  }, []);

/** The elements of a row with their columns: seats of a narrower row keep to the aisle. */
const columnsIn = (row: SeatRow, widths: readonly number[]): readonly Found[] => {
  const sections = sectionsOf(row);
  return widths.flatMap((width, index) => {
    const section = sections[index] ?? [];
    const from = widths.slice(0, index).reduce((sum, one) => sum + one + 1, 0);
    const start = index === 0 ? from + width - section.length : from;
    return section.map((element, at) => ({ element, column: start + at }));
  });
};

const aislesAfter = (widths: readonly number[]): readonly number[] =>
  widths.slice(1).map((_, index) => widths.slice(0, index + 1).reduce((sum, one) => sum + one + 1, -1));

const placeOf = (
  { designator, features, offers, status }: Seat,
  at: { deck: number; row: number; column: number },
): Place => ({
  ...at,
  id: designator,
  label: designator,
  kind: "seat",
  status,
  category: "",
  fare: offers[0]?.price ?? null,
  only: null,
  features,
  fares: offers.map(({ travellerId, price }) => ({ id: travellerId, price })),
});

const fixtureOf = (kind: Exclude<SeatElement["kind"], "seat">): PlanFixture["kind"] | null =>
  kind === "empty" || kind === "aisle" || kind === "exit_row" ? null : kind;

type Deck = { readonly deck: PlanDeck; readonly seats: readonly Place[]; readonly fixtures: readonly PlanFixture[] };

/** A cabin on a grid: a door marks the row behind it and takes none of its own, a wing every row over it. */
const deckOf = (cabin: SeatCabin, deck: number): Deck => {
  const widths = widthsOf(cabin);
  const rows = cabin.rows.flatMap((row, index) => {
    const before = cabin.rows[index - 1];
    return isBlank(row) ? [] : [{ row, isExit: before !== undefined && isDoor(before) }];
  });
  const stood = rows.flatMap(({ row }, place) =>
    columnsIn(row, widths).map(({ column, element }) => ({ element, at: { deck, row: place, column } })),
  );
  return {
    deck: {
      rows: rows.length,
      columns: widths.reduce((sum, width) => sum + width + 1, -1),
      aisles: aislesAfter(widths),
      named: rows.map(({ isExit, row }): PlanRow => ({ label: row.label, isExit, isOverWing: isOverWing(row) })),
    },
    seats: stood.flatMap(({ at, element }) => (element.kind === "seat" ? [placeOf(element, at)] : [])),
    fixtures: stood.flatMap(({ at, element }) => {
      const kind = element.kind === "seat" ? null : fixtureOf(element.kind);
      return kind === null ? [] : [{ ...at, kind }];
    }),
  };
};

const plans = new WeakMap<SeatMap, SeatPlan>();

/** The cabins of a segment as a plan, each a deck of its own. The same map is the same plan. */
export const cabinPlan = (map: SeatMap): SeatPlan => {
  const known = plans.get(map);
  if (known !== undefined) return known;
  const decks = map.cabins.map(deckOf);
  const plan: SeatPlan = {
    decks: decks.map(({ deck }) => deck),
    seats: decks.flatMap(({ seats }) => seats),
    fixtures: decks.flatMap(({ fixtures }) => fixtures),
    categories: [],
  };
  plans.set(map, plan);
  return plan;
};
