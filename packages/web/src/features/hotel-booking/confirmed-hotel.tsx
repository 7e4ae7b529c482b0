import { Trans } from "@lingui/react/macro";
import { isHotelBooking } from "@safar/engine";
import { paths } from "../../app/paths.ts";
import { hotelBookingFlow } from "../bookings/booking-flows.ts";
import type { ConfirmedKind } from "../payment/confirmed-kinds.tsx";
import { bookedHotel } from "./booked-hotel-words.tsx";
import { HotelVoucher } from "./hotel-voucher.tsx";

export const confirmedHotel: ConfirmedKind = {
  serviceType: "hotel",
  isStay: true,
  flow: hotelBookingFlow,
  booked: bookedHotel,
  isOf: isHotelBooking,
  addressOf: paths.hotelBooking,
  ticketsOf: (booking) => (isHotelBooking(booking) ? <HotelVoucher booking={booking} /> : null),
  advice: (
    <>
      <li>
        <Trans>Keep the voucher number: the front desk finds you by it.</Trans>
      </li>
      <li>
        <Trans>Bring an identity document for every adult guest.</Trans>
      </li>
    </>
  ),
};
