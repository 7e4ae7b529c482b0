// @vitest-environment jsdom
import type { FlightBooking, Locale } from "@safar/engine";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import * as calls from "../../calls/bookings.calls.ts";
import { inTest } from "../../calls/in-test.ts";
import { loadWords } from "../../i18n/i18n.ts";
import { sampleBooking } from "../flight-booking/flight-booking.fixtures.ts";
import { renderFlightBooking } from "../flight-booking/flight-booking.harness.tsx";
import flightBooked from "../flight-booking/flights.booked.tsx";
import { ConfirmationPage } from "./confirmation-page.tsx";

const readBooking = inTest(calls.readBooking);

afterEach(cleanup);

const show = async (change: Partial<FlightBooking>, locale: Locale = "en") => {
  await loadWords(locale);
  const outcome = { type: "BOOKING", booking: { ...sampleBooking, ...change } };
  readBooking.mockImplementation(async () => ({ at: Date.now(), outcome }));
  await renderFlightBooking(
    <ConfirmationPage booking={sampleBooking.uuid} found={null} booked={flightBooked} />,
    locale,
  );
  await screen.findAllByText(sampleBooking.pnr ?? "");
};

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

test("default: a ticket that is there is shown, with what comes next", async () => {
  await show({ status: "Confirmed", statusText: "Confirmed" });
  expect(heading()).toBe("You are going to Jeddah");
  expect(screen.getByRole("link", { name: "See the booking" }).getAttribute("href")).toBe(
    `/flights/booking-detail/${sampleBooking.uuid}`,
  );
  expect(screen.getByRole("link", { name: "Add to calendar" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Print ticket" }).getAttribute("href")).toBe(
    `/flights/booking-detail/${sampleBooking.uuid}/ticket`,
  );
  expect(screen.getByText(/^Paid:/).textContent).toContain("24,000");
  expect(screen.getByText(/^Order/).textContent).toContain(sampleBooking.order);
});

const thereAndBack = () => {
  const { flight } = sampleBooking;
  const [out] = flight.itinerary.legs;
  if (out === undefined) throw new Error("The sample has a leg.");
  const departs = { ...out.departs, local: "2026-12-14T09:00" };
  const legs = [out, { ...out, from: out.to, to: out.from, departs }];
  return { ...flight, itinerary: { ...flight.itinerary, legs } };
};

test("default: what comes next, on the way back too, has its day and hour by the clock of the place it begins at", async () => {
  await show({ status: "Confirmed", statusText: "Confirmed", flight: thereAndBack() });
  const list = within(screen.getByRole("list", { name: "What to do by when" }));
  const times = list.getAllByRole("listitem").map((item) => item.querySelector("time")?.getAttribute("datetime"));
  expect(times.slice(0, 3)).toEqual(["2026-12-09T08:15", "2026-12-10T05:15", "2026-12-10T08:15"]);
  expect(times.slice(3)).toEqual(["2026-12-13T09:00", "2026-12-14T06:00", "2026-12-14T09:00"]);
});

test("default: a room is offered where the trip leads, for the nights until the way back and as many as travel", async () => {
  await show({ status: "Confirmed", statusText: "Confirmed", flight: thereAndBack() });
  expect(screen.getByRole("heading", { name: /^A room in .?Jeddah.?\?$/ })).toBeTruthy();
  expect(screen.getByRole("link", { name: "See hotels" }).getAttribute("href")).toBe(
    "/hotels/search?place=Jeddah&in=2026-12-10&out=2026-12-14&adults1=1",
  );
});

test.each([
  ["en", "Payment received", "Issuing your ticket"],
  ["ar", "تم استلام الدفعة", "جارٍ إصدار التذاكر"],
] as const)(
  "behavior: money that is here and a ticket that is not are told apart, in %s",
  async (locale, title, stage) => {
    await show({ status: "Processing", statusText: "Processing" }, locale);
    expect(heading()).toBe(title);
    const current = screen.getAllByRole("listitem").find((item) => item.getAttribute("aria-current") === "step");
    expect(current?.textContent).toBe(stage);
  },
);

test("behavior: a booking that is not paid says so and leads to paying", async () => {
  await show({ status: "Pending", statusText: "Pending", actions: ["pay"], payBy: Date.now() + 3_600_000 });
  expect(heading()).toBe("Your booking");
  expect(screen.getByRole("link", { name: "Pay Now" }).getAttribute("href")).toBe(
    `/flights/payments/${sampleBooking.uuid}`,
  );
  expect(screen.queryByText("Payment received")).toBeNull();
});

test("behavior: a guest who has not shown that it is theirs is told why names are hidden", async () => {
  await show({ status: "Confirmed", statusText: "Confirmed", isMasked: true });
  expect(screen.getByText(/^Names are hidden until/)).toBeTruthy();
});

test("behavior: a booking that cannot be read says that the payment stands", async () => {
  await loadWords("en");
  const outcome = { type: "PROBLEM", problem: { kind: "offline" } };
  readBooking.mockImplementation(async () => ({ at: Date.now(), outcome }));
  await renderFlightBooking(<ConfirmationPage booking={sampleBooking.uuid} found={null} booked={flightBooked} />, "en");
  expect(await screen.findByText("This does not affect your payment.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try Again" })).toBeTruthy();
});
