import { z } from "zod";
import { instantSchema, openEnum, zoneSchema } from "../wire/values.schemas.ts";

export const notificationsSchema = z.object({
  /** Newest first, in the language asked for. */
  items: z.array(
    z.object({
      id: z.string().min(1),
      kind: openEnum(["important", "promotion"]),
      title: z.string().min(1),
      body: z.string(),
      /** A path of ours without its language prefix, or an https address. */
      link: z.string().nullable(),
      at: instantSchema,
      seen: z.boolean(),
      /** While the booking that it tells of waits for an answer; a service may leave it out. */
      respond_by: instantSchema.nullish(),
      /** Whose clocks that is told by: those of the place where the booking begins. */
      respond_tz: zoneSchema.nullish(),
    }),
  ),
});

export const userEventRequestSchema = z.object({
  name: z.literal("notification-seen"),
  /** All of the user's notifications when absent. An id that is not theirs is passed over. */
  ids: z.array(z.string().min(1)).max(500).optional(),
});

export const userEventSchema = z.object({ unseen: z.number().int().nonnegative() });
