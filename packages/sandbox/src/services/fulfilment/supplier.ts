import type { Call } from "../../core/service.ts";
import { hasName } from "../orders/name-scenarios.ts";
import type { Order, OrderChange, OrderTicket } from "../orders/order.ts";

/** How much of an order the supplier gave, and what that changes. */
export type Ticketing = {
  readonly outcome: "all" | "some" | "none";
  readonly change: OrderChange;
  /** Of an outcome of `some`: minor units that were paid for what was not given, refunded if it is never given. */
  readonly missingMinor?: number;
};

const usualLength = 13;

const numberOf = (call: Call, { id, sale }: Order, index: number): string => {
  const numbers = sale?.ticketNumbers ?? { length: usualLength };
  if ("length" in numbers) return call.code(numbers.length);
  return `${numbers.series}${call.random(`ticket/${id}`).integer(1_000_000_000, 9_000_000_000) + index}`;
};

/** Tickets for everybody of the order that `isGiven` says; whoever has one keeps it. */
const ticketsFor = (call: Call, order: Order, isGiven: (travellerId: string) => boolean): readonly OrderTicket[] =>
  order.travellers.flatMap(({ id }, index) => {
    const had = order.tickets.find(({ travellerId }) => travellerId === id);
    if (had !== undefined) return [had];
    return isGiven(id) ? [{ travellerId: id, number: numberOf(call, order, index) }] : [];
  });

/** None where the supplier says no or for the order of a last name REFUSED, and none at first for a last name PARTIAL or PARTLATE. */
export const giveTickets = (call: Call, order: Order): Ticketing => {
  const { travellers, amountDue, sale } = order;
  if (sale?.isRefused === true || hasName(travellers, "REFUSED")) return { outcome: "none", change: {} };
  const without = travellers.filter((one) => hasName([one], "PARTIAL") || hasName([one], "PARTLATE"));
  if (without.length === travellers.length && without.length > 1) return { outcome: "none", change: {} };
  const isWithout = (travellerId: string) => without.some(({ id }) => id === travellerId);
  const change = { tickets: ticketsFor(call, order, (id) => !isWithout(id)), pnr: order.pnr ?? call.code(6) };
  if (without.length === 0) return { outcome: "all", change };
  // Of somebody who travels alone one half is missing, so that there is something left to travel with.
  const missingMinor = Math.floor((amountDue.minor * without.length) / Math.max(2, travellers.length));
  return { outcome: "some", change, missingMinor };
};

/** The rest comes where one of the party is called PARTLATE, and never otherwise. */
export const giveRest = (call: Call, order: Order): Ticketing =>
  hasName(order.travellers, "PARTLATE")
    ? { outcome: "all", change: { tickets: ticketsFor(call, order, () => true) } }
    : { outcome: "none", change: {} };
