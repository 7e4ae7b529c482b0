import { encodeBusRoute } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { type ListedKind, rideEnds } from "../bookings/listed-kinds.ts";

/** Rides by bus among all bookings. */
export const busesListed: ListedKind = {
  ends: rideEnds,
  again: ({ places: [from, to] = [] }, { first }) =>
    from && to ? paths.busResults(encodeBusRoute({ from, to }), first) : null,
};
