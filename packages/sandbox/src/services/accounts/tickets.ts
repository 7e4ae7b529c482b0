import type { Call, EpochMs } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";

/** Leave to do one thing once, given to who proved the right to it. */
export type Ticket = {
  readonly id: string;
  readonly kind: "password_reset" | "sign_up" | "social_phone";
  readonly subject: Readonly<Record<string, string>>;
  readonly expiresAt: EpochMs;
};

const ticketLifetimeMs = 30 * 60_000;

const ticketsIn = (store: Store): Collection<Ticket> => store.collection<Ticket>("tickets");

export const giveTicket = (call: Call, kind: Ticket["kind"], subject: Ticket["subject"]): string => {
  const id = call.code(32);
  ticketsIn(call.store).put({ id, kind, subject, expiresAt: call.now() + ticketLifetimeMs });
  return id;
};

export const ticketOf = (call: Call, id: string, kind: Ticket["kind"]): Ticket | undefined => {
  const ticket = ticketsIn(call.store).get(id);
  return ticket !== undefined && ticket.kind === kind && ticket.expiresAt > call.now() ? ticket : undefined;
};

export const tearTicket = (call: Call, id: string): void => ticketsIn(call.store).delete(id);
