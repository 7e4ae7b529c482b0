/** Where a booking stands, in the words of the wire. */
export const orderStatuses = [
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

export type OrderStatus = (typeof orderStatuses)[number];

/** What can befall a booking. */
export type OrderEvent =
  | "payment.captured"
  /** Nobody knows whether the money moved: the booking waits, and its deadline with it. */
  | "payment.lost"
  | "deadline.passed"
  | "order.withdrawn"
  | "ticketing.completed"
  | "ticketing.partCompleted"
  | "ticketing.refused"
  /** By the supplier. */
  | "schedule.changed"
  | "schedule.accepted"
  /** By the supplier: what was booked does not take place. */
  | "supplier.calledOff"
  /** By the traveller. */
  | "change.completed"
  | "cancellation.refunding"
  | "cancellation.forfeited"
  | "refund.settled"
  /** The money of a part is back and the rest travels on. */
  | "refund.partSettled";

type Moves = Partial<Record<OrderEvent, OrderStatus>>;

/** Every move a booking can make; what is not here cannot happen. Updated is the supplier's doing, Modified the traveller's. */
export const orderMoves = {
  Pending: {
    "payment.captured": "Processing",
    "payment.lost": "Pending",
    "deadline.passed": "Expired",
    "order.withdrawn": "Cancelled",
  },
  Processing: {
    "ticketing.completed": "Confirmed",
    "ticketing.partCompleted": "Partially Confirmed",
    "ticketing.refused": "Refund In Progress",
  },
  Confirmed: {
    "schedule.changed": "Updated",
    "change.completed": "Modified",
    "supplier.calledOff": "Refund In Progress",
    "cancellation.refunding": "Refund In Progress",
    "cancellation.forfeited": "Cancelled",
  },
  "Partially Confirmed": {
    "ticketing.completed": "Confirmed",
    "ticketing.refused": "Refund In Progress",
    "schedule.changed": "Updated",
    "change.completed": "Modified",
    "supplier.calledOff": "Refund In Progress",
    "cancellation.refunding": "Refund In Progress",
    "cancellation.forfeited": "Cancelled",
  },
  Updated: {
    "schedule.changed": "Updated",
    "schedule.accepted": "Confirmed",
    "change.completed": "Modified",
    "supplier.calledOff": "Refund In Progress",
    "cancellation.refunding": "Refund In Progress",
    "cancellation.forfeited": "Cancelled",
  },
  Modified: {
    "schedule.changed": "Updated",
    "supplier.calledOff": "Refund In Progress",
    "cancellation.refunding": "Refund In Progress",
    "cancellation.forfeited": "Cancelled",
  },
  "Refund In Progress": {
    "refund.settled": "Refunded",
    "refund.partSettled": "Partially Confirmed",
  },
  // A capture that comes too late never revives a booking: the money goes back.
  Expired: { "payment.captured": "Refund In Progress" },
  Cancelled: { "payment.captured": "Refund In Progress" },
  Refunded: {},
} as const satisfies Record<OrderStatus, Moves>;

/** Where the event leads from the status, or undefined when it cannot happen there. */
export const statusAfter = (status: OrderStatus, event: OrderEvent): OrderStatus | undefined => {
  const moves: Moves = orderMoves[status];
  return moves[event];
};

/** The supplier has given it, and it still stands. */
export const isGiven = (status: OrderStatus): boolean =>
  status === "Confirmed" || status === "Partially Confirmed" || status === "Updated" || status === "Modified";

type Ending = { readonly status: OrderStatus; readonly flags: { readonly refundIsPartial: boolean } };

/** Nothing is left of the booking, though its money may still be on the way back; of which only a part has ended, the rest stands. */
export const hasEnded = ({ status, flags }: Ending): boolean =>
  status === "Cancelled" || status === "Refunded" || (status === "Refund In Progress" && !flags.refundIsPartial);
