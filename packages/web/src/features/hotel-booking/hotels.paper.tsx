import { msg } from "@lingui/core/macro";
import { type HotelBooking, isHotelBooking } from "@safar/engine";
import { createPaper } from "../papers/create-paper.tsx";
import { HotelTitle } from "./hotel-title.tsx";
import booked from "./hotels.booked.tsx";
import { PaperStay } from "./paper-stay.tsx";

/** The papers of a booking of a hotel. */
export default createPaper<HotelBooking>({
  booked,
  isOf: isHotelBooking,
  name: msg`Hotel voucher`,
  show: msg`Show this at the front desk`,
  reference: msg`Voucher number`,
  zoneOf: ({ hotel }) => hotel.stay.zone,
  briefOf: ({ hotel: { guests, stay } }) => ({ lead: guests[0], until: stay.checkOut }),
  Title: HotelTitle,
  Content: PaperStay,
});
