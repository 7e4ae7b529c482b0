import { isAtSearch } from "../walk/is-at-search.ts";

export const isAtMovieWalk = isAtSearch(["city", "date"]);
