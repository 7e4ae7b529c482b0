import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type BusBooking, type CalendarEvent, isBusBooking } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import type { RequestFacts } from "../../app/loading/request-facts.ts";
import { commaIn } from "../../i18n/format.ts";
import { formatHijriDate } from "../../i18n/hijri.ts";
import { addressOf } from "../../seo/alternates.ts";
import type { BookedCalendar } from "../bookings/booked.types.ts";

/** A booking's bus as a calendar keeps it, in the page's language. */
const busEvents = ({ bus, pnr, uuid }: BusBooking, facts: RequestFacts, i18n: I18n): readonly CalendarEvent[] => {
  const { edition, locale } = facts;
  const { boarding, departure, dropping, from, passengers, to } = bus;
  const url = addressOf(paths.booking("buses", uuid), facts);
  const [start, end, off] = [from.name[locale], to.name[locale], dropping.name[locale]];
  const seats = passengers.map(({ seat }) => seat).join(commaIn(locale));
  return [
    {
      id: `${uuid}.bus`,
      starts: boarding.time,
      ends: dropping.time,
      title: i18n._(msg`Bus from ${start} to ${end}`),
      place: `${boarding.name[locale]}${commaIn(locale)}${start}`,
      text: [
        departure.operator.name[locale],
        i18n._(msg`Seats: ${seats}`),
        i18n._(msg`Get off at ${off}`),
        ...(pnr === null ? [] : [i18n._(msg`Booking reference ${pnr}`)]),
        ...(edition === "SA" ? [formatHijriDate(boarding.time.local, locale)] : []),
        url,
      ].join("\n"),
      url,
    },
  ];
};

export const busCalendar: BookedCalendar = {
  words: "bus-booking",
  eventsOf: (booking, facts, i18n) => (isBusBooking(booking) ? busEvents(booking, facts, i18n) : []),
};
