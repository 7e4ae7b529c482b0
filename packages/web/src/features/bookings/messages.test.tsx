// @vitest-environment jsdom
import type { BookingListOutcome, BookingQuery, Locale, ReadOutcome } from "@safar/engine";
import { bookingListModel } from "@safar/engine/testing";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import * as calls from "../../calls/bookings.calls.ts";
import { inTest } from "../../calls/in-test.ts";
import { sampleBooking } from "../flight-booking/flight-booking.fixtures.ts";
import { renderFlightBooking } from "../flight-booking/flight-booking.harness.tsx";
import flightBooking from "../flight-booking/flights.booking.tsx";
import { BookingPage } from "./booking-page.tsx";
import { renderBookings } from "./bookings.harness.tsx";
import { BookingsPage } from "./bookings-page.tsx";

const listBookings = inTest(calls.listBookings);
const readBooking = inTest(calls.readBooking);

const now = Date.UTC(2026, 10, 21, 9);
const { empty, listed, offline } = bookingListModel.outcomes.read;
const { query } = bookingListModel.input;

// jsdom knows no media; a page that leads home by itself asks whether it may move.
Object.defineProperty(window, "matchMedia", { configurable: true, value: () => ({ matches: false }) });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const showList = async (locale: Locale, outcome: BookingListOutcome, asked: BookingQuery = query) => {
  listBookings.mockImplementation(async () => ({ at: Date.now(), outcome }));
  const page = <BookingsPage found={null} query={asked} path="/bookings" onQuery={() => undefined} />;
  await renderBookings(page, { locale, isSignedIn: true });
};

const showBooking = async (locale: Locale, outcome: ReadOutcome) => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  readBooking.mockImplementation(async () => ({ at: Date.now(), outcome }));
  const { uuid } = sampleBooking;
  const page = (
    <BookingPage
      kind={flightBooking}
      booking={uuid}
      found={null}
      part="overview"
      trouble={undefined}
      onPart={() => undefined}
    />
  );
  await renderFlightBooking(page, locale);
};

test.each([
  ["en", "No Record Found"],
  ["ar", "لا توجد بيانات"],
] as const)("default: a list without any of the kind that was asked for, in %s", async (locale, title) => {
  await showList(locale, empty, { ...query, kind: "hotel" });
  expect(await screen.findByRole("heading", { name: title })).toBeDefined();
});

test.each([
  ["en", "No Internet Connection", "Try Again"],
  ["ar", "لا يوجد اتصال بالإنترنت", "إعادة المحاولة"],
] as const)(
  "behavior: without a connection the list says so and is asked for again, in %s",
  async (locale, title, again) => {
    await showList(locale, offline);
    expect(await screen.findByText(title)).toBeDefined();
    listBookings.mockImplementation(async () => ({ at: Date.now(), outcome: listed }));
    fireEvent.click(screen.getByRole("button", { name: again }));
    expect(await screen.findByRole("link", { name: "Karachi to Lahore" })).toBeDefined();
    expect(screen.queryByText(title)).toBeNull();
  },
);

test.each([
  ["en", "Booking expires in", "Pay Now"],
  ["ar", "ينتهي الحجز خلال", "ادفع الآن"],
] as const)(
  "default: a booking that is not paid counts down and leads to paying, in %s",
  async (locale, clock, pay) => {
    const waiting = { status: "Pending", statusText: "Pending", actions: ["pay"], payBy: now + 600_000 } as const;
    await showBooking(locale, { type: "BOOKING", booking: { ...sampleBooking, ...waiting, documents: [] } });
    expect((await screen.findByText(clock)).parentElement?.textContent).toContain("10:00");
    expect(screen.getByRole("link", { name: pay }).getAttribute("href")).toContain(
      `/flights/payments/${sampleBooking.uuid}`,
    );
  },
);

test.each([
  ["en", "Page Not Found"],
  ["ar", "لم نعثر على الصفحة"],
] as const)("behavior: a booking that nobody has is not found, in %s", async (locale, title) => {
  await showBooking(locale, { type: "NOT_FOUND" });
  expect(await screen.findByRole("heading", { name: title })).toBeDefined();
});
