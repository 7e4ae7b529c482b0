import type { Booking } from "./booking.types.ts";

/** What somebody who looks at a booking should do, or wait for, now. */
export type NextStep =
  /** Show that it is theirs. */
  | "prove"
  | "pay"
  | "waitForPayment"
  | "waitForTicket"
  /** Some of the party have no ticket yet. */
  | "waitForRest"
  /** Say yes or no to a change of the supplier's. */
  | "respond"
  | "travel"
  | "followRefund"
  | "bookAgain"
  /** The service says what it is, and nothing more is known. */
  | "none";

/** What still waits for somebody to do something; to a stranger the service does not say what. */
const open: ReadonlySet<Booking["status"]> = new Set([
  "Pending",
  "Confirmed",
  "Partially Confirmed",
  "Updated",
  "Modified",
]);

/** The one next step of a booking, by its status and by what the service offers. */
export const nextStepOf = ({ actions, changes, isMasked, isPaymentUnknown, status }: Booking): NextStep => {
  if (isMasked && open.has(status)) return "prove";
  switch (status) {
    case "Pending":
      if (isPaymentUnknown) return "waitForPayment";
      return actions.includes("pay") ? "pay" : "none";
    case "Processing":
      return "waitForTicket";
    case "Partially Confirmed":
      return "waitForRest";
    case "Updated": {
      const isAsked = actions.includes("respond") && changes.some(({ state }) => state === "open");
      return isAsked ? "respond" : "travel";
    }
    case "Confirmed":
    case "Modified":
      return "travel";
    case "Refund In Progress":
      return "followRefund";
    case "Expired":
    case "Cancelled":
    case "Refunded":
      return "bookAgain";
    default:
      return "none";
  }
};
