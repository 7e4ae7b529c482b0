import type { FlightsEntry } from "../../engine/flights.walk.ts";

export const resultsEntry = (search: string): FlightsEntry => ({
  start: { at: "results", search, refId: null },
  step: "results",
});

/** The query of the same page for browsers without script. */
export const plainQuery = (search: string): string => `?${search}&plain=1`;
