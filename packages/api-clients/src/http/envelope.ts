import { z } from "zod";

export const wireErrorSchema = z.object({
  code: z.string(),
  message: z.string(),
  field: z.string().optional(),
  retryable: z.boolean().default(false),
  meta: z.record(z.string(), z.json()).optional(),
});

/** What every service wraps its answers in. `server_time` is an ISO instant in UTC; countdowns are corrected by it. */
export const envelopeSchema = z.object({
  statusCode: z.number().int(),
  Data: z.unknown().optional(),
  error: wireErrorSchema.optional(),
  request_id: z.string(),
  server_time: z.iso.datetime(),
});

export type WireError = z.input<typeof wireErrorSchema>;
export type Envelope = z.infer<typeof envelopeSchema>;
