import type { Locale, ToursBooking } from "@safar/engine";
import type { Thing } from "../../seo/json-ld.ts";
import { outingReservationThing } from "../../seo/json-ld-outings.ts";
import { tourBegins } from "./tour-begins.ts";

/** A booked tour as mail programs and assistants read it. */
export const tripReservationThing = (booking: ToursBooking, locale: Locale): Thing => {
  const { ends, tour } = booking.tours;
  const { at: starts, where } = tourBegins(booking);
  const place = { ...where, address: tour.place.name };
  return outingReservationThing(booking, { name: tour.names, starts, ends, place, seats: null }, locale);
};
