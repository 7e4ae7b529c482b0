import type { AnswerOf, hotelsEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import type { Names } from "../../world/names.ts";
import { bookedWire, shownName } from "../selling/booking-wire.ts";
import { type Booked, createBookings } from "../selling/bookings.ts";
import type { WireStay } from "./hotel-quote-wire.ts";
import type { QuotedGuest } from "./hotel-quotes.ts";

export type HotelReserveRequest = ParsedRequestOf<typeof hotelsEndpoints.reserveHotel>;

/** What an order for a hotel keeps of it. */
export type HotelBooking = {
  readonly quoteId: string;
  /** In both languages where it is a name, and otherwise as it was told to whoever reserved. */
  readonly stay: WireStay;
  readonly guests: readonly (HotelReserveRequest["guests"][number] & Pick<QuotedGuest, "room" | "age">)[];
};

export const hotelOrders = createBookings<HotelBooking>("hotels", "hotel");

type WireBooking = AnswerOf<typeof hotelsEndpoints.hotelBooking>;

const voucherName: Names = { en: "Hotel voucher", ar: "قسيمة الفندق" };

/** A booking as it may be shown: masked, it says where and when but not who. */
export const bookingWire = (call: Call, order: Booked<HotelBooking>, masked: boolean): WireBooking => ({
  ...bookedWire(call, order, { masked, ticket: voucherName }),
  booking_type: "hotel",
  voucher_number: masked ? null : order.pnr,
  Stay: order.detail.stay,
  guests: order.detail.guests.map(({ guest_id, pax_type, room, age, title, ...name }) => ({
    guest_id,
    pax_type,
    room,
    age,
    title,
    ...shownName(name, masked),
  })),
});
