import { isAtSearch } from "../walk/is-at-search.ts";

export const isAtTrainWalk = isAtSearch(["date", "adults", "children", "infants", "class"]);
