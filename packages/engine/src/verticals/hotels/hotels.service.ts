import type { CheckoutService } from "../../booking/checkout/checkout.types.ts";
import type { FoundPlace } from "../../booking/places/place-search.types.ts";
import type { SearchService, SearchText } from "../../booking/search/search.types.ts";
import type { OfferId, RefId } from "../../kernel/ids.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { HotelDetail } from "./hotels.domain.ts";

export type HotelOutcome =
  | {
      readonly type: "HOTEL";
      readonly detail: HotelDetail;
      /** What its session looks for, where that is known: a hotel that was opened by its address leads back to it. */
      readonly search?: SearchText;
    }
  | { readonly type: "SESSION_EXPIRED" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** What booking a hotel needs from outside. No method rejects. */
export interface HotelsService extends SearchService, CheckoutService {
  /**
   * A hotel with its rooms; reading it keeps the session alive. Where that has ended and `search` names the stay and the hotel
   * (`hotelNamedIn`), the stay may be looked for anew: what is read is then of another session.
   */
  hotel(refId: RefId, offer: OfferId, signal?: AbortSignal, search?: SearchText | null): Promise<HotelOutcome>;
}

export type PlacesOutcome =
  | { readonly type: "FOUND"; readonly places: readonly FoundPlace[] }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** Where hotels can be looked for. No method rejects. */
export interface HotelPlacesService {
  /** By name in English or Arabic, near spellings included; the best first. */
  search(text: string, signal?: AbortSignal): Promise<PlacesOutcome>;
  /** The city that the person seems to be in; none when that is not known. */
  nearby(signal?: AbortSignal): Promise<PlacesOutcome>;
}
