import { is__Pascal__Booking, type __Pascal__Booking } from "@safar/engine";
import { createCalendar } from "../bookings/create-calendar.ts";

/** What was booked as a calendar keeps it, in the page's language. */
export const __camel__Calendar = createCalendar<__Pascal__Booking>({
  vertical: "__name__",
  isOf: is__Pascal__Booking,
  eventsOf: ({ __camel__: { offer } }, { locale, reference, hijri }) => [
    {
      id: "__name__",
      starts: offer.starts,
      ends: offer.ends,
      title: offer.names[locale],
      place: offer.names[locale],
      lines: [...reference, ...hijri(offer.starts.local)],
    },
  ],
});
