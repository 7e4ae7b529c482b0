import type { FixtureKind, Place, PlanDeck, PlanRow, SeatPlan } from "./seat-plan.types.ts";

/** A cell of a row as it is drawn: a place, or what else takes up room over so many columns. */
export type LaidCell =
  | { readonly kind: "place"; readonly place: Place }
  | { readonly kind: "fixture"; readonly of: FixtureKind; readonly span: number }
  | { readonly kind: "aisle" }
  | { readonly kind: "gap" };

export type LaidRow = PlanRow & {
  readonly id: string;
  /** The compartment that begins with it; null where it goes on, or where there is none. */
  readonly bay: string | null;
  readonly cells: readonly LaidCell[];
};

/** A deck as a grid: columns of one width, aisles between them. */
export type LaidDeck = {
  readonly car: string | null;
  readonly columns: readonly ("seat" | "aisle")[];
  /** The letter above each column; empty above an aisle, or where rows do not agree. */
  readonly letters: readonly string[];
  readonly rows: readonly LaidRow[];
};

type Standing = { readonly column: number; readonly cell: LaidCell };

/** What stands in a row, by its column. */
type Stood = ReadonlyMap<number, LaidCell>;

/** The columns of a deck. Where nobody says which are aisles, people walk where hardly a row has a place. */
const columnsOf = ({ aisles, columns, rows }: PlanDeck, places: readonly Place[]): readonly ("seat" | "aisle")[] =>
  Array.from({ length: columns }, (_, column) => {
    const isAisle = aisles?.includes(column) ?? places.filter((place) => place.column === column).length <= rows / 2;
    return isAisle ? "aisle" : "seat";
  });

/** The columns between two aisles, by their first and how many they are. */
const sectionsOf = (columns: readonly ("seat" | "aisle")[]): readonly { from: number; width: number }[] =>
  columns.flatMap((kind, column) => {
    if (kind === "aisle" || columns[column - 1] === "seat") return [];
    const end = columns.indexOf("aisle", column);
    return [{ from: column, width: (end < 0 ? columns.length : end) - column }];
  });

const gap: LaidCell = { kind: "gap" };

/** A section drawn over its columns. A galley that is alone there takes them all. */
const sectionCells = (stood: Stood, from: number, width: number): readonly LaidCell[] => {
  const own = Array.from({ length: width }, (_, at) => stood.get(from + at));
  const [only, ...others] = own.filter((cell) => cell !== undefined);
  if (only?.kind === "fixture" && others.length === 0) return [{ ...only, span: width }];
  return own.map((cell) => cell ?? gap);
};

/** Beside the sections there are the aisles; a bench at the back may have a place where people walk elsewhere. */
const cellsOf = (columns: readonly ("seat" | "aisle")[], stood: Stood): readonly LaidCell[] => {
  const sections = sectionsOf(columns);
  return columns.flatMap((kind, column): readonly LaidCell[] => {
    if (kind === "aisle") return [stood.get(column) ?? { kind: "aisle" }];
    const section = sections.find(({ from }) => from === column);
    return section === undefined ? [] : sectionCells(stood, section.from, section.width);
  });
};

const letterOf = (label: string): string => label.replace(/\d+/g, "");

/** The letter that all places of a column have. */
const letterOver = (places: readonly Place[], column: number): string => {
  const letters = new Set(places.filter((place) => place.column === column).map(({ label }) => letterOf(label)));
  const [letter, ...others] = letters;
  return others.length === 0 ? (letter ?? "") : "";
};

const bayAt = (places: readonly Place[], row: number): string | null =>
  places.find((place) => place.row === row)?.bay ?? null;

const laidDeck = ({ fixtures, seats }: SeatPlan, plan: PlanDeck, deck: number): LaidDeck => {
  const places = seats.filter((place) => place.deck === deck);
  const columns = columnsOf(plan, places);
  const standing = (row: number): readonly Standing[] => [
    ...fixtures
      .filter((fixture) => fixture.deck === deck && fixture.row === row)
      .map(({ column, kind }) => ({ column, cell: { kind: "fixture", of: kind, span: 1 } as const })),
    ...places
      .filter((place) => place.row === row)
      .map((place) => ({ column: place.column, cell: { kind: "place", place } as const })),
  ];
  return {
    car: plan.car ?? null,
    columns,
    letters: columns.map((kind, column) => (kind === "aisle" ? "" : letterOver(places, column))),
    rows: Array.from({ length: plan.rows }, (_, row): LaidRow => {
      const bay = bayAt(places, row);
      return {
        label: null,
        ...plan.named?.[row],
        id: `${deck}-${row}`,
        bay: bay === bayAt(places, row - 1) ? null : bay,
        cells: cellsOf(columns, new Map(standing(row).map(({ cell, column }) => [column, cell]))),
      };
    }),
  };
};

/** A plan as it is drawn, facing the front: a grid for each deck. */
export const laidOut = (plan: SeatPlan): readonly LaidDeck[] =>
  plan.decks.map((deck, index) => laidDeck(plan, deck, index));
