import type { EventsBooking, Locale } from "@safar/engine";
import type { Thing } from "../../seo/json-ld.ts";
import { outingReservationThing } from "../../seo/json-ld-outings.ts";

/** A booked event as mail programs and assistants read it. */
export const reservationThing = (booking: EventsBooking, locale: Locale): Thing => {
  const { ends, starts, tickets, title: name, venue: place } = booking.events;
  const seats = tickets.reduce((sum, { admits }) => sum + admits, 0);
  return outingReservationThing(booking, { name, starts, ends, place, seats }, locale);
};
