import type { AnswerOf, hotelsEndpoints } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import type { Names } from "../../world/airports.ts";
import { knownCurrency } from "../../world/currencies.ts";
import { bookedWire, cut, isGiven } from "../orders/booking-wire.ts";
import { instantOf } from "../orders/money.ts";
import { refundWire } from "../orders/refund-wire.ts";
import { refundsOf } from "../orders/refunds.ts";
import { policyWire } from "../travel/fare-policy.ts";
import type { HotelOrder } from "./hotel-booking.ts";

type WireBooking = AnswerOf<typeof hotelsEndpoints.hotelBooking>;

const voucherName: Names = { en: "Hotel voucher", ar: "قسيمة الفندق" };

const actionsOf = (call: Call, { status, flags, payBy, detail }: HotelOrder): WireBooking["actions"] => {
  const now = call.now();
  const actions: WireBooking["actions"] = [];
  if (status === "Pending" && !flags.paymentUnknown && payBy > now) {
    actions.push({ kind: "pay", until: instantOf(payBy) }, { kind: "cancel", until: instantOf(payBy) });
  }
  if (isGiven(status) && detail.checkIn > now) actions.push({ kind: "cancel", until: instantOf(detail.checkIn) });
  if (isGiven(status)) actions.push({ kind: "download", until: null });
  return actions;
};

/** A booking as it may be shown: masked, it says where and when but not who. */
export const bookingWire = (call: Call, order: HotelOrder, masked: boolean): WireBooking => {
  const { detail } = order;
  const [refund] = refundsOf(call.store, order.id).toReversed();
  return {
    ...bookedWire(call, order, { masked, ticket: voucherName }),
    booking_type: "hotel",
    voucher_number: masked ? null : order.pnr,
    Stay: detail.stay,
    guests: detail.guests.map(({ guest_id, pax_type, room, age, title, first_name, last_name }) => ({
      guest_id,
      pax_type,
      room,
      age,
      title,
      first_name: masked ? cut(first_name) : first_name,
      last_name: masked ? cut(last_name) : last_name,
    })),
    policy: policyWire(detail.policy, knownCurrency(detail.charge.currency)),
    actions: masked ? [] : actionsOf(call, order),
    refund: refund === undefined || masked ? null : refundWire(call, refund),
  };
};
