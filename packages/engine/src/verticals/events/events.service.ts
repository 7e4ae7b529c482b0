import type { Ask } from "../../booking/ask/ask.types.ts";
import type { CheckoutService } from "../../booking/checkout/checkout.types.ts";
import type { QuantityPriceOutcome, QuantityPriceRequest } from "../../booking/quantities/quantity-choice.types.ts";
import type { SearchService, SearchText } from "../../booking/search/search.types.ts";
import type { OfferId, RefId } from "../../kernel/ids.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { EventCard, EventDetail, EventsHome, FoundEvents } from "./events.domain.ts";

type Problematic = { readonly type: "PROBLEM"; readonly problem: Problem };

export type FindEventsOutcome =
  | { readonly type: "FOUND"; readonly found: FoundEvents }
  /** `INVALID`: nobody can search for that. `GONE`: the session is over. */
  | { readonly type: "INVALID" | "GONE" }
  | Problematic;

/** The calls of a search. No method rejects. */
export interface EventsFinder {
  find(search: SearchText, signal?: AbortSignal): Promise<FindEventsOutcome>;
  /** Reads a session again, which makes it last longer. */
  findAgain(refId: RefId, signal?: AbortSignal): Promise<FindEventsOutcome>;
}

/** An event by its slug, or by one of its shows; with a code, what that opens is among its passes. */
export type EventRequest = { readonly event: OfferId; readonly code: string | null };

export type EventOutcome =
  | {
      readonly type: "EVENT";
      readonly event: EventDetail;
      /** The show that was asked for by its id. */
      readonly show: OfferId | null;
      /** Null where none was given. */
      readonly isCodeKnown: boolean | null;
      /** Until when it can be chosen from as it is. */
      readonly expiresAt: EpochMs;
    }
  | { readonly type: "SESSION_EXPIRED" }
  | Problematic;

/** What choosing passes needs from outside. No method rejects. */
export interface PassService {
  readEvent(request: EventRequest, signal?: AbortSignal): Promise<EventOutcome>;
  pricePasses(request: QuantityPriceRequest, signal?: AbortSignal): Promise<QuantityPriceOutcome>;
}

export type EventsHomeOutcome = { readonly type: "HOME"; readonly home: EventsHome } | Problematic;

export type EventMatchesOutcome = { readonly type: "MATCHES"; readonly events: readonly EventCard[] } | Problematic;

/** What is read of events before one is booked. No method rejects. */
export interface EventsGuide {
  /** Of a city by its slug; of all of a country where it is null, or nobody knows it. */
  home(city: string | null, signal?: AbortSignal): Promise<EventsHomeOutcome>;
  /** By any part of its name, its place or its tags, in either script. */
  matching(text: string, signal?: AbortSignal): Promise<EventMatchesOutcome>;
}

/**
 * What is asked for beside booking (`booking/ask`). Waiting for a `show`, by the `way` (`join`, `leave`), with the `email` of whoever is not
 * signed in; `TOO_LATE`: there is room by now. Giving a `ticket` of a `booking` to `firstName` `lastName`, by a new code; `TOO_LATE`: the
 * doors are open.
 */
export type EventAsks = { readonly wait: Ask; readonly rename: Ask };

/** What booking an event needs from outside. No method rejects. */
export interface EventsService extends SearchService, PassService, CheckoutService {}
