import type { Booking } from "@safar/engine";

const ended: ReadonlySet<string> = new Set(["Expired", "Cancelled", "Refunded"]);

/** Whether no code of it opens anything any more: its refund may still be on its way. */
export const hasEnded = ({ cancelledAt, status }: Booking): boolean => cancelledAt !== undefined || ended.has(status);
