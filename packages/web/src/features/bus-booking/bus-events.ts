import { msg } from "@lingui/core/macro";
import { type BusBooking, isBusBooking } from "@safar/engine";
import { commaIn } from "../../i18n/format.ts";
import { createCalendar } from "../bookings/create-calendar.ts";

/** A bus as a calendar keeps it. */
export const busCalendar = createCalendar<BusBooking>({
  vertical: "buses",
  isOf: isBusBooking,
  eventsOf: ({ bus }, { i18n, locale, reference, hijri }) => {
    const { boarding, departure, dropping, from, passengers, to } = bus;
    const [start, end, off] = [from.name[locale], to.name[locale], dropping.name[locale]];
    const seats = passengers.map(({ seat }) => seat).join(commaIn(locale));
    return [
      {
        id: "bus",
        starts: boarding.time,
        ends: dropping.time,
        title: i18n._(msg`Bus from ${start} to ${end}`),
        place: `${boarding.name[locale]}${commaIn(locale)}${start}`,
        lines: [
          departure.operator.name[locale],
          i18n._(msg`Seats: ${seats}`),
          i18n._(msg`Get off at ${off}`),
          ...reference,
          ...hijri(boarding.time.local),
        ],
      },
    ];
  },
});
