import { msg } from "@lingui/core/macro";
import { isToursBooking, type ToursBooking } from "@safar/engine";
import { clockOf } from "../../i18n/clock.ts";
import { createCalendar } from "../bookings/create-calendar.ts";
import { unitsIn } from "../tours/tour-summary.tsx";
import { tourBegins } from "./tour-begins.ts";

/** A tour as a calendar keeps it, in the page's language. */
export const toursCalendar = createCalendar<ToursBooking>({
  vertical: "tours",
  isOf: isToursBooking,
  eventsOf: (booking, { hijri, i18n, locale, reference }) => {
    const { tours } = booking;
    const { ends, meeting, option, pickup, starts, tour } = tours;
    const begins = tourBegins(booking);
    const [spot, clock, setsOut] = [begins.where.name[locale], clockOf(begins.at.local), clockOf(starts.local)];
    return [
      {
        id: "tour",
        starts: begins.at,
        ends,
        title: tour.names[locale],
        place: begins.spotIn(locale),
        lines: [
          option[locale],
          unitsIn(tours, locale),
          ...(pickup === null
            ? [meeting.directions[locale]]
            : [i18n._(msg`Picked up at ${clock}: ${spot}`), i18n._(msg`The tour sets out at ${setsOut}.`)]),
          ...reference,
          ...hijri(starts.local),
        ],
      },
    ];
  },
});
