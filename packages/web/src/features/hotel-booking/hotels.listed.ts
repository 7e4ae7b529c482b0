import { paths } from "../../app/addresses/paths.ts";
import { hotelsIn } from "../bookings/hotels-in.ts";
import { type ListedKind, partyOf, stayEnds } from "../bookings/listed-kinds.ts";

/** Stays among all bookings. */
export const hotelsListed: ListedKind = {
  ends: stayEnds,
  hasNights: true,
  hasVoucher: true,
  poster: "hotel",
  again: ({ places: [place] = [], rooms, ...bought }, days) =>
    place ? hotelsIn({ place, in: days.first, out: days.last, adults: partyOf(bought).adults, rooms }) : null,
};
