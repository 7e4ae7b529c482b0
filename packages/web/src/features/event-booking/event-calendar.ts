import { msg } from "@lingui/core/macro";
import { type EventsBooking, isEventsBooking } from "@safar/engine";
import { clockOf } from "../../i18n/clock.ts";
import { commaIn } from "../../i18n/format.ts";
import { createCalendar } from "../bookings/create-calendar.ts";
import { countedIn } from "../quantities/counted-in.ts";

/** An event as a calendar keeps it, in the page's language. */
export const eventsCalendar = createCalendar<EventsBooking>({
  vertical: "events",
  isOf: isEventsBooking,
  eventsOf: ({ events }, { hijri, i18n, locale, reference }) => {
    const { directions, doors, ends, starts, title, venue } = events;
    const clock = clockOf(doors.local);
    return [
      {
        id: "event",
        starts,
        ends,
        title: title[locale],
        place: [venue.name, venue.address].map((name) => name[locale]).join(commaIn(locale)),
        lines: [
          countedIn(events.passes, locale),
          i18n._(msg`Doors open at ${clock}`),
          directions[locale],
          ...reference,
          ...hijri(starts.local),
        ],
      },
    ];
  },
});
