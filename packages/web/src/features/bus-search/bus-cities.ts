import { queryOptions } from "@tanstack/react-query";
import { readBusCities } from "../../calls/bus-pages.calls.ts";

/** Every city that a bus stops in; null when they could not be had. */
export const busCitiesQuery = queryOptions({
  queryKey: ["bus cities"],
  queryFn: () => readBusCities(),
  staleTime: 60 * 60_000,
});
