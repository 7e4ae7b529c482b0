import type { CheckoutService } from "../../booking/checkout/checkout.types.ts";
import type { QuantityPrice } from "../../booking/quantities/quantity-choice.types.ts";
import type { SearchService, SearchText } from "../../booking/search/search.types.ts";
import type { CalendarDate } from "../../kernel/calendar-date.ts";
import type { OfferId, RefId } from "../../kernel/ids.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { FoundTours, TourPlan, ToursHome, UnitCount } from "./tours.domain.ts";

type Problematic = { readonly type: "PROBLEM"; readonly problem: Problem };

export type FindToursOutcome =
  | { readonly type: "FOUND"; readonly found: FoundTours }
  /** `INVALID`: nobody can search for that. `GONE`: the session is over. */
  | { readonly type: "INVALID" | "GONE" }
  | Problematic;

/** A day of a tour; without one its first day that has room. */
export type TourDayRef = { readonly tour: OfferId; readonly date: CalendarDate | null };

export type TourOutcome =
  | {
      readonly type: "TOUR";
      readonly plan: TourPlan;
      /** Its place and the days around: a tour that was opened by its address leads back to them. */
      readonly search: SearchText;
    }
  /** There is no tour by that name. */
  | { readonly type: "SESSION_EXPIRED" }
  | Problematic;

export type UnitPriceRequest = {
  readonly tour: OfferId;
  /** Of a `TourStart`. */
  readonly start: string;
  readonly units: readonly UnitCount[];
  /** Null for who comes to the meeting point. */
  readonly pickup: string | null;
  /** By the question's id; what was left out is not sent. */
  readonly answers: Readonly<Record<string, string>>;
};

export type UnitPriceOutcome =
  | { readonly type: "PRICED"; readonly price: QuantityPrice }
  /** `SOLD_OUT`: somebody was quicker, and there is less than was chosen. `CLOSED`: it is not sold any more. */
  | { readonly type: "SOLD_OUT" }
  | { readonly type: "CLOSED" }
  | { readonly type: "SESSION_EXPIRED" }
  | Problematic;

export type ToursHomeOutcome = { readonly type: "HOME"; readonly home: ToursHome } | Problematic;

/** The calls of a search. No method rejects. */
export interface ToursFinder {
  find(search: SearchText, signal?: AbortSignal): Promise<FindToursOutcome>;
  /** Reads a session again, which makes it last longer. */
  findAgain(refId: RefId, signal?: AbortSignal): Promise<FindToursOutcome>;
}

/** What choosing a day and units of a tour needs from outside. No method rejects. */
export interface TourChoiceService {
  readTour(request: TourDayRef, signal?: AbortSignal): Promise<TourOutcome>;
  priceUnits(request: UnitPriceRequest, signal?: AbortSignal): Promise<UnitPriceOutcome>;
}

/** What is read of tours before one is looked for. Does not reject. */
export interface ToursGuide {
  home(signal?: AbortSignal): Promise<ToursHomeOutcome>;
}

/** What booking a tour needs from outside. No method rejects. */
export interface ToursService extends SearchService, TourChoiceService, CheckoutService {}
