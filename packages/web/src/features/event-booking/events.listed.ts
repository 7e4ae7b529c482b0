import { type ListedKind, showEnds } from "../bookings/listed-kinds.ts";

/** Events among all bookings: what is over is not on again. */
export const eventsListed: ListedKind = { ends: showEnds, poster: "event" };
