import { queryOptions } from "@tanstack/react-query";
import { readBusCities, readBusOperators } from "../../calls/bus-pages.calls.ts";

/** Every city that a bus stops in; null when they could not be had. */
export const busCitiesQuery = queryOptions({
  queryKey: ["bus cities"],
  queryFn: () => readBusCities(),
  staleTime: 60 * 60_000,
});

/** What every operator is called; none when they could not be had. */
export const busOperatorsQuery = queryOptions({
  queryKey: ["bus operators"],
  queryFn: async () => (await readBusOperators()).map(({ id, name }) => ({ id, name })),
  staleTime: 60 * 60_000,
});
