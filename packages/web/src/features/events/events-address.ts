import { isAtWholeSearch } from "../walk/is-at-search.ts";

/** Whether an address is the one that is open; how results are filtered makes it no other. */
export const isAtEvents = isAtWholeSearch(["q", "city", "from", "to", "part", "new"]);
