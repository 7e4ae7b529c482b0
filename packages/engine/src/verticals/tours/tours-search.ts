import { atMost } from "../../booking/results/number-filters.ts";
import { leastFirst } from "../../booking/results/orders.ts";
import { describeResults } from "../../booking/results/results.ts";
import { minuteOfDay } from "../../booking/results/times-of-day.ts";
import { createOneAnswerSearch, type FoundOutcome } from "../../booking/search/one-answer-search.ts";
import { createRecents, type Recents } from "../../booking/search/recents.ts";
import { createResultsStore, type ResultsStore } from "../../booking/search/results-store.ts";
import type { SearchService, SearchText } from "../../booking/search/search.types.ts";
import type { DeviceStorage } from "../../kernel/ports.ts";
import { decodeTours } from "./criteria.ts";
import type { FindToursOutcome, FoundTours, ToursFinder, ToursOffer } from "./tours.types.ts";

type Options = { readonly finder: ToursFinder; readonly store: ResultsStore<FoundTours> };

/** What searches found, session by session: the `most` that were written to last. */
export const createToursResultsStore: (most?: number) => ResultsStore<FoundTours> = createResultsStore;

const foundIn = (outcome: FindToursOutcome): FoundOutcome<FoundTours> =>
  outcome.type === "FOUND" ? { type: "FOUND", refId: outcome.found.refId, results: outcome.found } : outcome;

/** All offers come from one service. */
export const createToursSearch = ({ finder, store }: Options): SearchService =>
  createOneAnswerSearch({
    provider: { code: "tours", name: { en: "Tours", ar: "الجولات السياحية" } },
    store,
    countOf: ({ offers }) => offers.length,
    find: async (search, signal) => foundIn(await finder.find(search, signal)),
    again: async (refId, _, signal) => foundIn(await finder.findAgain(refId, signal)),
  });

const price = (offer: ToursOffer): number => offer.price.total.minor;

/** What a search found, by what it is compared. Fill in what people choose by: `booking/results` has the kinds of filters and orders. */
export const toursResults = describeResults({
  between: "_",
  idOf: ({ id }: ToursOffer) => id,
  price,
  currency: (offer: ToursOffer) => offer.price.total.currency,
  filters: { maxPrice: atMost("price", price) },
  sorts: { cheapest: leastFirst(price), earliest: leastFirst(({ starts }: ToursOffer) => minuteOfDay(starts.local)) },
  ties: [price],
});

/** A search that was made on this device. */
export type RecentTours = { readonly search: SearchText };

export const createRecentTours = (storage: DeviceStorage): Recents<RecentTours> =>
  createRecents({
    storage,
    key: "tours-searches",
    isEntry: (kept): kept is RecentTours & typeof kept => "search" in kept,
    isAhead: ({ search }, today) => decodeTours(search).date >= today,
  });
