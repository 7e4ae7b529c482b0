import { ticketsEndpoints } from "@safar/api-clients/wire";
import { defineService } from "../../core/service.ts";
import type { Tickets } from "../papers/paper.ts";
import { sendEach, sendTicket } from "../papers/personal-ticket.ts";

/** Tickets that go to whoever they are for, each by itself. */
export const createTicketsService = (tickets: Tickets) =>
  defineService({
    endpoints: ticketsEndpoints,
    handlers: { sendTicket: (call, request) => sendTicket(call, tickets, request) },
    jobs: { "tickets.each": (call, { order }) => sendEach(call, tickets, String(order)) },
  });
