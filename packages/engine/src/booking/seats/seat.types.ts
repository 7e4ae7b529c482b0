import type { Money } from "../../kernel/money.ts";
import type { SeatFeature, SeatStatus } from "../seat-plan/seat-plan.types.ts";

/** What a seat costs a traveller who may sit there. */
export type SeatOffer = { readonly travellerId: string; readonly serviceId: string; readonly price: Money };

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

/** The cabins of one segment as the airline tells of them, row by row and from left to right as one faces the front. */
export type SeatMap = { readonly segmentId: string; readonly cabins: readonly SeatCabin[] };
