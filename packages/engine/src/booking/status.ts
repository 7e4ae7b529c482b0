/** What a booking can be. A status that a newer service may send is `unknown`: shown as text, without actions. */
export const bookingStatuses = [
  "Pending",
  "Processing",
  "Confirmed",
  "Partially Confirmed",
  "Updated",
  "Modified",
  "Expired",
  "Cancelled",
  "Refund In Progress",
  "Refunded",
] as const;

export type BookingStatus = (typeof bookingStatuses)[number];

export const bookingStatusEvents = [
  "payment.captured",
  "payment.becameUnknown",
  "deadline.passed",
  "user.cancelled",
  "items.allTicketed",
  "items.someTicketed",
  "items.noneTicketed",
  "items.restTicketed",
  "items.restFailed",
  "supplier.changed",
  "change.accepted",
  "change.completed",
  "cancellation.acceptedWithRefund",
  "cancellation.acceptedWithoutRefund",
  "refund.settled",
  "refund.partlySettled",
  "payment.capturedLate",
] as const;

export type BookingStatusEvent = (typeof bookingStatusEvents)[number];

type Row = { readonly [Event in BookingStatusEvent]?: BookingStatus };

const cancellable: Row = {
  "cancellation.acceptedWithRefund": "Refund In Progress",
  "cancellation.acceptedWithoutRefund": "Cancelled",
};

/**
 * The whole life of a booking. `Updated` is the supplier's doing, `Modified` the traveller's. What has expired or was cancelled
 * is never revived: money that comes late goes back.
 */
export const statusTable: Readonly<Record<BookingStatus, Row>> = {
  Pending: {
    "payment.captured": "Processing",
    "payment.becameUnknown": "Pending",
    "deadline.passed": "Expired",
    "user.cancelled": "Cancelled",
  },
  Processing: {
    "items.allTicketed": "Confirmed",
    "items.someTicketed": "Partially Confirmed",
    "items.noneTicketed": "Refund In Progress",
  },
  "Partially Confirmed": {
    ...cancellable,
    "items.restTicketed": "Confirmed",
    "items.restFailed": "Refund In Progress",
    "supplier.changed": "Updated",
    "change.completed": "Modified",
  },
  Confirmed: { ...cancellable, "supplier.changed": "Updated", "change.completed": "Modified" },
  Updated: {
    ...cancellable,
    "change.accepted": "Confirmed",
    "supplier.changed": "Updated",
    "change.completed": "Modified",
  },
  Modified: { ...cancellable, "supplier.changed": "Updated" },
  "Refund In Progress": { "refund.settled": "Refunded", "refund.partlySettled": "Partially Confirmed" },
  Expired: { "payment.capturedLate": "Refund In Progress" },
  Cancelled: { "payment.capturedLate": "Refund In Progress" },
  Refunded: {},
};

/** Where an event leads; undefined when the booking does not move for it. */
export const nextStatus = (status: BookingStatus, event: BookingStatusEvent): BookingStatus | undefined =>
  statusTable[status][event];

export type BookingAction = "pay" | "cancel" | "change" | "respond" | "download";

const actionTable: Readonly<Record<BookingStatus, readonly BookingAction[]>> = {
  Pending: ["pay", "cancel"],
  Processing: ["download"],
  Confirmed: ["cancel", "change", "download"],
  "Partially Confirmed": ["cancel", "change", "download"],
  Updated: ["respond", "cancel", "change", "download"],
  Modified: ["cancel", "download"],
  Expired: [],
  Cancelled: ["download"],
  "Refund In Progress": ["download"],
  Refunded: ["download"],
};

export const isBookingStatus = (text: string): text is BookingStatus => Object.hasOwn(statusTable, text);

/** What may be offered for a booking; the service has the last word. A status nobody knows offers nothing. */
export const actionsFor = (status: BookingStatus | "unknown"): readonly BookingAction[] =>
  status === "unknown" ? [] : actionTable[status];

/** Whether a booking can get from one status to another at all, so that a late or repeated answer moves nothing back. */
export const canBecome = (from: BookingStatus, to: BookingStatus): boolean => {
  const seen = new Set<BookingStatus>([from]);
  const queue: BookingStatus[] = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const next of Object.values(statusTable[at])) {
      if (next === to) return true;
      if (!seen.has(next)) {
        seen.add(next);
        queue.push(next);
      }
    }
  }
  return false;
};

/** Upcoming until the last service has ended, unless nothing is left of the booking. */
export const isUpcoming = (
  status: BookingStatus | "unknown",
  { endsAtLocal, nowLocal }: { readonly endsAtLocal: string; readonly nowLocal: string },
): boolean => !["Expired", "Cancelled", "Refunded"].includes(status) && endsAtLocal >= nowLocal;
