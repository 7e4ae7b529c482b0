import type { CheckoutService } from "../../booking/checkout/checkout.types.ts";
import type { PlaceTime } from "../../booking/list/booking-list.types.ts";
import type { SearchService, SearchText } from "../../booking/search/search.types.ts";
import type { ReadOfferEvent, WalkContext, WalkEvent, WalkInput, WalkStart } from "../../booking/walk/walk.types.ts";
import type { OfferId, RefId } from "../../kernel/ids.ts";
import type { Names } from "../../kernel/names.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Price } from "../../kernel/price.ts";
import type { Problem } from "../../kernel/problem.ts";

/** One result of a search. Fill in what people compare and choose by. */
export type ToursOffer = {
  readonly id: OfferId;
  readonly names: Names;
  readonly starts: PlaceTime;
  readonly ends: PlaceTime;
  readonly price: Price;
};

/** A search session and what it found. */
export type FoundTours = {
  readonly refId: RefId;
  readonly search: SearchText;
  readonly expiresAt: EpochMs;
  readonly offers: readonly ToursOffer[];
};

type Problematic = { readonly type: "PROBLEM"; readonly problem: Problem };

export type FindToursOutcome =
  | { readonly type: "FOUND"; readonly found: FoundTours }
  /** `INVALID`: nobody can search for that. `GONE`: the session is over. */
  | { readonly type: "INVALID" | "GONE" }
  | Problematic;

export type ToursOfferOutcome =
  | {
      readonly type: "OFFER";
      readonly offer: ToursOffer;
      /** What its session looks for: an offer that was opened by its address leads back to it. */
      readonly search: SearchText;
    }
  | { readonly type: "SESSION_EXPIRED" }
  | Problematic;

/** The calls of a search and of its offers. No method rejects. */
export interface ToursFinder {
  find(search: SearchText, signal?: AbortSignal): Promise<FindToursOutcome>;
  /** Reads a session again, which makes it last longer. */
  findAgain(refId: RefId, signal?: AbortSignal): Promise<FindToursOutcome>;
  /** An offer as it is now; reading it keeps its search alive. */
  readOffer(offer: OfferId, signal?: AbortSignal): Promise<ToursOfferOutcome>;
}

/** What booking needs from outside. */
export type ToursService = SearchService & CheckoutService & Pick<ToursFinder, "readOffer">;

/** What is shown beside a payment that was opened by its address. */
type Booked = { readonly shown?: ToursOffer };

/** The address of an offer need not name its session. */
export type ToursStart = WalkStart<Booked, RefId | null>;

export type ToursInput = WalkInput<Booked, RefId | null>;

export type ToursContext = WalkContext<Booked, RefId | null> & {
  /** The offer that is looked at, once it is read. */
  readonly shown: ToursOffer | null;
  readonly problem: Problem | null;
};

export type ToursEvent = WalkEvent | ReadOfferEvent | { readonly type: "offer.accept" };

export type ToursOwnScreen = "offer" | "offerFailed" | "sessionExpired";
