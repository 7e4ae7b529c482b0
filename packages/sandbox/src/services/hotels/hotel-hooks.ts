import type { Names } from "../../world/airports.ts";
import type { Order } from "../orders/order.ts";
import { refundableOf } from "../orders/refunds.ts";
import type { VerticalHooks } from "../orders/verticals.ts";
import { ruleAt } from "../travel/fare-policy.ts";
import { type HotelOrder, isHotelOrder } from "./hotel-booking.ts";
import { giveBackRooms } from "./hotel-inventory.ts";

const hotelOf = (order: Order): HotelOrder => {
  if (isHotelOrder(order)) return order;
  throw new Error(`Order ${order.id} is of ${order.vertical}, not of hotels.`);
};

const hotelFee: Names = { en: "Cancellation fee of the hotel", ar: "رسوم الإلغاء لدى الفندق" };
const paymentFee: Names = { en: "Payment fee", ar: "رسوم الدفع" };

/** What the order rooms ask of a hotel. It gives vouchers the ordinary way, and does not move a stay by itself. */
export const hotelHooks: VerticalHooks = {
  reschedule: () => null,
  /** By the rates' own time line, and the fee of the payment method, which is spent. Until check-in anything may be given up. */
  cancellationTerms: (call, raw, at) => {
    const order = hotelOf(raw);
    const paid = refundableOf(call.store, order);
    const due = Math.min(paid, order.amountDue.minor);
    const rule = ruleAt(order.detail.policy.cancellation, at);
    return {
      allowed: at < order.detail.checkIn,
      penalties: [
        { label: hotelFee[call.locale], minor: Math.min(due, rule?.penalty ?? due) },
        { label: paymentFee[call.locale], minor: paid - due },
      ],
    };
  },
  release: (call, order) => giveBackRooms(call.store, hotelOf(order).detail.held),
};
