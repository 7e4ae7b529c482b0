import { z } from "zod";
import { attemptSchema, countSchema, instantSchema } from "../wire/values.schemas.ts";
import { bookingRequestSchema } from "./booking.schemas.ts";

export const sendTicketRequestSchema = bookingRequestSchema.extend({
  ticket_id: z.string().min(1).max(60),
  email: z.email().max(254),
  client_attempt_id: attemptSchema,
});

export const sendTicketSchema = z.object({
  uuid: z.uuid(),
  ticket_id: z.string().min(1),
  email: z.string().min(1),
  sent_at: instantSchema,
  /** How often it can still be sent. */
  left: countSchema,
  /** This attempt has sent it before: it was not sent again. */
  already: z.boolean(),
});
