import { expect, test } from "vitest";
import { bookingModel } from "./booking.model.ts";
import { nextStepOf } from "./next-step.ts";

const { read } = bookingModel.outcomes;
const booking = { ...read.confirmed.booking, isMasked: false };
const pending = { ...read.pending.booking, isMasked: false };
const updated = { ...read.updated.booking, isMasked: false };

test.each([
  ["an unpaid booking is paid", pending, "pay"],
  ["one whose payment is not known waits for it", { ...pending, isPaymentUnknown: true }, "waitForPayment"],
  ["one that can no longer be paid offers nothing", { ...pending, actions: [] }, "none"],
  ["a paid one waits for its ticket", { ...booking, status: "Processing" }, "waitForTicket"],
  ["one with some tickets waits for the rest", { ...booking, status: "Partially Confirmed" }, "waitForRest"],
  ["a confirmed one travels", booking, "travel"],
  ["one changed by the traveller travels", { ...booking, status: "Modified" }, "travel"],
  ["one changed by the supplier is answered", updated, "respond"],
  ["and travels once it was", { ...updated, changes: [] }, "travel"],
  ["a refund is followed", { ...booking, status: "Refund In Progress" }, "followRefund"],
  ["what has ended is booked again", { ...booking, status: "Expired" }, "bookAgain"],
  ["a status nobody knows offers nothing", { ...booking, status: "unknown" }, "none"],
  ["a stranger shows first that an open booking is theirs", read.confirmed.booking, "prove"],
  ["and sees that an expired one is over", { ...read.confirmed.booking, status: "Expired" }, "bookAgain"],
] as const)("default: %s", (_, one, step) => {
  expect(nextStepOf(one)).toBe(step);
});
