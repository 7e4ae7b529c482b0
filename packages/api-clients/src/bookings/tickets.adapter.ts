import type { TicketAsks } from "@safar/engine";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import { askedOf } from "./asked.ts";
import { bookingToWire } from "./booking.service.ts";
import { ticketsEndpoints } from "./tickets.endpoints.ts";

/**
 * The engine's `TicketAsks`, over the main app service of whoever is signed in. After a lost answer the same attempt is asked for again, and
 * nothing is sent twice.
 */
export const createTicketAsks = ({ client }: Pick<AdapterOptions, "client">): TicketAsks => ({
  async send({ attempt = "", booking = "", email = "", proof = null, ticket = "" }, signal) {
    const wish = {
      ...bookingToWire({ booking, proof }),
      ticket_id: ticket,
      email: email.trim(),
      client_attempt_id: attempt,
    };
    return askedOf(await client.call(ticketsEndpoints.sendTicket, wish, { signal }));
  },
});
