import type { Ask } from "@safar/engine";
import { sendBookedTicket } from "../../calls/bookings.calls.ts";
import { askServer } from "../asking/ask-server.ts";

/** Sends a ticket to whoever it is for, over our server. */
export const sendTicket: Ask = ({ attempt = "", booking = "", email = "", ticket = "" }, signal) =>
  askServer((signal) => sendBookedTicket({ data: { draft: { attempt, booking, email, ticket } }, signal }), signal);
