import { oneOf, only } from "../../booking/results/choice-filters.ts";
import { among, like } from "../../booking/results/choices.ts";
import { atMost } from "../../booking/results/number-filters.ts";
import { leastFirst, mostFirst } from "../../booking/results/orders.ts";
import { describeResults } from "../../booking/results/results.ts";
import { dayPartAt, dayPartNames, minuteOfDay } from "../../booking/results/times-of-day.ts";
import { createOneAnswerSearch, type FoundOutcome } from "../../booking/search/one-answer-search.ts";
import { createRecents, isKeptRecord, type Recents } from "../../booking/search/recents.ts";
import { createResultsStore, type ResultsStore } from "../../booking/search/results-store.ts";
import type { SearchService, SearchText } from "../../booking/search/search.types.ts";
import type { DeviceStorage } from "../../kernel/ports.ts";
import { decodeEvents } from "./criteria.ts";
import { type EventCard, eventCategories, type FoundEvents, isShowSold, showStates } from "./events.domain.ts";
import type { EventsFinder, FindEventsOutcome } from "./events.service.ts";

type Options = { readonly finder: EventsFinder; readonly store: ResultsStore<FoundEvents> };

/** What searches found, session by session: the `most` that were written to last. */
export const createEventsResultsStore: (most?: number) => ResultsStore<FoundEvents> = createResultsStore;

const foundIn = (outcome: FindEventsOutcome): FoundOutcome<FoundEvents> =>
  outcome.type === "FOUND" ? { type: "FOUND", refId: outcome.found.refId, results: outcome.found } : outcome;

/** All events come from one service. */
export const createEventsSearch = ({ finder, store }: Options): SearchService =>
  createOneAnswerSearch({
    provider: { code: "events", name: { en: "Organisers", ar: "المنظمون" } },
    store,
    countOf: ({ offers }) => offers.length,
    find: async (search, signal) => foundIn(await finder.find(search, signal)),
    again: async (refId, _, signal) => foundIn(await finder.findAgain(refId, signal)),
  });

const price = ({ from }: EventCard): number | null => from?.minor ?? null;

/** By day and time, as one number that grows. */
const begins = ({ next }: EventCard): number => Number(next.local.replaceAll(/\D/g, ""));

/** Of what can still be had: what is sold out comes last. */
const taken = (event: EventCard): number | null => (isShowSold(event) ? (event.taken ?? null) : null);

/** Events, by what they are compared. */
export const eventsResults = describeResults({
  between: "_",
  idOf: ({ id }: EventCard) => id,
  price,
  currency: ({ from }: EventCard) => from?.currency ?? null,
  filters: {
    categories: oneOf("categories", among(eventCategories), ({ category }: EventCard) => category),
    cities: oneOf("cities", like(/^[a-z0-9-]{1,60}$/), ({ venue }: EventCard) => venue.city.slug),
    parts: oneOf("parts", among(dayPartNames), ({ starts }: EventCard) => dayPartAt(minuteOfDay(starts.local))),
    states: oneOf("states", among(showStates), ({ state }: EventCard) => state),
    free: only("free", (event: EventCard) => price(event) === 0),
    maxPrice: atMost("price", price),
  },
  sorts: { soonest: leastFirst(begins), cheapest: leastFirst(price), booked: mostFirst(taken) },
  ties: [begins],
});

export type EventsResultsView = ReturnType<typeof eventsResults.decode>;
export type EventsFacets = ReturnType<typeof eventsResults.facets>;

/** A search that was made on this device. */
export type RecentEvents = { readonly search: SearchText };

export const createRecentEvents = (storage: DeviceStorage): Recents<RecentEvents> =>
  createRecents({
    storage,
    key: "events-searches",
    isEntry: (kept): kept is RecentEvents & typeof kept => isKeptRecord(kept, { texts: ["search"], names: [] }),
    isAhead: ({ search }, today) => {
      const { to } = decodeEvents(search);
      return to === "" || to >= today;
    },
  });
