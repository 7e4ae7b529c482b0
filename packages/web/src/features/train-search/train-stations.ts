import type { EditionCountry, FoundPlace, TrainStation } from "@safar/engine";
import { queryOptions } from "@tanstack/react-query";
import { readTrainStations } from "../../calls/train-stations.calls.ts";

/** Every station that a train stops at; null when they could not be had. */
export const trainStationsQuery = queryOptions({
  queryKey: ["train stations"],
  queryFn: () => readTrainStations(),
  staleTime: 60 * 60_000,
});

/** A station as forms and their lists know it. */
export const placeOfStation = ({
  slug,
  name,
  country = "",
  stations = [],
}: Pick<TrainStation, "slug" | "name"> & Partial<TrainStation>): FoundPlace => ({
  id: slug,
  kind: stations.length > 0 ? "city" : "landmark",
  names: name,
  within: null,
  country,
});

/** The ways that an edition's travellers take most. */
export const busyLines: Readonly<Record<EditionCountry, readonly (readonly [from: string, to: string])[]>> = {
  PK: [
    ["karachi", "lahore"],
    ["karachi", "rawalpindi"],
    ["lahore", "rawalpindi"],
    ["lahore", "multan-cantt"],
    ["karachi", "hyderabad"],
    ["lahore", "peshawar"],
  ],
  SA: [
    ["makkah", "madinah"],
    ["jeddah", "makkah"],
    ["jeddah", "madinah"],
    ["riyadh", "dammam"],
    ["riyadh", "hofuf"],
    ["riyadh-north", "hail"],
  ],
};
