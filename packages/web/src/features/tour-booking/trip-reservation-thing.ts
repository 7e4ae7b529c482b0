import type { Locale, ToursBooking } from "@safar/engine";
import type { Thing } from "../../seo/json-ld.ts";
import { outingReservationThing } from "../../seo/json-ld-outings.ts";

/** A booked tour as mail programs and assistants read it. */
export const tripReservationThing = (booking: ToursBooking, locale: Locale): Thing => {
  const { ends, meeting, starts, tour } = booking.tours;
  const place = { ...meeting, address: tour.place.name };
  return outingReservationThing(booking, { name: tour.names, starts, ends, place, seats: null }, locale);
};
