import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type CalendarEvent, type HotelBooking, isHotelBooking } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import type { RequestFacts } from "../../app/loading/request-facts.ts";
import { addressOf } from "../../seo/alternates.ts";
import type { BookedCalendar } from "../bookings/booked.types.ts";

/** A booking's stay as a calendar keeps it, in the page's language. */
const hotelEvents = (
  { hotel: { stay, voucher }, uuid }: HotelBooking,
  facts: RequestFacts,
  i18n: I18n,
): readonly CalendarEvent[] => {
  const { locale } = facts;
  const url = addressOf(paths.booking("hotels", uuid), facts);
  const name = stay.names[locale];
  return [
    {
      id: `${uuid}.stay`,
      starts: { local: `${stay.checkIn}T${stay.checkInFrom}`, zone: stay.zone },
      ends: { local: `${stay.checkOut}T${stay.checkOutUntil}`, zone: stay.zone },
      title: i18n._(msg`Stay at ${name}`),
      place: stay.address,
      text: [
        ...stay.rooms.map((room) => room.names[locale]),
        ...(voucher === null ? [] : [i18n._(msg`Voucher number ${voucher}`)]),
        url,
      ].join("\n"),
      url,
    },
  ];
};

export const hotelCalendar: BookedCalendar = {
  words: "hotel-booking",
  eventsOf: (booking, facts, i18n) => (isHotelBooking(booking) ? hotelEvents(booking, facts, i18n) : []),
};
