import type { Money } from "../../kernel/money.ts";

/** What a seat is to whoever looks. Anything that is not understood is not available. */
export type SeatStatus = "available" | "selected" | "held" | "booked_male" | "booked_female" | "booked" | "unavailable";

export type SeatFeature =
  | "window"
  | "aisle"
  | "exit"
  | "bassinet"
  | "extra_legroom"
  | "limited_recline"
  | "over_wing"
  | "unknown";

/** What a seat costs a passenger who may sit there. */
export type SeatOffer = { readonly passengerId: string; readonly serviceId: string; readonly price: Money };

export type Seat = {
  readonly kind: "seat";
  /** As the traveller reads it: `12A`. */
  readonly designator: string;
  readonly status: SeatStatus;
  readonly features: readonly SeatFeature[];
  readonly offers: readonly SeatOffer[];
};

/** What else takes up a place in a row. */
export type Fixture = {
  readonly kind:
    | "empty"
    | "aisle"
    | "exit_row"
    | "lavatory"
    | "galley"
    | "closet"
    | "stairs"
    | "bassinet"
    | "door"
    | "unknown";
};

export type SeatElement = Seat | Fixture;

export type SeatRow = { readonly label: string | null; readonly elements: readonly SeatElement[] };

export type SeatCabin = { readonly deck: number; readonly name: string; readonly rows: readonly SeatRow[] };

/** The seats of one segment, coach or hall, row by row and from left to right as one faces the front. */
export type SeatMap = { readonly segmentId: string; readonly cabins: readonly SeatCabin[] };
