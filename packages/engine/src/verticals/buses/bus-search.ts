import { createResultsStore, type ResultsStore } from "../../booking/search/results-store.ts";
import type { HeldOutcome, OpenOutcome, SearchService } from "../../booking/search/search.types.ts";
import type { BusTimes, BusTimetable, TimesOutcome } from "./buses.types.ts";

export type BusResultsStore = ResultsStore<BusTimes>;

/** What the timetable said, session by session: the `most` that were written to last. */
export const createBusResultsStore: (most?: number) => BusResultsStore = createResultsStore;

/** All coaches come from the one timetable. */
const timetable = { code: "buses", name: { en: "Bus operators", ar: "شركات الحافلات" } } as const;

export type BusSearchOptions = { readonly timetable: BusTimetable; readonly store: BusResultsStore };

/** A `SearchService` over a timetable, which answers all at once: what it has is in the store when the search is open. */
export const createBusSearch = ({ timetable: source, store }: BusSearchOptions): SearchService => {
  const heldOf = ({ refId, expiresAt, departures }: BusTimes): HeldOutcome => ({
    type: "HELD",
    refId,
    expiresAt,
    providers: [timetable],
    answered: [timetable.code],
    failed: [],
    offers: departures.length,
  });
  const kept = (outcome: TimesOutcome): TimesOutcome => {
    if (outcome.type === "TIMES") store.write(outcome.times.refId, outcome.times);
    return outcome;
  };
  return {
    async open(search, signal): Promise<OpenOutcome> {
      const outcome = kept(await source.times(search, signal));
      if (outcome.type !== "TIMES") return outcome.type === "GONE" ? { type: "INVALID" } : outcome;
      const { refId, expiresAt } = outcome.times;
      return { type: "OPENED", refId, expiresAt, providers: [timetable] };
    },

    receive(refId, onAnswer) {
      const times = store.read(refId);
      if (times !== null) onAnswer({ provider: timetable.code, isFailed: false, offers: times.departures.length });
      return () => {};
    },

    async reread(refId, signal): Promise<HeldOutcome> {
      const outcome = kept(await source.timesAgain(refId, signal));
      if (outcome.type === "TIMES") return heldOf(outcome.times);
      return outcome.type === "PROBLEM" ? outcome : { type: "GONE" };
    },
  };
};
