import { type BookedEvent, instantOfPlace, type Locale } from "@safar/engine";
import type { Thing } from "../../seo/json-ld.ts";

/** A booked event as mail programs and assistants read it. Nobody's name is in it. */
export const reservationThing = (
  { ends, isCalledOff, starts, tickets, title, venue }: BookedEvent,
  reference: string | null,
  locale: Locale,
): Thing => ({
  "@type": "EventReservation",
  ...(reference === null ? {} : { reservationNumber: reference }),
  reservationStatus: `https://schema.org/${isCalledOff ? "ReservationCancelled" : "ReservationConfirmed"}`,
  numSeats: String(tickets.reduce((sum, { admits }) => sum + admits, 0)),
  reservationFor: {
    "@type": "Event",
    name: title[locale],
    startDate: new Date(instantOfPlace(starts)).toISOString(),
    endDate: new Date(instantOfPlace(ends)).toISOString(),
    location: {
      "@type": "Place",
      name: venue.name[locale],
      address: venue.address[locale],
      geo: { "@type": "GeoCoordinates", latitude: venue.latitude, longitude: venue.longitude },
    },
  },
});
