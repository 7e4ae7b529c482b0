import { z } from "zod";
import { proofSchema } from "../bookings/booking.schemas.ts";

export const channelAuthorisationRequestSchema = z.object({
  /** The connection's id: two numbers with a dot between them. */
  socket_id: z.string().regex(/^\d+\.\d+$/),
  /** `private-user.{uuid}`, `private-booking.{uuid}`, `private-ticket.{id}`, or `presence-` in place of `private-`. */
  channel_name: z.string().min(1).max(200),
  /** What a guest knows a booking by: its email address or number. */
  contact: proofSchema.optional(),
});

/** What the real-time library passes on to the real-time server, unchanged: both are signed. */
export const channelAuthorisationSchema = z.object({
  auth: z.string().min(1),
  /** Who the subscriber is, as JSON text; on presence channels only. */
  channel_data: z.string().optional(),
});
