import { encodeStay } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { adultsOf, type ListedKind, stayEnds } from "../bookings/listed-kinds.ts";

/** Stays among all bookings. */
export const hotelsListed: ListedKind = {
  ends: stayEnds,
  hasNights: true,
  hasVoucher: true,
  poster: "hotel",
  again: (booking, { first: checkIn, last: checkOut }) => {
    const [place] = booking.places;
    const rooms = [{ adults: adultsOf(booking), childAges: [] }];
    return place ? paths.hotelResults(encodeStay({ place: place.code, checkIn, checkOut, rooms })) : null;
  },
};
