import type { Call, EpochMs } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";
import { instantOf } from "./money.ts";
import type { Order } from "./order.ts";

/** A ticket that went to whoever it is for, by the name of the attempt. */
type SentTicket = {
  readonly id: string;
  readonly order: string;
  readonly ticket: string;
  readonly email: string;
  /** What stood on it. */
  readonly number: string;
  readonly at: EpochMs;
  /** As soon as it was issued: nobody asked for it. */
  readonly isByItself: boolean;
};

/** How often somebody may send one ticket; with another code it is another one. */
const mostSent = 5;

export const sentIn = (store: Store): Collection<SentTicket> =>
  store.collection<SentTicket>("sent_tickets", { indexes: { order: ({ order }) => order } });

type Numbered = { readonly id: string; readonly number: string | null };

/** What was sent last of a ticket, and how often it can still be, as it is now. */
export const sentOf = (store: Store, { id }: Pick<Order, "id">, { id: ticket, number }: Numbered) => {
  const sent = sentIn(store)
    .where("order", id)
    .filter((one) => one.ticket === ticket);
  const counted = sent.filter((one) => !one.isByItself && one.number === number);
  return { last: sent.at(-1) ?? null, left: mostSent - counted.length };
};

/** What a booking says of sending those of its tickets that let somebody in. */
export const sendingWire = (
  { store }: Pick<Call, "store">,
  order: Pick<Order, "id" | "travellers">,
  { tickets, until }: { readonly tickets: readonly Numbered[]; readonly until: EpochMs },
) => ({
  until: instantOf(until),
  by_itself: order.travellers.some(({ email }) => email !== undefined),
  tickets: tickets.map((ticket) => {
    const { last, left } = sentOf(store, order, ticket);
    return {
      ticket_id: ticket.id,
      email: last?.email ?? null,
      sent_at: last && instantOf(last.at),
      outdated: last !== null && last.number !== ticket.number,
      left,
    };
  }),
});
