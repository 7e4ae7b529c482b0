import { chance } from "./hash.ts";

export type Gender = "male" | "female";

/** Something that takes a place in a coach. Rows and columns are counted from the driver's side of the front. */
export type Place<Category extends string = string> = {
  readonly id: string;
  /** The number on the seat; empty for what is none. */
  readonly label: string;
  readonly deck: number;
  readonly row: number;
  readonly col: number;
  readonly kind: "seat" | "sleeper" | "driver" | "door";
  readonly category: Category | null;
};

export type DeckPlan<Category extends string> = {
  /** One letter for each column: `s` a seat, `_` the aisle. */
  readonly pattern: string;
  readonly rows: number;
  /** The last row goes from side to side. */
  readonly hasBench?: boolean;
  readonly kind: "seat" | "sleeper";
  readonly categoryOf: (row: number, rows: number) => Category;
};

/** The seats of one deck, numbered on from `first`; the rows of the lowest begin behind its door. */
export const deckPlaces = <Category extends string>(
  { pattern, rows, hasBench = false, kind, categoryOf }: DeckPlan<Category>,
  deck: number,
  first: number,
): readonly Place<Category>[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from(pattern)
      .map((sign, col) => ({ sign, col }))
      .filter(({ sign }) => sign !== "_" || (hasBench && row === rows - 1))
      .map(({ col }) => ({ deck, row: deck === 0 ? row + 1 : row, col, kind, category: categoryOf(row, rows) })),
  )
    .flat()
    .map((place, index) => ({ ...place, id: String(first + index), label: String(first + index) }));

type Position = Pick<Place, "deck" | "row" | "col">;

/** Whether two places touch side by side, with no aisle between them. */
export const areNeighbours = (one: Position, other: Position): boolean =>
  one.deck === other.deck && one.row === other.row && Math.abs(one.col - other.col) === 1;

/** Who may sit beside whom. Every operator has its own. */
export type SeatRules = {
  /** `strict`: nobody sits beside a stranger of the other gender. */
  readonly adjacentGender: "strict" | "none";
  /** Whether those of one booking may sit beside each other whoever they are. */
  readonly partyTogether: boolean;
  /** Rows of the lower deck, counted from the front, that are kept for women. */
  readonly womenRows: readonly number[];
};

export const isKeptForWomen = ({ womenRows }: SeatRules, { deck, row }: Position): boolean =>
  deck === 0 && womenRows.includes(row);

/** Whom a stranger may not be beside, by who sits there. */
export type Seated = ReadonlyMap<string, Gender>;

type Crowd = {
  /** What all chance here follows from. */
  readonly key: string;
  readonly seed: number;
  /** How likely each place is taken; 0 for one that never is. */
  readonly loadOf: (place: Place) => number;
};

/** Who sits where before anybody books here: strangers keep to the rules as everybody else does. */
export const strangersIn = (seats: readonly Place[], rules: SeatRules, { key, seed, loadOf }: Crowd): Seated => {
  const seated = new Map<string, Gender>();
  const places: Place[] = [];
  for (const place of seats) {
    const own = `${key}/${place.id}`;
    if (chance(own, seed) >= loadOf(place)) continue;
    const isWomens = isKeptForWomen(rules, place);
    const who: Gender = isWomens || chance(`${own}/who`, seed) < 0.38 ? "female" : "male";
    const beside = places.find((other) => areNeighbours(other, place));
    const neighbour = beside === undefined ? undefined : seated.get(beside.id);
    const isBound = rules.adjacentGender === "strict" && neighbour !== undefined && !isWomens;
    seated.set(place.id, isBound ? neighbour : who);
    places.push(place);
  }
  return seated;
};
