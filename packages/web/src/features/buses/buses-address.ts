import { isAtSearch } from "../walk/is-at-search.ts";

export const isAtBusWalk = isAtSearch(["date"]);
