// @vitest-environment jsdom
import type { Booking, BookingView, Bundle, BusBooking } from "@safar/engine";
import { sampleTrip } from "@safar/engine/testing";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { clockOf } from "../../i18n/clock.ts";
import { BookedProvider } from "../bookings/booked-context.ts";
import { renderBookings } from "../bookings/bookings.harness.tsx";
import { sampleBooking } from "../flight-booking/flight-booking.fixtures.ts";
import busBooking from "./buses.booking.tsx";

afterEach(cleanup);

const { flight: _, ...common } = sampleBooking;
const [boarding] = sampleTrip.departure.boarding;
const [dropping] = sampleTrip.departure.dropping;
if (boarding === undefined || dropping === undefined) throw new Error("The sample has stops.");

type State = Bundle["includes"][number]["state"];

const bookingOf = (seat: State, day: State): BusBooking => ({
  ...common,
  pnr: "BUS123",
  bus: {
    ...sampleTrip,
    boarding,
    dropping,
    bundle: {
      code: "flexi",
      name: { en: "Flexi", ar: "المرنة" },
      includes: [
        { kind: "seat_change", state: seat, detail: null },
        { kind: "date_change", state: day, detail: null },
      ],
      refund: [],
    },
    passengers: [],
  },
});

const view = { actions: ["cancel"], cancellation: null } as unknown as BookingView;

const show = async (booking: Booking, seen: BookingView = view, locale: "en" | "ar" = "en") =>
  renderBookings(
    <BookedProvider value={busBooking.booked}>
      {busBooking.partsOf(booking)?.more({ view: seen, send: () => undefined })}
    </BookedProvider>,
    { locale },
  );

test.each([
  ["en", "Ask for another seat or day", "Changing the seat: included"],
  ["ar", "اطلب مقعدًا أو يومًا آخر", "تغيير المقعد: ضمن السعر"],
] as const)("default: in %s a bundle with changes leads to them with its reference: %s", async (locale, ask, told) => {
  await show(bookingOf("included", "included"), view, locale);
  const href = screen.getByRole("link", { name: ask }).getAttribute("href");
  const asked = new URL(href ?? "", "https://safar.example");
  expect(asked.pathname.endsWith("/contact-us")).toBe(true);
  expect(asked.searchParams.get("id")).toBe(asked.searchParams.get("back")?.split("/").at(-1));
  expect([asked.searchParams.get("booking"), asked.searchParams.get("day")]).toEqual([
    "BUS123",
    boarding.time.local.slice(0, 10),
  ]);
  expect(asked.searchParams.get("back")).toMatch(/^\/bus\/booking-detail\//);
  expect(asked.searchParams.get("about")).toContain(clockOf(boarding.time.local));
  expect(screen.getByText(told)).toBeDefined();
});

test("behavior: where the day stays, only another seat is asked for; where both stay, nothing is", async () => {
  const shown = await show(bookingOf("paid", "none"));
  expect(screen.getByRole("link", { name: "Ask for another seat" })).toBeDefined();
  expect(screen.getByText("Changing the day: not possible")).toBeDefined();
  shown.unmount();
  await show(bookingOf("none", "none"));
  expect(screen.getByText("Changing the seat: not possible")).toBeDefined();
  expect(screen.queryByRole("link")).toBeNull();
});

test("behavior: what is still being confirmed says what can be changed", async () => {
  await show({ ...bookingOf("paid", "paid"), status: "Processing" }, { ...view, actions: [] });
  expect(screen.getByRole("link", { name: "Ask for another seat or day" })).toBeDefined();
});

test("behavior: what has left or was given up is not changed", async () => {
  await show(bookingOf("included", "included"), { ...view, actions: [] });
  expect(screen.queryByRole("heading")).toBeNull();
});
