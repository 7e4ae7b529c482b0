import { encodeTrainRoute } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { type ListedKind, partyOf, rideEnds } from "../bookings/listed-kinds.ts";

/** Rides by train among all bookings. */
export const trainsListed: ListedKind = {
  ends: rideEnds,
  again: ({ places: [from, to] = [], ...bought }, { first }) => {
    if (from === undefined || to === undefined) return null;
    const { adults, children } = partyOf(bought);
    const party = `adults=${adults}${children > 0 ? `&children=${children}` : ""}`;
    return paths.trainsResults(encodeTrainRoute({ from, to }), `date=${first}&${party}`);
  },
};
