import type { CheckoutService } from "../../booking/checkout/checkout.types.ts";
import type { SearchService, SearchText } from "../../booking/search/search.types.ts";
import type { ReadOfferEvent, WalkContext, WalkEvent, WalkInput, WalkStart } from "../../booking/walk/walk.types.ts";
import type { OfferId, RefId } from "../../kernel/ids.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Price } from "../../kernel/price.ts";
import type { Problem } from "../../kernel/problem.ts";

/** One result of a search. Fill in what people compare and choose by. */
export type __Pascal__Offer = {
  readonly id: OfferId;
  readonly names: { readonly en: string; readonly ar: string };
  readonly price: Price;
};

export type __Pascal__OfferOutcome =
  | {
      readonly type: "OFFER";
      readonly offer: __Pascal__Offer;
      /** What its session looks for: an offer that was opened by its address leads back to it. */
      readonly search: SearchText;
      readonly expiresAt: EpochMs;
    }
  | { readonly type: "SESSION_EXPIRED" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** What booking needs from outside. No method rejects. */
export interface __Pascal__Service extends SearchService, CheckoutService {
  /** An offer as it is now; reading it keeps the search alive. */
  readOffer(refId: RefId, offer: OfferId, signal?: AbortSignal): Promise<__Pascal__OfferOutcome>;
}

/** What is shown beside a payment that was opened by its address. */
type Booked = { readonly booked?: __Pascal__Offer };

export type __Pascal__Start = WalkStart<Booked>;

export type __Pascal__Input = WalkInput<Booked>;

export type __Pascal__Context = WalkContext<Booked> & {
  /** The offer that is looked at, once it is read. */
  readonly shown: __Pascal__Offer | null;
  readonly problem: Problem | null;
};

export type __Pascal__Event = WalkEvent | ReadOfferEvent | { readonly type: "offer.accept" };

export type __Pascal__OwnScreen = "offer" | "offerFailed" | "sessionExpired";
