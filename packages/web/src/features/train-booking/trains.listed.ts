import { encodeTrainRoute } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { adultsOf, type ListedKind, rideEnds } from "../bookings/listed-kinds.ts";

/** Rides by train among all bookings. */
export const trainsListed: ListedKind = {
  ends: rideEnds,
  again: (booking, { first }) => {
    const [from, to] = booking.places;
    if (from === undefined || to === undefined) return null;
    const route = encodeTrainRoute({ from: from.code, to: to.code });
    return paths.trainsResults(route, `date=${first}&adults=${adultsOf(booking)}`);
  },
};
