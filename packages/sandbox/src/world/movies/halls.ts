import type { Names } from "../names.ts";

export type HallPlanName = "grand" | "imax" | "classic" | "studio" | "small" | "gold";

export type HallPlaceKind = "seat" | "couple_left" | "couple_right" | "wheelchair" | "companion";

export type HallSeat = {
  /** `F12`, as it is written on it. */
  readonly id: string;
  readonly row: number;
  readonly col: number;
  readonly kind: HallPlaceKind;
  readonly category: HallCategory;
};

export type HallCategory = "standard" | "prime" | "sofa" | "gold";

export const hallCategoryNames: Readonly<Record<HallCategory, Names>> = {
  standard: { en: "Standard", ar: "عادي" },
  prime: { en: "Prime", ar: "مميز" },
  sofa: { en: "Sofa for two", ar: "أريكة لشخصين" },
  gold: { en: "Gold", ar: "ذهبي" },
};

/** What a place costs, by its category, of the standard one. */
export const categoryFactor: Readonly<Record<HallCategory, number>> = {
  standard: 1,
  prime: 1.35,
  sofa: 1.7,
  gold: 2.4,
};

type Shape = {
  readonly rows: number;
  readonly cols: number;
  /** Columns that people walk in. */
  readonly aisles: readonly number[];
  /** Rows from this one on are dearer; the last so many are couples' seats. */
  readonly primeFrom: number;
  readonly sofaRows: number;
  /** Room for wheelchairs, each with who comes along, at both ends of the first row. */
  readonly hasWheelchairs: boolean;
  /** So many places fewer at each end of the first row, one less in each after it. */
  readonly narrow: number;
  readonly curve: number;
};

/** From the screen to the back. `classic` has exactly 200 places, `grand` 600. */
const shapes: Readonly<Record<HallPlanName, Shape>> = {
  grand: {
    rows: 20,
    cols: 32,
    aisles: [8, 23],
    primeFrom: 11,
    sofaRows: 0,
    hasWheelchairs: true,
    narrow: 0,
    curve: 1.6,
  },
  imax: { rows: 14, cols: 26, aisles: [6, 19], primeFrom: 7, sofaRows: 2, hasWheelchairs: true, narrow: 3, curve: 1.3 },
  classic: {
    rows: 10,
    cols: 22,
    aisles: [5, 16],
    primeFrom: 6,
    sofaRows: 0,
    hasWheelchairs: false,
    narrow: 0,
    curve: 0.9,
  },
  studio: {
    rows: 8,
    cols: 14,
    aisles: [3, 10],
    primeFrom: 4,
    sofaRows: 1,
    hasWheelchairs: true,
    narrow: 1,
    curve: 0.7,
  },
  small: { rows: 6, cols: 12, aisles: [5], primeFrom: 3, sofaRows: 1, hasWheelchairs: true, narrow: 0, curve: 0.4 },
  gold: {
    rows: 4,
    cols: 11,
    aisles: [2, 5, 8],
    primeFrom: 4,
    sofaRows: 0,
    hasWheelchairs: false,
    narrow: 0,
    curve: 0.3,
  },
};

export const hallShape = (plan: HallPlanName): Shape => shapes[plan];

export const rowLabel = (row: number): string => String.fromCharCode(65 + row);

/** Half of a couple's seat; null where the end of a block has no room for all of one. */
const halfAt = ({ aisles, cols }: Shape, col: number): HallPlaceKind | null => {
  const from = aisles.findLast((aisle) => aisle < col) ?? -1;
  const width = (aisles.find((aisle) => aisle > col) ?? cols) - from - 1;
  const at = col - from - 1;
  if (at === width - 1 && width % 2 === 1) return null;
  return at % 2 === 0 ? "couple_left" : "couple_right";
};

const kindAt = (shape: Shape, row: number, col: number): HallPlaceKind | null => {
  const { cols, hasWheelchairs, rows, sofaRows } = shape;
  if (row >= rows - sofaRows) return halfAt(shape, col);
  if (row > 0 || !hasWheelchairs) return "seat";
  const [first, last] = [col, cols - 1 - col];
  if (first === 0 || last === 0) return "wheelchair";
  return first === 1 || last === 1 ? "companion" : "seat";
};

const categoryAt = (plan: HallPlanName, { primeFrom, rows, sofaRows }: Shape, row: number): HallCategory => {
  if (plan === "gold") return "gold";
  if (row >= rows - sofaRows) return "sofa";
  return row >= primeFrom ? "prime" : "standard";
};

const seatsOf = (plan: HallPlanName): readonly HallSeat[] => {
  const shape = shapes[plan];
  return Array.from({ length: shape.rows }, (_, row) => {
    const missing = Math.max(0, shape.narrow - row);
    const isWide = row === 0 && shape.hasWheelchairs;
    const cols = Array.from({ length: shape.cols }, (__, col) => col).filter(
      (col) => !shape.aisles.includes(col) && (isWide || (col >= missing && col < shape.cols - missing)),
    );
    const category = categoryAt(plan, shape, row);
    return cols
      .flatMap((col) => {
        const kind = kindAt(shape, row, col);
        return kind === null ? [] : [{ col, kind }];
      })
      .map(({ col, kind }, index): HallSeat => ({ id: `${rowLabel(row)}${index + 1}`, row, col, kind, category }));
  }).flat();
};

const plans = new Map<HallPlanName, readonly HallSeat[]>();

export const hallSeats = (plan: HallPlanName): readonly HallSeat[] => {
  const known = plans.get(plan) ?? seatsOf(plan);
  plans.set(plan, known);
  return known;
};

const besideOf = ({ col, row }: HallSeat, seats: readonly HallSeat[], across: number): HallSeat | undefined =>
  seats.find((other) => other.row === row && other.col === col + across);

/** The other half of a couple's seat. */
export const halfOf = (seat: HallSeat, seats: readonly HallSeat[]): HallSeat | undefined => {
  if (seat.kind === "couple_left") return besideOf(seat, seats, 1);
  return seat.kind === "couple_right" ? besideOf(seat, seats, -1) : undefined;
};

export const neighboursOf = (seat: HallSeat, seats: readonly HallSeat[]): readonly HallSeat[] =>
  [-1, 1].flatMap((across) => besideOf(seat, seats, across) ?? []);
