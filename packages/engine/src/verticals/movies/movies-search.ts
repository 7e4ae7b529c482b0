import { anyOf, oneOf } from "../../booking/results/choice-filters.ts";
import { among, like } from "../../booking/results/choices.ts";
import { atMost } from "../../booking/results/number-filters.ts";
import { leastFirst, mostFirst } from "../../booking/results/orders.ts";
import { describeResults } from "../../booking/results/results.ts";
import { dayPartAt, dayPartNames, minuteOfDay } from "../../booking/results/times-of-day.ts";
import { createSearchOver } from "../../booking/search/one-answer-search.ts";
import { createRecents, isKeptRecord, type Recents } from "../../booking/search/recents.ts";
import { createResultsStore, type ResultsStore } from "../../booking/search/results-store.ts";
import type { SearchService, SearchText } from "../../booking/search/search.types.ts";
import type { Money } from "../../kernel/money.ts";
import type { Names } from "../../kernel/names.ts";
import type { DeviceStorage } from "../../kernel/ports.ts";
import { decodeMovies } from "./criteria.ts";
import { type FoundShows, type Show, type ShowCategory, screenTypes } from "./movies.domain.ts";
import type { ShowsFinder } from "./movies.service.ts";

type Options = { readonly finder: ShowsFinder; readonly store: ResultsStore<FoundShows> };

/** What searches found, session by session: the `most` that were written to last. */
export const createMoviesResultsStore: (most?: number) => ResultsStore<FoundShows> = createResultsStore;

/** All shows come from one service. */
export const createMoviesSearch = ({ finder, store }: Options): SearchService =>
  createSearchOver({
    finder,
    provider: { code: "movies", name: { en: "Cinemas", ar: "دور السينما" } },
    store,
    countOf: ({ shows }) => shows.length,
  });

/** The cheapest places of a show that are left; null where it is full. */
export const cheapestOf = ({ categories }: Pick<Show, "categories">): ShowCategory | null =>
  categories.find(({ left }) => left > 0) ?? null;

/** What the cheapest place of several shows costs; null where all are full. */
export const leastSeat = (shows: readonly Pick<Show, "categories">[]): Money | null =>
  shows.flatMap((show) => cheapestOf(show)?.price ?? []).toSorted((one, other) => one.minor - other.minor)[0] ?? null;

const price = (show: Show): number | null => cheapestOf(show)?.price.minor ?? null;

const begins = ({ starts }: Show): number => minuteOfDay(starts.local);

/** The shows of a day, by what they are compared. */
export const moviesResults = describeResults({
  between: "_",
  idOf: ({ id }: Show) => id,
  price,
  currency: ({ categories }: Show) => categories[0]?.price.currency ?? null,
  filters: {
    cinemas: anyOf("cinemas", like(/^[a-z0-9-]{1,60}$/), ({ cinema }: Show) => [cinema.slug]),
    types: anyOf("types", among(screenTypes), ({ type }: Show) => [type]),
    languages: anyOf("languages", like(/^[a-z]{2,3}$/), ({ language }: Show) => [language]),
    parts: oneOf("parts", among(dayPartNames), (show: Show) => dayPartAt(begins(show))),
    maxPrice: atMost("price", price),
  },
  sorts: {
    earliest: leastFirst(begins),
    cheapest: leastFirst(price),
    /** By the number that is said of it. */
    roomiest: mostFirst(({ left }: Show) => left),
  },
  ties: [begins],
  mayLead: ({ left }) => left > 0,
});

export type MoviesResultsView = ReturnType<typeof moviesResults.decode>;
export type MoviesFacets = ReturnType<typeof moviesResults.facets>;

/** A film that was looked for on this device, with what it is called. */
export type RecentMovies = { readonly search: SearchText; readonly title: Names };

export const createRecentMovies = (storage: DeviceStorage): Recents<RecentMovies> =>
  createRecents({
    storage,
    key: "movies-searches",
    isEntry: (kept): kept is RecentMovies & typeof kept => isKeptRecord(kept, { texts: ["search"], names: ["title"] }),
    isAhead: ({ search }, today) => decodeMovies(search).date >= today,
  });
