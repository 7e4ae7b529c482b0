import type { Place, PlaceKind, SeatPlan, SeatStatus } from "./seat-plan.types.ts";

type Sign = { readonly kind?: PlaceKind; readonly status?: SeatStatus; readonly only?: "female" };

const signs: Readonly<Record<string, Sign>> = {
  ".": {},
  w: { only: "female" },
  m: { status: "booked_male" },
  f: { status: "booked_female" },
  t: { status: "booked" },
  x: { status: "unavailable" },
  L: { kind: "berth_lower" },
  M: { kind: "berth_middle" },
  U: { kind: "berth_upper" },
  S: { kind: "berth_side" },
  "<": { kind: "couple_left" },
  ">": { kind: "couple_right" },
  h: { kind: "wheelchair" },
  c: { kind: "companion" },
};

export type DrawnDeck = {
  /** A text a row, `_` where people walk. */
  readonly rows: readonly string[];
  readonly car?: string;
  /** The bay that each row is in. */
  readonly bays?: readonly string[];
  readonly category?: string;
};

/**
 * A plan from drawings: `.` free, `w` free and kept for women, `m`, `f` and `t` taken by a man, a woman and somebody, `x` not for sale,
 * `L`, `M`, `U` and `S` lower, middle, upper and side berths, `<>` a couple's seat, `h` for a wheelchair and `c` for who comes along.
 * Places are called by the letter of their row and their number in it; a row further forward costs more.
 */
export const drawPlan = (...decks: readonly DrawnDeck[]): SeatPlan => {
  const seats = decks.flatMap(({ bays, car = "", category = "standard", rows }, deck) =>
    rows.flatMap((line, row) =>
      Array.from(line).flatMap((text, column): readonly Place[] => {
        const sign = signs[text];
        if (sign === undefined) return [];
        const number = Array.from(line.slice(0, column)).filter((one) => one !== "_").length + 1;
        const label = `${car}${String.fromCharCode(65 + row)}${number}`;
        const bay = bays?.[row];
        return [
          {
            id: `${deck}.${label}`,
            label,
            deck,
            row,
            column,
            kind: "seat",
            status: "available",
            only: null,
            category,
            fare: { minor: row === 0 ? 50_000 : 40_000, currency: "PKR" },
            ...sign,
            ...(bay === undefined ? {} : { bay }),
          },
        ];
      }),
    ),
  );
  return {
    decks: decks.map(({ car, rows }) => ({
      rows: rows.length,
      columns: Math.max(...rows.map((line) => line.length)),
      ...(car === undefined ? {} : { car }),
    })),
    seats,
    fixtures: [],
    categories: [{ code: "standard", name: { en: "Standard", ar: "عادي" } }],
  };
};

/** The labels of some places. */
export const labelsOf = ({ seats }: SeatPlan, picks: readonly { readonly seat: string }[]): readonly string[] =>
  picks.map(({ seat }) => seats.find(({ id }) => id === seat)?.label ?? seat);
