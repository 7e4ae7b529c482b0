import type { AnswerOf, hotelsEndpoints } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import type { Names } from "../../world/airports.ts";
import { knownCurrency, rateToWire, toWire } from "../../world/currencies.ts";
import { contactWire, cut, documentsWire, isGiven, paymentsWire } from "../orders/booking-wire.ts";
import { instantOf, moneyOf } from "../orders/money.ts";
import { linesTotal, linesWire } from "../orders/price-lines.ts";
import { refundsOf } from "../orders/refunds.ts";
import { policyWire } from "../travel/fare-policy.ts";
import { refundWire } from "../travel/flight-refunds.ts";
import { surchargesOn } from "../travel/method-surcharges.ts";
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
  const display = knownCurrency(detail.display.currency);
  const charge = knownCurrency(detail.charge.currency);
  const chargeTotal = linesTotal(detail.charge.lines);
  const [refund] = refundsOf(call.store, order.id).toReversed();
  return {
    uuid: order.uuid,
    order_ref_id: order.id,
    booking_type: "hotel",
    status: order.status,
    payment_unknown: order.flags.paymentUnknown,
    created_at: instantOf(order.createdAt),
    voucher_number: masked ? null : order.pnr,
    Stay: detail.stay,
    masked,
    contact: contactWire(order, masked),
    guests: detail.guests.map(({ guest_id, pax_type, room, age, title, first_name, last_name }) => ({
      guest_id,
      pax_type,
      room,
      age,
      title,
      first_name: masked ? cut(first_name) : first_name,
      last_name: masked ? cut(last_name) : last_name,
    })),
    price: {
      currency: display.code,
      lines: linesWire(detail.display.lines, display, call.locale),
      total: toWire(linesTotal(detail.display.lines), display),
    },
    charge: {
      currency: charge.code,
      lines: linesWire(detail.charge.lines, charge, call.locale),
      total: toWire(chargeTotal, charge),
      fx_rate: rateToWire(detail.charge.rate / detail.display.rate),
      fx_at: instantOf(detail.display.rateAt),
      surcharges: surchargesOn(chargeTotal, charge, call.country, call.locale),
    },
    payments: masked ? [] : paymentsWire(call, order),
    pay_by: order.status === "Pending" ? instantOf(order.payBy) : null,
    price_guarantee_until: order.priceGuaranteeUntil === null ? null : instantOf(order.priceGuaranteeUntil),
    amount_due: moneyOf(order.amountDue),
    hash: order.quoteHash,
    policy: policyWire(detail.policy, charge),
    actions: masked ? [] : actionsOf(call, order),
    documents: masked ? [] : documentsWire(call, order, voucherName),
    refund: refund === undefined || masked ? null : refundWire(call, refund),
  };
};
