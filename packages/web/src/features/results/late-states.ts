import { createIsomorphicFn } from "@tanstack/react-start";
import { lazy } from "react";
import {
  ExpiringSoon,
  NothingFound,
  NothingLeft,
  ResultsExpired,
  SearchFailed,
  SearchInvalid,
} from "./results-states.tsx";

const fetched = () => import("./results-states.tsx");

/** What stands in the place of results when there are none, and over those that soon are none. The server draws it at once; few browsers ever need to. */
export const LateState = createIsomorphicFn()
  .server(() => ({ ExpiringSoon, NothingFound, NothingLeft, ResultsExpired, SearchFailed, SearchInvalid }))
  .client(() => ({
    ExpiringSoon: lazy(async () => ({ default: (await fetched()).ExpiringSoon })),
    NothingFound: lazy(async () => ({ default: (await fetched()).NothingFound })),
    NothingLeft: lazy(async () => ({ default: (await fetched()).NothingLeft })),
    ResultsExpired: lazy(async () => ({ default: (await fetched()).ResultsExpired })),
    SearchFailed: lazy(async () => ({ default: (await fetched()).SearchFailed })),
    SearchInvalid: lazy(async () => ({ default: (await fetched()).SearchInvalid })),
  }))();

/** Has it fetched while the page rests: a search that fails for want of a network could fetch nothing any more. */
export const fetchStates = async (): Promise<void> => {
  try {
    await fetched();
  } catch {
    // It is asked for again when it is needed.
  }
};
