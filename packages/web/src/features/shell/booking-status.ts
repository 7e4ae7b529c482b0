import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type BookingStatus, isBookingStatus } from "@safar/engine";

type Tone = "brand" | "danger" | "neutral" | "success" | "warning";

/** A status of the engine's table that has no words here does not compile. */
const statuses: Readonly<Record<BookingStatus, { readonly words: MessageDescriptor; readonly tone: Tone }>> = {
  Pending: { words: msg`Waiting for payment`, tone: "warning" },
  Processing: { words: msg`Being confirmed`, tone: "brand" },
  Confirmed: { words: msg`Confirmed`, tone: "success" },
  "Partially Confirmed": { words: msg`Partially confirmed`, tone: "warning" },
  Updated: { words: msg`Changed by the provider`, tone: "warning" },
  Modified: { words: msg`Changed by you`, tone: "brand" },
  Expired: { words: msg`Expired`, tone: "neutral" },
  Cancelled: { words: msg`Cancelled`, tone: "danger" },
  "Refund In Progress": { words: msg`Refund in progress`, tone: "brand" },
  Refunded: { words: msg`Refunded`, tone: "neutral" },
};

type ShownStatus = { readonly words: MessageDescriptor | string; readonly tone: Tone };

/** Somebody is, or was, there. */
const held: ReadonlySet<string> = new Set<BookingStatus>(["Confirmed", "Partially Confirmed", "Updated", "Modified"]);

/** Whether a booking of this status takes somebody there; one that waits for its payment does not yet. */
export const isHeld = (status: string): boolean => held.has(status);

/** Who changes a flight has a name. */
const byAirline: ShownStatus = { ...statuses.Updated, words: msg`Changed by the airline` };

const completed: ShownStatus = { words: msg`Completed`, tone: "neutral" };

/**
 * How a booking's status is said and shown. One that is not known is shown as the service writes it; what was held and is over
 * (`isOver`) is no longer confirmed, but done.
 */
export const statusOf = (status: string, isOver = false, product: string | null = null): ShownStatus => {
  if (isOver && isHeld(status)) return completed;
  if (status === "Updated" && product === "flights") return byAirline;
  return isBookingStatus(status) ? statuses[status] : { words: status, tone: "neutral" };
};
