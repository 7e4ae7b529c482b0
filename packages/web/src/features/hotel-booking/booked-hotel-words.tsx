import { Trans } from "@lingui/react/macro";
import { instantOfPlace, isHotelBooking } from "@safar/engine";
import { paths } from "../../app/paths.ts";
import { bookedWords } from "../bookings/booked-words.tsx";
import type { Booked } from "../bookings/next-step-card.tsx";

/** What the next step of a booking is told of a hotel. */
export const bookedHotel: Booked = {
  paymentOf: (booking) => paths.payment("hotels", booking),
  words: bookedWords.stay,
  home: paths.hotelsHome(),
  travelWords: {
    title: <Trans>Your room is waiting</Trans>,
    text: <Trans>Show the voucher number and an identity document at the front desk.</Trans>,
  },
  isOver: (booking, now) => {
    if (!isHotelBooking(booking)) return false;
    const { checkOut, checkOutUntil, zone } = booking.hotel.stay;
    return instantOfPlace({ local: `${checkOut}T${checkOutUntil}`, zone }) <= now;
  },
};
