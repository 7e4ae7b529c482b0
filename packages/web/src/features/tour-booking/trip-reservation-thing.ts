import { instantOfPlace, type Locale, type ToursBooking } from "@safar/engine";
import { reservationStatusOf, type Thing } from "../../seo/json-ld.ts";

/** A booked tour as mail programs and assistants read it. */
export const tripReservationThing = ({ pnr, status, tours }: ToursBooking, locale: Locale): Thing => {
  const { ends, meeting, starts, tour } = tours;
  return {
    "@type": "EventReservation",
    ...(pnr === null ? {} : { reservationNumber: pnr }),
    reservationStatus: reservationStatusOf(status),
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
  };
};
