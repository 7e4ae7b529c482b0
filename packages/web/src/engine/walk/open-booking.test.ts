import { expect, test } from "vitest";
import { openBooking, registerOpenBooking } from "./open-booking.ts";

const booking = { id: "draft-1", title: "Lahore to Jeddah" };
const flow = () => ({
  find: async () => ({ type: "OPEN", booking }) as const,
  keepDraft: async () => ({ type: "KEPT" }) as const,
});

test("default: no booking is open while no flow has named itself", async () => {
  expect(await openBooking.find()).toEqual({ type: "NONE" });
  expect(await openBooking.keepDraft(booking)).toEqual({ type: "NOT_KEPT" });
});

test("default: a flow answers for as long as it runs", async () => {
  const leave = registerOpenBooking(flow());
  expect(await openBooking.find()).toEqual({ type: "OPEN", booking });
  leave();
  expect(await openBooking.find()).toEqual({ type: "NONE" });
});

test("behavior: a flow that leaves late does not silence the next one", async () => {
  const leaveLate = registerOpenBooking(flow());
  const leave = registerOpenBooking(flow());
  leaveLate();
  expect(await openBooking.find()).toMatchObject({ type: "OPEN" });
  leave();
});
