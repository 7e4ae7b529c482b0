import type { Ask } from "../../booking/ask/ask.types.ts";
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
      /** Whoever looks, signed in, asked to be told of it, with these cinemas by their slugs; null for whoever did not. */
      readonly preBooked: readonly string[] | null;
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

/**
 * What is asked for beside booking (`booking/ask`). To be told when the shows of a `film` open, by the `way` (`join`, `leave`): preferred
 * `cinemas` by their slugs, a space between them, and the `email` of whoever is not signed in. `TOO_LATE`: its shows can be booked by now.
 */
export type MovieAsks = { readonly preBook: Ask };

/** What booking a show needs from outside. No method rejects. */
export interface MoviesService extends SearchService, HallService, CheckoutService {}
