import type { Call } from "../../core/service.ts";
import type { Names } from "../../world/airports.ts";
import type { Order, OrderChange } from "../orders/order.ts";
import { refundableOf } from "../orders/refunds.ts";
import type { Ticketing, VerticalHooks } from "../orders/verticals.ts";
import { ruleAt } from "../travel/fare-policy.ts";
import { hasName } from "../travel/flight-scenarios.ts";
import { type BusBooking, type BusOrder, isBusOrder } from "./bus-booking.ts";
import { giveBackBusSeats } from "./bus-inventory.ts";

const busOf = (order: Order): BusOrder => {
  if (isBusOrder(order)) return order;
  throw new Error(`Order ${order.id} is of ${order.vertical}, not of buses.`);
};

type TicketStates = BusBooking["ticketStates"];

const ticketsOf = (states: TicketStates) =>
  states.flatMap(({ paxId, number }) => (number === null ? [] : [{ travellerId: paxId, number }]));

const changeOf = (detail: BusBooking, ticketStates: TicketStates): OrderChange => ({
  tickets: ticketsOf(ticketStates),
  detail: { ...detail, ticketStates } satisfies BusBooking,
});

/** A ticket for every seat, but for those whose last names say otherwise. */
const ticket = (call: Call, raw: Order): Ticketing => {
  const { detail, amountDue } = busOf(raw);
  if (hasName(detail.passengers, "REFUSED")) {
    return {
      outcome: "none",
      change: changeOf(
        detail,
        detail.ticketStates.map((one) => ({ ...one, state: "refused" })),
      ),
    };
  }
  const states = detail.passengers.map((passenger): TicketStates[number] =>
    hasName([passenger], "PARTIAL") || hasName([passenger], "PARTLATE")
      ? { paxId: passenger.pax_id, number: null, state: "waiting" }
      : { paxId: passenger.pax_id, number: call.code(10), state: "issued" },
  );
  const missing = states.filter(({ number }) => number === null).length;
  const change = changeOf(detail, states);
  if (missing === 0) return { outcome: "all", change };
  if (missing === states.length && missing > 1) return { outcome: "none", change };
  return {
    outcome: "some",
    change,
    missingMinor: Math.floor((amountDue.minor * missing) / Math.max(2, states.length)),
  };
};

const ticketRest: NonNullable<VerticalHooks["ticketRest"]> = (call, raw) => {
  const { detail } = busOf(raw);
  const isGiven = hasName(detail.passengers, "PARTLATE");
  const states = detail.ticketStates.map((state): TicketStates[number] => {
    if (state.state !== "waiting") return state;
    return isGiven ? { ...state, number: call.code(10), state: "issued" } : { ...state, state: "refused" };
  });
  return { outcome: isGiven ? "all" : "none", change: changeOf(detail, states) };
};

const operatorFee: Names = { en: "Cancellation fee by the bundle's conditions", ar: "رسوم الإلغاء وفق شروط الباقة" };
const paymentFee: Names = { en: "Payment fee", ar: "رسوم الدفع" };

/** What is kept: by the bundle's conditions, and the fee of the payment method, which is spent. */
const cancellationTerms: NonNullable<VerticalHooks["cancellationTerms"]> = (call, raw, at) => {
  const { detail, amountDue } = busOf(raw);
  const paid = refundableOf(call.store, raw);
  const due = Math.min(paid, amountDue.minor);
  const rule = ruleAt(detail.policy.cancellation, at);
  return {
    allowed: at < detail.departs,
    penalties: [
      { label: operatorFee[call.locale], minor: Math.min(due, rule?.penalty ?? due) },
      { label: paymentFee[call.locale], minor: paid - due },
    ],
  };
};

/** What the order rooms ask of a bus. */
export const busHooks: VerticalHooks = {
  ticket,
  ticketRest,
  // A coach keeps its time.
  reschedule: () => null,
  cancellationTerms,
  release: (call, order) => {
    const { detail } = busOf(order);
    giveBackBusSeats(
      call.store,
      detail.departure,
      detail.passengers.map(({ seat_id }) => seat_id),
    );
  },
};
