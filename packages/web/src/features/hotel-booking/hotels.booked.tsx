import { Trans } from "@lingui/react/macro";
import { type HotelBooking, instantOfPlace, isHotelBooking } from "@safar/engine";
import { bookedWords } from "../bookings/booked-words.tsx";
import { createBooked } from "../bookings/create-booked.tsx";
import { HotelVoucher } from "./hotel-voucher.tsx";

/** What was booked, of a hotel. */
export default createBooked<HotelBooking>({
  vertical: "hotels",
  isOf: isHotelBooking,
  words: bookedWords.stay,
  ready: <Trans>Your room is waiting</Trans>,
  called: ({ hotel }) => hotel.stay.names,
  begins: ({ hotel: { stay } }) => ({ local: `${stay.checkIn}T${stay.checkInFrom}`, zone: stay.zone }),
  moments: [{ before: 0, text: <Trans>Check in: show the voucher number at the front desk.</Trans> }],
  advice: (
    <>
      <li>
        <Trans>Keep your voucher number: the front desk needs it.</Trans>
      </li>
      <li>
        <Trans>Bring an identity document for every adult guest.</Trans>
      </li>
    </>
  ),
  bought: ({ hotel: { stay } }) => ({ places: [stay.city.en], rooms: stay.rooms, until: stay.checkOut }),
  isOver: ({ hotel: { stay } }, now) =>
    instantOfPlace({ local: `${stay.checkOut}T${stay.checkOutUntil}`, zone: stay.zone }) <= now,
  Tickets: HotelVoucher,
});
