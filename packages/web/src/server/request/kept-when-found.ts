import "@tanstack/react-start/server-only";
import { setResponseHeader } from "@tanstack/react-start/server";

/** The outcome of a search. What could not be had now may be there the next moment: a page that lacks it is not kept for others. */
export const keptWhenFound = <Outcome extends { readonly type: string }>(outcome: Outcome): Outcome => {
  if (outcome.type !== "FOUND") setResponseHeader("cache-control", "no-store");
  return outcome;
};
