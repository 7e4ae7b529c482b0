import { createOneAnswerSearch, type FoundOutcome } from "../../booking/search/one-answer-search.ts";
import { createResultsStore, type ResultsStore } from "../../booking/search/results-store.ts";
import type { SearchService } from "../../booking/search/search.types.ts";
import type { BusTimes } from "./buses.domain.ts";
import type { BusTimetable, TimesOutcome } from "./buses.service.ts";

export type BusResultsStore = ResultsStore<BusTimes>;

/** What the timetable said, session by session: the `most` that were written to last. */
export const createBusResultsStore: (most?: number) => BusResultsStore = createResultsStore;

export type BusSearchOptions = { readonly timetable: BusTimetable; readonly store: BusResultsStore };

const foundIn = (outcome: TimesOutcome): FoundOutcome<BusTimes> =>
  outcome.type === "TIMES" ? { type: "FOUND", refId: outcome.times.refId, results: outcome.times } : outcome;

/** All coaches come from the one timetable. */
export const createBusSearch = ({ timetable, store }: BusSearchOptions): SearchService =>
  createOneAnswerSearch({
    provider: { code: "buses", name: { en: "Bus operators", ar: "شركات الحافلات" } },
    store,
    countOf: ({ departures }) => departures.length,
    find: async (search, signal) => foundIn(await timetable.times(search, signal)),
    again: async (refId, _, signal) => foundIn(await timetable.timesAgain(refId, signal)),
  });
