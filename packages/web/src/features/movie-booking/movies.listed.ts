import { paths } from "../../app/addresses/paths.ts";
import { type ListedKind, showEnds } from "../bookings/listed-kinds.ts";

/** Screenings among all bookings. */
export const moviesListed: ListedKind = {
  ends: showEnds,
  poster: "film",
  again: ({ offer, places: [city] = [] }) => (offer ? paths.film(offer, city && `city=${city}`) : null),
};
