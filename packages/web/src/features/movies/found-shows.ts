import type { FoundShows, MovieCity } from "@safar/engine";
import { createContext } from "react";

/** What the page's own loader has found, until the walk has it too; and the other cities to look in. */
export const FoundShowsContext = createContext<{
  readonly found: FoundShows | null;
  readonly cities: readonly MovieCity[];
}>({ found: null, cities: [] });
