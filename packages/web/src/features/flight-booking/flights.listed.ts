import { encodeCriteria } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { type ListedKind, partyOf, rideEnds } from "../bookings/listed-kinds.ts";

/** Flights among all bookings. */
export const flightsListed: ListedKind = {
  ends: rideEnds,
  hasCodes: true,
  turn: 45,
  again: ({ cabin = "economy", places: [from, to, end] = [], ...bought }, { first, last }) => {
    if (from === undefined || to === undefined) return null;
    const back = end === from ? [{ from: to, to: from, date: last }] : [];
    const trip = back.length > 0 ? "return" : "one_way";
    const legs = [{ from, to, date: first }, ...back];
    return paths.flightResults(encodeCriteria({ trip, legs, party: partyOf(bought), cabin }));
  },
};
