import { type EventsBooking, instantOfPlace, type Locale } from "@safar/engine";
import { reservationStatusOf, type Thing } from "../../seo/json-ld.ts";

/** A booked event as mail programs and assistants read it. Nobody's name is in it. */
export const reservationThing = ({ events, pnr, status }: EventsBooking, locale: Locale): Thing => {
  const { ends, starts, tickets, title, venue } = events;
  return {
    "@type": "EventReservation",
    ...(pnr === null ? {} : { reservationNumber: pnr }),
    reservationStatus: reservationStatusOf(status),
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
  };
};
