import { msg } from "@lingui/core/macro";
import { isToursBooking, type ToursBooking } from "@safar/engine";
import { createCalendar } from "../bookings/create-calendar.ts";
import { unitsIn } from "../tours/tour-summary.tsx";

/** A tour as a calendar keeps it, in the page's language. */
export const toursCalendar = createCalendar<ToursBooking>({
  vertical: "tours",
  isOf: isToursBooking,
  eventsOf: ({ tours }, { hijri, i18n, locale, reference }) => {
    const { ends, meeting, option, pickup, starts, tour } = tours;
    const [spot, clock] = [pickup?.name[locale] ?? "", pickup?.at ?? ""];
    return [
      {
        id: "tour",
        starts,
        ends,
        title: tour.names[locale],
        place: (pickup ?? meeting).name[locale],
        lines: [
          option[locale],
          unitsIn(tours, locale),
          pickup === null ? meeting.directions[locale] : i18n._(msg`Picked up at ${clock}: ${spot}`),
          ...reference,
          ...hijri(starts.local),
        ],
      },
    ];
  },
});
