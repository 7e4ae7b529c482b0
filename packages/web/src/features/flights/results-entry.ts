import type { FlightsStart } from "@safar/engine";
import type { WalkEntry } from "../../engine/walk/walk.ts";

export const resultsEntry = (search: string): WalkEntry<FlightsStart> => ({
  start: { at: "results", search, refId: null },
  step: "results",
});

/** The query of the same page for browsers without script. */
export const plainQuery = (search: string): string => `?${search}&plain=1`;
