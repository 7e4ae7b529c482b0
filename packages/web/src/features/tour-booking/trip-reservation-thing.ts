import { type BookedTour, instantOfPlace, type Locale } from "@safar/engine";
import type { Thing } from "../../seo/json-ld.ts";

/** A booked tour as mail programs and assistants read it. */
export const tripReservationThing = (
  { ends, meeting, starts, tour }: BookedTour,
  reference: string | null,
  locale: Locale,
): Thing => ({
  "@type": "EventReservation",
  ...(reference === null ? {} : { reservationNumber: reference }),
  reservationStatus: "https://schema.org/ReservationConfirmed",
  reservationFor: {
    "@type": "Event",
    name: tour.names[locale],
    startDate: new Date(instantOfPlace(starts)).toISOString(),
    endDate: new Date(instantOfPlace(ends)).toISOString(),
    location: {
      "@type": "Place",
      name: meeting.name[locale],
      address: tour.place.name[locale],
      geo: { "@type": "GeoCoordinates", latitude: meeting.latitude, longitude: meeting.longitude },
    },
  },
});
