import type { FoundTours, TourCard } from "@safar/engine";
import type { SavedLook } from "../saved/saved-look.ts";
import { tourArtOf } from "./tour-art.tsx";

/** What is kept of a tour. How many come is chosen with the day. */
export const savedTours: SavedLook<Pick<FoundTours, "place">, TourCard> = {
  people: null,
  of: (tour) => ({ title: tour.names, detail: tour.place.name, art: { kind: "tour", of: tourArtOf(tour) } }),
  placeOf: ({ place }) => place.name,
  hasPicture: true,
};
