import { isToursBooking, type ToursBooking } from "@safar/engine";
import { createCalendar } from "../bookings/create-calendar.ts";

/** What was booked as a calendar keeps it, in the page's language. */
export const toursCalendar = createCalendar<ToursBooking>({
  vertical: "tours",
  words: "tours",
  isOf: isToursBooking,
  eventsOf: ({ tours: { offer } }, { locale, reference, hijri }) => [
    {
      id: "tours",
      starts: offer.starts,
      ends: offer.ends,
      title: offer.names[locale],
      place: offer.names[locale],
      lines: [...reference, ...hijri(offer.starts.local)],
    },
  ],
});
