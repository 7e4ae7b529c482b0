import { msg } from "@lingui/core/macro";
import { type HotelBooking, isHotelBooking } from "@safar/engine";
import { createCalendar } from "../bookings/create-calendar.ts";

/** A stay as a calendar keeps it. */
export const hotelCalendar = createCalendar<HotelBooking>({
  vertical: "hotels",
  isOf: isHotelBooking,
  eventsOf: ({ hotel: { stay, voucher } }, { i18n, locale }) => {
    const name = stay.names[locale];
    return [
      {
        id: "stay",
        starts: { local: `${stay.checkIn}T${stay.checkInFrom}`, zone: stay.zone },
        ends: { local: `${stay.checkOut}T${stay.checkOutUntil}`, zone: stay.zone },
        title: i18n._(msg`Stay at ${name}`),
        place: stay.address,
        lines: [
          ...stay.rooms.map((room) => room.names[locale]),
          ...(voucher === null ? [] : [i18n._(msg`Voucher number ${voucher}`)]),
        ],
      },
    ];
  },
});
