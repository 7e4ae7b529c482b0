import type { Money } from "../../kernel/money.ts";
import type { GridPlace, Place, SeatPlan, Sitter } from "./seat-plan.types.ts";

type PlanIndex = {
  readonly byId: ReadonlyMap<string, Place>;
  readonly byGrid: ReadonlyMap<string, Place>;
  readonly byBay: ReadonlyMap<string, readonly Place[]>;
};

const gridKey = ({ column, deck, row }: GridPlace): string => `${deck}/${row}/${column}`;

const indexed = new WeakMap<SeatPlan, PlanIndex>();

/** A plan is looked up hundreds of times for one drawing of it. */
const indexOf = (plan: SeatPlan): PlanIndex => {
  const known = indexed.get(plan);
  if (known !== undefined) return known;
  const index = {
    byId: new Map(plan.seats.map((place) => [place.id, place])),
    byGrid: new Map(plan.seats.map((place) => [gridKey(place), place])),
    byBay: Map.groupBy(
      plan.seats.filter(({ bay }) => bay !== undefined),
      ({ bay = "" }) => bay,
    ),
  };
  indexed.set(plan, index);
  return index;
};

export const placeIn = (plan: SeatPlan, id: string): Place | undefined => indexOf(plan).byId.get(id);

/** The places of some ids, in their order; what is not on the plan is left out. */
export const placesOf = (plan: SeatPlan, ids: readonly { readonly seat: string }[]): readonly Place[] =>
  ids.flatMap(({ seat }) => placeIn(plan, seat) ?? []);

/** The place so many columns further in its row; undefined at an aisle, a wall or a galley. */
export const placeAt = (plan: SeatPlan, place: GridPlace, across: number): Place | undefined =>
  indexOf(plan).byGrid.get(gridKey({ ...place, column: place.column + across }));

/** Those that touch side by side, with no aisle between them. */
export const besideOf = (plan: SeatPlan, place: GridPlace): readonly Place[] =>
  [-1, 1].flatMap((across) => placeAt(plan, place, across) ?? []);

/** All of a place's bay, itself with them; none where it is in no bay. */
export const bayOf = (plan: SeatPlan, { bay }: Place): readonly Place[] =>
  bay === undefined ? [] : (indexOf(plan).byBay.get(bay) ?? []);

/** All of a place's bay where one of this category is in it, so that it is sold whole; none elsewhere. */
export const wholeBayOf = (plan: SeatPlan, place: Place, category: string): readonly Place[] => {
  const bay = bayOf(plan, place);
  return bay.some((one) => one.category === category) ? bay : [];
};

/** Half of a couple's seat. */
export const isHalf = ({ kind }: Place): boolean => kind === "couple_left" || kind === "couple_right";

/** The other half of a couple's seat. */
export const halfOf = (plan: SeatPlan, place: Place): Place | undefined =>
  isHalf(place) ? placeAt(plan, place, place.kind === "couple_left" ? 1 : -1) : undefined;

/** Whether an odd party of so many at a price with couple's seats would leave half of one: all that is free there is for two. */
export const leavesHalf = ({ seats }: SeatPlan, category: string, party: number): boolean =>
  party % 2 === 1 && !seats.some((one) => one.category === category && one.kind === "seat" && isFree(one));

/** The car that a place is in; undefined where there is but one. */
export const carOf = ({ decks }: SeatPlan, { deck }: GridPlace): string | undefined => decks[deck]?.car;

export const isFree = ({ status }: Place): boolean => status === "available" || status === "selected";

/** The free places. What is kept for a wheelchair, and for who comes with it, is there for nobody else. */
export const freeFor = ({ seats }: SeatPlan, hasWheelchair: boolean): readonly Place[] =>
  seats.filter(
    ({ kind, status }) => status === "available" && (hasWheelchair || (kind !== "wheelchair" && kind !== "companion")),
  );

/** What a place costs somebody; null when nobody said, or when they may not have it. */
export const fareFor = ({ fare, fares }: Place, { id }: Sitter): Money | null =>
  fares === undefined ? fare : (fares.find((one) => one.id === id)?.price ?? null);

/** How far one would have to go from one place to the other: another deck is farther than any row, a row farther than an aisle. */
export const apart = (one: GridPlace, other: GridPlace): number =>
  Math.abs(one.deck - other.deck) * 1000 + Math.abs(one.row - other.row) * 10 + Math.abs(one.column - other.column);

/** The sum of the ways between all of them. */
export const spread = (places: readonly GridPlace[]): number =>
  places.reduce(
    (sum, place, index) => sum + places.slice(index + 1).reduce((inner, other) => inner + apart(place, other), 0),
    0,
  );
