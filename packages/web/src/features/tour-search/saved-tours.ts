import type { FoundTours, TourCard } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import type { SavedLook } from "../saved/saved-look.ts";
import { tourArtOf } from "./tour-art.tsx";

/** What is kept of a tour. How many come is chosen with the day. */
export const savedTours: SavedLook<Pick<FoundTours, "place">, TourCard> = {
  people: null,
  of: ({ fromDay, names, place, reviewCount, score, ...tour }, _, isDated) => ({
    key: `tour ${tour.id}`,
    page: paths.toursOffer({ refId: place.slug, offer: tour.id, date: isDated ? fromDay : null }),
    title: names,
    detail: place.name,
    city: place.name,
    ...(isDated && fromDay && { day: fromDay }),
    rated: { reviewCount, score },
    art: { kind: "tour", of: tourArtOf(tour) },
  }),
  placeOf: ({ place }) => place.name,
  hasPicture: true,
  isOfManyDays: true,
};
