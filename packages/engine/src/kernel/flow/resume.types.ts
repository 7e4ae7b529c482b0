import type { EpochMs } from "../ports.ts";

/** Sent to a flow after it was restored, and when its page is seen again: what the service owns is read anew. */
export type ResumeEvent = { readonly type: "RESUME"; readonly now: EpochMs };

/** A real-time hint or a notice from another tab. It carries nothing; it makes the flow ask. */
export type HintEvent = { readonly type: "order.hinted" };
