import type { CheckoutService } from "../../booking/checkout/checkout.types.ts";
import type { SearchService, SearchText } from "../../booking/search/search.types.ts";
import type { SeatsRead, SeatsUnpriced } from "../../booking/seat-plan/seat-service.types.ts";
import type { OfferId, RefId } from "../../kernel/ids.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { BusTimes, BusTrip, SeatFares } from "./buses.domain.ts";
import type { CoachPlan, SeatPick } from "./seats/coach.types.ts";

export type TimesOutcome =
  | { readonly type: "TIMES"; readonly times: BusTimes }
  /** There is no such city, or no such day. */
  | { readonly type: "INVALID" }
  | { readonly type: "GONE" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

export type SeatsOutcome = SeatsRead<"SEATS", { readonly trip: BusTrip; readonly plan: CoachPlan }>;

export type SeatFaresRequest = {
  /** Of the departure. */
  readonly departure: OfferId;
  readonly picks: readonly SeatPick[];
  readonly boarding: string | null;
  readonly dropping: string | null;
};

export type SeatFaresOutcome = { readonly type: "FARES"; readonly fares: SeatFares } | SeatsUnpriced;

/** What choosing seats needs from outside. No method rejects. */
export interface BusSeatsService {
  /** A departure with its seats as they are now; reading it keeps the search alive. */
  seats(departure: OfferId, signal?: AbortSignal): Promise<SeatsOutcome>;
  seatFares(request: SeatFaresRequest, signal?: AbortSignal): Promise<SeatFaresOutcome>;
}

/** The calls of a search. No method rejects. */
export interface BusTimetable {
  times(search: SearchText, signal?: AbortSignal): Promise<TimesOutcome>;
  /** A search that was opened before; reading it makes it last longer. */
  timesAgain(refId: RefId, signal?: AbortSignal): Promise<TimesOutcome>;
}

/** What booking a bus needs from outside. No method rejects. */
export interface BusesService extends SearchService, BusSeatsService, CheckoutService {}
