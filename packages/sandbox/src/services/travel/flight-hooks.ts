import { type Call, refuse } from "../../core/service.ts";
import { hash32 } from "../../world/hash.ts";
import { toInstant } from "../../world/zones.ts";
import type { Order, OrderChange } from "../orders/order.ts";
import type { Ticketing, VerticalHooks } from "../orders/verticals.ts";
import { flightCancellationTerms } from "./cancellation-terms.ts";
import { type FlightBooking, type FlightOrder, isFlightOrder, type TicketState } from "./flight-booking.ts";
import { giveBackSeats } from "./flight-inventory.ts";
import { hasName } from "./flight-scenarios.ts";
import type { Passenger } from "./passenger-rules.ts";
import { announcedChange, movedLeg, moveMinutes } from "./schedule-changes.ts";

const flightOf = (order: Order): FlightOrder => {
  if (isFlightOrder(order)) return order;
  throw new Error(`Order ${order.id} is of ${order.vertical}, not of flights.`);
};

/** Thirteen digits: the airline's own three, then a number of its stock. */
const ticketNumber = (call: Call, order: FlightOrder, index: number): string => {
  const prefix = 900 + (hash32(order.detail.itinerary.airline) % 99);
  const stock = call.random(`ticket/${order.id}`).integer(1_000_000_000, 9_000_000_000);
  return `${prefix}${stock + index}`;
};

const isWithoutTicket = (passenger: Passenger): boolean =>
  hasName([passenger], "PARTIAL") || hasName([passenger], "PARTLATE");

const ticketsOf = (states: readonly TicketState[]) =>
  states.flatMap(({ paxId, number }) => (number === null ? [] : [{ travellerId: paxId, number }]));

/** Tickets for everybody, but for those whose last names say otherwise: one of a party at least is left out then. */
const ticket = (call: Call, raw: Order): Ticketing => {
  const order = flightOf(raw);
  const { detail } = order;
  if (hasName(detail.passengers, "REFUSED")) {
    const ticketStates = detail.ticketStates.map((state): TicketState => ({ ...state, state: "refused" }));
    return { outcome: "none", change: { detail: { ...detail, ticketStates } } };
  }
  const ticketStates = detail.passengers.map(
    (passenger, index): TicketState =>
      isWithoutTicket(passenger)
        ? { paxId: passenger.pax_id, number: null, state: "waiting" }
        : { paxId: passenger.pax_id, number: ticketNumber(call, order, index), state: "issued" },
  );
  const change: OrderChange = { tickets: ticketsOf(ticketStates), detail: { ...detail, ticketStates } };
  const missing = ticketStates.filter(({ number }) => number === null).length;
  if (missing === 0) return { outcome: "all", change };
  if (missing === ticketStates.length && missing > 1) return { outcome: "none", change };
  const share = missing / Math.max(2, ticketStates.length);
  return { outcome: "some", change, missingMinor: Math.floor(order.amountDue.minor * share) };
};

/** The rest of a party gets its tickets when one of it is called PARTLATE, and never otherwise. */
const ticketRest: NonNullable<VerticalHooks["ticketRest"]> = (call, raw) => {
  const order = flightOf(raw);
  const { detail } = order;
  const isGiven = hasName(detail.passengers, "PARTLATE");
  const ticketStates = detail.ticketStates.map((state, index): TicketState => {
    if (state.state !== "waiting") return state;
    return isGiven
      ? { ...state, number: ticketNumber(call, order, index), state: "issued" }
      : { ...state, state: "refused" };
  });
  const change: OrderChange = { tickets: ticketsOf(ticketStates), detail: { ...detail, ticketStates } };
  return { outcome: isGiven ? "all" : "none", change };
};

/** The airline moves the first leg and waits for an answer. */
const reschedule = (call: Call, raw: Order): OrderChange | null => {
  const { detail } = flightOf(raw);
  const [leg] = detail.itinerary.legs;
  if (leg === undefined || detail.departs <= call.now()) return null;
  const moved = movedLeg(leg, moveMinutes);
  const change = announcedChange(detail, leg, moved, call.now());
  const itinerary = { ...detail.itinerary, legs: [moved, ...detail.itinerary.legs.slice(1)] };
  const last = itinerary.legs.at(-1) ?? moved;
  return {
    detail: {
      ...detail,
      itinerary,
      departs: toInstant(moved.departs_at, moved.departs_tz),
      changes: [...detail.changes, change],
    } satisfies FlightBooking,
    starts: { at: moved.departs_at, zone: moved.departs_tz },
    ends: { at: last.arrives_at, zone: last.arrives_tz },
  };
};

/** What the order rooms ask of a flight. */
export const flightHooks: VerticalHooks = {
  ticket,
  ticketRest,
  reschedule,
  cancellationTerms: (call, order, at) => flightCancellationTerms(call, flightOf(order), at),
  release: (call, order) => giveBackSeats(call.store, flightOf(order).detail.taken),
};

export const closeChange = (
  order: FlightOrder,
  changeId: string,
  decision: "accepted" | "declined",
  now: number,
): FlightBooking => {
  const change = order.detail.changes.find(({ id }) => id === changeId);
  if (change === undefined)
    throw refuse("not_found", { status: 404, field: "change_id", message: "The booking has no such change." });
  if (change.state !== "open" || change.respondBy <= now) {
    throw refuse("validation_failed", {
      status: 409,
      field: "change_id",
      message: "This change can no longer be answered.",
    });
  }
  const changes = order.detail.changes.map((one) => (one.id === changeId ? { ...one, state: decision } : one));
  return { ...order.detail, changes };
};
