import { createContext } from "react";
import type { BegunSearch } from "../../server/flights/begin-search.ts";

/** The first offers of a search that the server began with the page; null where the page's script begins it. */
export const FirstOffersContext = createContext<BegunSearch["first"] | null>(null);
