import { queryOptions } from "@tanstack/react-query";
import { readEventCities } from "../../calls/events.calls.ts";

/** The cities that there are events in; none when they could not be had. */
export const eventCitiesQuery = queryOptions({
  queryKey: ["event cities"],
  queryFn: () => readEventCities(),
  staleTime: 60 * 60_000,
});
