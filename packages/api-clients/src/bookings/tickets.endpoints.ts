import { endpointsOf } from "../http/endpoint.ts";
import { sendTicketRequestSchema, sendTicketSchema } from "./tickets.schemas.ts";

const endpoint = endpointsOf("app");

/** One ticket of several, of whatever is booked. */
export const ticketsEndpoints = {
  sendTicket: endpoint({
    call: "P029",
    method: "POST",
    path: "bookings/send-ticket",
    origin: "project",
    auth: "optionalUser",
    summary: "Sends one ticket of a booking by e-mail to whoever it is for; a repeated attempt sends nothing more.",
    request: sendTicketRequestSchema,
    response: sendTicketSchema,
  }),
};
