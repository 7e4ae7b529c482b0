import { paths } from "../../app/addresses/paths.ts";
import { type ListedKind, showEnds } from "../bookings/listed-kinds.ts";

/** Events among all bookings: what is over is not on again, but others are in its city. */
export const eventsListed: ListedKind = {
  ends: showEnds,
  poster: "event",
  isOther: true,
  again: ({ places: [city] = [] }) => (city ? paths.eventsResults(`city=${city}`) : null),
};
