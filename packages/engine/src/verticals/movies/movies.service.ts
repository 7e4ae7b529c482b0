import type { CheckoutService } from "../../booking/checkout/checkout.types.ts";
import type { Finder } from "../../booking/search/one-answer-search.ts";
import type { SearchService } from "../../booking/search/search.types.ts";
import type { SeatPriceOutcome, SeatsRead } from "../../booking/seat-plan/seat-service.types.ts";
import type { OfferId } from "../../kernel/ids.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { HallPick, HallPlan } from "./hall/hall-plan.types.ts";
import type { Cinema, Film, FoundShows, MovieCategory, MoviesGeneral, MoviesHome, Show } from "./movies.domain.ts";

type Problematic = { readonly type: "PROBLEM"; readonly problem: Problem };

type Missing = { readonly type: "NOT_FOUND" };

/** Until its show begins. */
export type HallOutcome = SeatsRead<"HALL", { readonly film: Film; readonly show: Show; readonly plan: HallPlan }>;

export type SeatPriceRequest = { readonly show: OfferId; readonly picks: readonly HallPick[] };

export type ShowsFinder = Finder<FoundShows>;

/** What choosing seats of a show needs from outside. No method rejects. */
export interface HallService {
  readHall(show: OfferId, signal?: AbortSignal): Promise<HallOutcome>;
  priceSeats(request: SeatPriceRequest, signal?: AbortSignal): Promise<SeatPriceOutcome>;
}

export type FilmOutcome =
  | {
      readonly type: "FILM";
      readonly film: Film;
      /** Where it is shown, or will be. */
      readonly cinemas: readonly Cinema[];
      /** By whom the page was asked for it, they asked to be told of it already. */
      readonly isPreBooked: boolean;
    }
  | Missing
  | Problematic;

export type FilmsOutcome =
  | { readonly type: "FILMS"; readonly category: MovieCategory | null; readonly films: readonly Film[] }
  | Missing
  | Problematic;

export type MoviesHomeOutcome = { readonly type: "HOME"; readonly home: MoviesHome } | Missing | Problematic;

export type MoviesGeneralOutcome = { readonly type: "GENERAL"; readonly general: MoviesGeneral } | Problematic;

export type FilmSearchOutcome =
  | { readonly type: "MATCHES"; readonly films: readonly Film[]; readonly cinemas: readonly Cinema[] }
  | Problematic;

/** What is read of films before one is booked. Cities, films and categories go by their slugs. No method rejects. */
export interface MoviesGuide {
  general(signal?: AbortSignal): Promise<MoviesGeneralOutcome>;
  home(city: string, signal?: AbortSignal): Promise<MoviesHomeOutcome>;
  film(slug: string, signal?: AbortSignal): Promise<FilmOutcome>;
  /** All films of a category that are shown or will be; with `null` all there are. */
  films(category: string | null, signal?: AbortSignal): Promise<FilmsOutcome>;
  /** Films and cinemas by any part of their names, in either script, near spellings too. */
  matching(text: string, city: string | null, signal?: AbortSignal): Promise<FilmSearchOutcome>;
}

export type PreBookingRequest = {
  /** The film's slug. */
  readonly film: string;
  /** Preferred cinemas by their slugs; at least one. */
  readonly cinemas: readonly string[];
  /** Where the mail goes. Left out for whoever is signed in. */
  readonly email?: string;
};

export type PreBookingOutcome =
  /** `already`: they had asked for it before, on whatever device; nothing was changed. */
  | { readonly type: "REGISTERED"; readonly already: boolean }
  /** The address is none. */
  | { readonly type: "INVALID" }
  /** The film is shown by now: its shows can be booked. */
  | { readonly type: "ON_SALE" }
  | Problematic;

/** Asking to be told when a film's shows open. The same twice is the same once. Does not reject. */
export interface PreBookingService {
  preBook(request: PreBookingRequest, signal?: AbortSignal): Promise<PreBookingOutcome>;
}

/** What booking a show needs from outside. No method rejects. */
export interface MoviesService extends SearchService, HallService, CheckoutService {}
