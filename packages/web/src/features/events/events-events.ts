import { type EventsBooking, isEventsBooking } from "@safar/engine";
import { createCalendar } from "../bookings/create-calendar.ts";

/** What was booked as a calendar keeps it, in the page's language. */
export const eventsCalendar = createCalendar<EventsBooking>({
  vertical: "events",
  words: "events",
  isOf: isEventsBooking,
  eventsOf: ({ events: { offer } }, { locale, reference, hijri }) => [
    {
      id: "events",
      starts: offer.starts,
      ends: offer.ends,
      title: offer.names[locale],
      place: offer.names[locale],
      lines: [...reference, ...hijri(offer.starts.local)],
    },
  ],
});
