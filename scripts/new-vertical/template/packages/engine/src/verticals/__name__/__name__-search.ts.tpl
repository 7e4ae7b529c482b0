import { atMost } from "../../booking/results/number-filters.ts";
import { leastFirst } from "../../booking/results/orders.ts";
import { describeResults } from "../../booking/results/results.ts";
import { minuteOfDay } from "../../booking/results/times-of-day.ts";
import { createOneAnswerSearch, type FoundOutcome } from "../../booking/search/one-answer-search.ts";
import { createRecents, type Recents } from "../../booking/search/recents.ts";
import { createResultsStore, type ResultsStore } from "../../booking/search/results-store.ts";
import type { SearchService, SearchText } from "../../booking/search/search.types.ts";
import type { DeviceStorage } from "../../kernel/ports.ts";
import type { Find__Pascal__Outcome, Found__Pascal__, __Pascal__Finder, __Pascal__Offer } from "./__name__.types.ts";
import { decode__Pascal__ } from "./criteria.ts";

type Options = { readonly finder: __Pascal__Finder; readonly store: ResultsStore<Found__Pascal__> };

/** What searches found, session by session: the `most` that were written to last. */
export const create__Pascal__ResultsStore: (most?: number) => ResultsStore<Found__Pascal__> = createResultsStore;

const foundIn = (outcome: Find__Pascal__Outcome): FoundOutcome<Found__Pascal__> =>
  outcome.type === "FOUND" ? { type: "FOUND", refId: outcome.found.refId, results: outcome.found } : outcome;

/** All offers come from one service. */
export const create__Pascal__Search = ({ finder, store }: Options): SearchService =>
  createOneAnswerSearch({
    provider: { code: "__name__", name: { en: "__Things__", ar: "__thingsAr__" } },
    store,
    countOf: ({ offers }) => offers.length,
    find: async (search, signal) => foundIn(await finder.find(search, signal)),
    again: async (refId, _, signal) => foundIn(await finder.findAgain(refId, signal)),
  });

const price = (offer: __Pascal__Offer): number => offer.price.total.minor;

/** What a search found, by what it is compared. Fill in what people choose by: `booking/results` has the kinds of filters and orders. */
export const __camel__Results = describeResults({
  between: "_",
  idOf: ({ id }: __Pascal__Offer) => id,
  price,
  currency: (offer: __Pascal__Offer) => offer.price.total.currency,
  filters: { maxPrice: atMost("price", price) },
  sorts: { cheapest: leastFirst(price), earliest: leastFirst(({ starts }: __Pascal__Offer) => minuteOfDay(starts.local)) },
  ties: [price],
});

/** A search that was made on this device. */
export type Recent__Pascal__ = { readonly search: SearchText };

export const createRecent__Pascal__ = (storage: DeviceStorage): Recents<Recent__Pascal__> =>
  createRecents({
    storage,
    key: "__name__-searches",
    isEntry: (kept): kept is Recent__Pascal__ & typeof kept => "search" in kept,
    isAhead: ({ search }, today) => decode__Pascal__(search).date >= today,
  });
