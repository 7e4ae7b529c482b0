import type { FoundPlace, TourPlace } from "@safar/engine";
import { queryOptions } from "@tanstack/react-query";
import { readTourPlaces } from "../../calls/tours.calls.ts";

/** Every place that there are tours of; null when they could not be had. */
export const tourPlacesQuery = queryOptions({
  queryKey: ["tour places"],
  queryFn: () => readTourPlaces(),
  staleTime: 60 * 60_000,
});

/** A place as forms and their lists know it. */
export const placeOfTours = ({
  slug,
  name,
  country = "",
}: Pick<TourPlace, "slug" | "name"> & Partial<TourPlace>): FoundPlace => ({
  id: slug,
  kind: "area",
  names: name,
  within: null,
  country,
});
