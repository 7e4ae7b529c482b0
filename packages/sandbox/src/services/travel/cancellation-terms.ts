import type { Call, EpochMs } from "../../core/service.ts";
import type { Names } from "../../world/airports.ts";
import { refundableOf } from "../orders/refunds.ts";
import type { CancellationTerms } from "../orders/verticals.ts";
import { ruleAt } from "./fare-policy.ts";
import type { FlightOrder } from "./flight-booking.ts";

const airlineFee: Names = { en: "Cancellation fee by the fare's conditions", ar: "رسوم الإلغاء وفق شروط الأجرة" };
const paymentFee: Names = { en: "Payment fee", ar: "رسوم الدفع" };

/** Whoever does not accept a change that the airline made may leave the booking free of charge. */
const isMovedByAirline = ({ detail }: FlightOrder): boolean => detail.changes.some(({ state }) => state !== "accepted");

/**
 * What is kept when a flight is cancelled: by the fare's conditions, and the fee of the payment method, which is spent. A
 * fare without refunds may be given up too; then everything is kept.
 */
export const flightCancellationTerms = (call: Call, order: FlightOrder, at: EpochMs): CancellationTerms => {
  const allowed = at < order.detail.departs;
  if (isMovedByAirline(order)) return { allowed, penalties: [] };
  const paid = refundableOf(call.store, order);
  const due = Math.min(paid, order.amountDue.minor);
  const rule = ruleAt(order.detail.policy.cancellation, at);
  return {
    allowed,
    penalties: [
      { label: airlineFee[call.locale], minor: Math.min(due, rule?.penalty ?? due) },
      { label: paymentFee[call.locale], minor: paid - due },
    ],
  };
};
