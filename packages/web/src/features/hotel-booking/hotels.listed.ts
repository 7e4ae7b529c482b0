import { staySearch } from "../bookings/by-name-search.ts";
import { type ListedKind, partyOf, stayEnds } from "../bookings/listed-kinds.ts";

/** Stays among all bookings. */
export const hotelsListed: ListedKind = {
  ends: stayEnds,
  hasNights: true,
  hasVoucher: true,
  poster: "hotel",
  again: ({ places: [place] = [], rooms, ...bought }, days) =>
    place ? staySearch({ place, in: days.first, out: days.last, adults: partyOf(bought).adults, rooms }) : null,
};
