import type { FoundTours, PlaceTime, TourCard } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import type { SavedLook } from "../saved/saved-look.ts";
import { tourArtOf } from "./tour-art.tsx";

/** What is kept of a tour. How many come is chosen with the day. */
export const savedTours: SavedLook<
  Pick<FoundTours, "place">,
  TourCard & { readonly starts?: PlaceTime | undefined }
> = {
  people: null,
  of: ({ fromDay, names, place, reviewCount, score, starts, ...tour }, _, isDated) => ({
    key: `tour ${tour.id}`,
    page: paths.toursOffer({ refId: place.slug, offer: tour.id, date: isDated ? fromDay : null }),
    title: names,
    detail: place.name,
    city: place.name,
    ...(isDated && fromDay && { day: fromDay }),
    // An hour is chosen on its page: a list knows none.
    ...(isDated && fromDay && starts?.local.startsWith(fromDay) && { starts: starts.local }),
    rated: { reviewCount, score },
    art: { kind: "tour", of: tourArtOf(tour) },
  }),
  placeOf: ({ place }) => place.name,
  hasPicture: true,
  isOfManyDays: true,
};
