import { queryOptions } from "@tanstack/react-query";
import { readMoviesGeneral } from "../../calls/movie-guide.calls.ts";

/** Cities, cinemas and categories, and the city chosen last; null when they could not be had. */
export const moviesGeneralQuery = queryOptions({
  queryKey: ["movies general"],
  queryFn: () => readMoviesGeneral(),
  staleTime: 60 * 60_000,
});
