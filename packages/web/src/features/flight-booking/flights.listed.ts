import { encodeCriteria } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { adultsOf, type ListedKind, rideEnds } from "../bookings/listed-kinds.ts";

/** Flights among all bookings. */
export const flightsListed: ListedKind = {
  ends: rideEnds,
  hasCodes: true,
  turn: 45,
  again: (booking, { first, last }) => {
    const [from, to, end] = booking.places;
    if (from === undefined || to === undefined) return null;
    const out = { from: from.code, to: to.code, date: first };
    const isReturn = end?.code === from.code;
    return paths.flightResults(
      encodeCriteria({
        trip: isReturn ? "return" : "one_way",
        legs: isReturn ? [out, { from: out.to, to: out.from, date: last }] : [out],
        party: { adults: adultsOf(booking), children: 0, infants: 0 },
        cabin: "economy",
      }),
    );
  },
};
