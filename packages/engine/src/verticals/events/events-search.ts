import { atMost } from "../../booking/results/number-filters.ts";
import { leastFirst } from "../../booking/results/orders.ts";
import { describeResults } from "../../booking/results/results.ts";
import { minuteOfDay } from "../../booking/results/times-of-day.ts";
import { createOneAnswerSearch, type FoundOutcome } from "../../booking/search/one-answer-search.ts";
import { createRecents, type Recents } from "../../booking/search/recents.ts";
import { createResultsStore, type ResultsStore } from "../../booking/search/results-store.ts";
import type { SearchService, SearchText } from "../../booking/search/search.types.ts";
import type { DeviceStorage } from "../../kernel/ports.ts";
import { decodeEvents } from "./criteria.ts";
import type { EventsFinder, EventsOffer, FindEventsOutcome, FoundEvents } from "./events.types.ts";

type Options = { readonly finder: EventsFinder; readonly store: ResultsStore<FoundEvents> };

/** What searches found, session by session: the `most` that were written to last. */
export const createEventsResultsStore: (most?: number) => ResultsStore<FoundEvents> = createResultsStore;

const foundIn = (outcome: FindEventsOutcome): FoundOutcome<FoundEvents> =>
  outcome.type === "FOUND" ? { type: "FOUND", refId: outcome.found.refId, results: outcome.found } : outcome;

/** All offers come from one service. */
export const createEventsSearch = ({ finder, store }: Options): SearchService =>
  createOneAnswerSearch({
    provider: { code: "events", name: { en: "Events", ar: "الفعاليات" } },
    store,
    countOf: ({ offers }) => offers.length,
    find: async (search, signal) => foundIn(await finder.find(search, signal)),
    again: async (refId, _, signal) => foundIn(await finder.findAgain(refId, signal)),
  });

const price = (offer: EventsOffer): number => offer.price.total.minor;

/** What a search found, by what it is compared. Fill in what people choose by: `booking/results` has the kinds of filters and orders. */
export const eventsResults = describeResults({
  between: "_",
  idOf: ({ id }: EventsOffer) => id,
  price,
  currency: (offer: EventsOffer) => offer.price.total.currency,
  filters: { maxPrice: atMost("price", price) },
  sorts: { cheapest: leastFirst(price), earliest: leastFirst(({ starts }: EventsOffer) => minuteOfDay(starts.local)) },
  ties: [price],
});

/** A search that was made on this device. */
export type RecentEvents = { readonly search: SearchText };

export const createRecentEvents = (storage: DeviceStorage): Recents<RecentEvents> =>
  createRecents({
    storage,
    key: "events-searches",
    isEntry: (kept): kept is RecentEvents & typeof kept => "search" in kept,
    isAhead: ({ search }, today) => decodeEvents(search).date >= today,
  });
