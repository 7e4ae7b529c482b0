import { type BookedMovie, instantOfPlace, type Locale } from "@safar/engine";
import type { Thing } from "../../seo/json-ld.ts";

/** A booked show as search engines and mail programs read it. Nobody's name is in it. */
export const screeningThing = ({ film, seats, show }: BookedMovie, pnr: string | null, locale: Locale): Thing => ({
  "@type": "EventReservation",
  ...(pnr === null ? {} : { reservationNumber: pnr }),
  numSeats: String(seats.length),
  reservationFor: {
    "@type": "ScreeningEvent",
    name: film.title[locale],
    startDate: new Date(instantOfPlace(show.starts)).toISOString(),
    endDate: new Date(instantOfPlace(show.ends)).toISOString(),
    location: {
      "@type": "MovieTheater",
      name: show.cinema.name[locale],
      address: show.cinema.address[locale],
    },
    workPresented: { "@type": "Movie", name: film.title[locale] },
  },
});
