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
  Cancelled: { words: msg`Cancelled`, tone: "neutral" },
  "Refund In Progress": { words: msg`Refund in progress`, tone: "brand" },
  Refunded: { words: msg`Refunded`, tone: "neutral" },
};

/** How a booking's status is said and shown. One that is not known is shown as the service writes it. */
export const statusOf = (status: string): { readonly words: MessageDescriptor | string; readonly tone: Tone } =>
  isBookingStatus(status) ? statuses[status] : { words: status, tone: "neutral" };
