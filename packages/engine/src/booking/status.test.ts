import { expect, test } from "vitest";
import {
  actionsFor,
  bookingStatusEvents,
  bookingStatuses,
  canBecome,
  isBookingStatus,
  isUpcoming,
  nextStatus,
  statusTable,
} from "./status.ts";

test("default: every edge of a booking's life", () => {
  const edges = bookingStatuses.flatMap((from) =>
    bookingStatusEvents.flatMap((event) => {
      const to = nextStatus(from, event);
      return to === undefined ? [] : [`${from} — ${event} → ${to}`];
    }),
  );
  expect(edges).toMatchInlineSnapshot(`
    [
      "Pending — payment.captured → Processing",
      "Pending — payment.becameUnknown → Pending",
      "Pending — deadline.passed → Expired",
      "Pending — user.cancelled → Cancelled",
      "Processing — items.allTicketed → Confirmed",
      "Processing — items.someTicketed → Partially Confirmed",
      "Processing — items.noneTicketed → Refund In Progress",
      "Confirmed — supplier.changed → Updated",
      "Confirmed — change.completed → Modified",
      "Confirmed — cancellation.acceptedWithRefund → Refund In Progress",
      "Confirmed — cancellation.acceptedWithoutRefund → Cancelled",
      "Partially Confirmed — items.restTicketed → Confirmed",
      "Partially Confirmed — items.restFailed → Refund In Progress",
      "Partially Confirmed — supplier.changed → Updated",
      "Partially Confirmed — change.completed → Modified",
      "Partially Confirmed — cancellation.acceptedWithRefund → Refund In Progress",
      "Partially Confirmed — cancellation.acceptedWithoutRefund → Cancelled",
      "Updated — supplier.changed → Updated",
      "Updated — change.accepted → Confirmed",
      "Updated — change.completed → Modified",
      "Updated — cancellation.acceptedWithRefund → Refund In Progress",
      "Updated — cancellation.acceptedWithoutRefund → Cancelled",
      "Modified — supplier.changed → Updated",
      "Modified — cancellation.acceptedWithRefund → Refund In Progress",
      "Modified — cancellation.acceptedWithoutRefund → Cancelled",
      "Expired — payment.capturedLate → Refund In Progress",
      "Cancelled — payment.capturedLate → Refund In Progress",
      "Refund In Progress — refund.settled → Refunded",
      "Refund In Progress — refund.partlySettled → Partially Confirmed",
    ]
  `);
});

test("behavior: every status is reached from Pending, and money that comes late goes back", () => {
  for (const status of bookingStatuses) {
    if (status !== "Pending") expect([status, canBecome("Pending", status)]).toEqual([status, true]);
    expect(isBookingStatus(status)).toBe(true);
  }
  for (const over of ["Expired", "Cancelled", "Refunded"] as const) {
    expect(canBecome(over, "Confirmed") && over === "Refunded").toBe(false);
    expect(Object.values(statusTable[over])).not.toContain("Confirmed");
  }
  expect(isBookingStatus("__proto__")).toBe(false);
});

test("behavior: an unknown status offers nothing; only what is pending is paid for", () => {
  expect(actionsFor("unknown")).toEqual([]);
  expect(bookingStatuses.filter((status) => actionsFor(status).includes("pay"))).toEqual(["Pending"]);
});

test("behavior: a booking is upcoming until its last service has ended, where it ends", () => {
  const at = { endsAtLocal: "2026-12-17T22:10", nowLocal: "2026-12-17T22:10" };
  expect(isUpcoming("Confirmed", at)).toBe(true);
  expect(isUpcoming("Confirmed", { ...at, nowLocal: "2026-12-17T22:11" })).toBe(false);
  expect(isUpcoming("Cancelled", at)).toBe(false);
});
