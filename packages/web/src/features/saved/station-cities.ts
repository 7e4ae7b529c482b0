import type { Names, SavedOffer } from "@safar/engine";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { readStationCities } from "../../calls/saved.calls.ts";
import { savedKind } from "./saved-kinds.ts";

/** Cities of stations that are called otherwise, by what these are called in English. */
export type StationCities = ReadonlyMap<string, Names>;

const stationCitiesQuery = queryOptions({
  queryKey: ["cities of stations"],
  queryFn: async (): Promise<StationCities> => new Map(await readStationCities()),
  staleTime: 60 * 60_000,
  retry: false,
});

/** Where the stations are that something saved leads to; nobody is asked where nothing does. */
export const useStationCities = (offers: readonly SavedOffer[]) =>
  useQuery({ ...stationCitiesQuery, enabled: offers.some(({ vertical }) => savedKind(vertical).isToStation) });
