// @vitest-environment jsdom
import type { HotelBooking } from "@safar/engine";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { BookedProvider } from "../bookings/booked-context.ts";
import { renderBookings } from "../bookings/bookings.harness.tsx";
import { AskHotel } from "./ask-hotel.tsx";
import { sampleHotelBooking } from "./hotel-booking.fixtures.ts";
import { HotelGuests } from "./hotel-guests.tsx";
import { HotelVoucher } from "./hotel-voucher.tsx";
import hotelBooked from "./hotels.booked.tsx";

const now = Date.parse("2026-12-01T08:00:00Z");

beforeEach(() => {
  vi.spyOn(serverClock, "now").mockReturnValue(now);
  // Nothing comes near the window: the map is another's to test.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const money = (minor: number) => ({ minor, currency: "PKR" }) as const;
// As an answer gives it, a moment before the hour that is meant.
const until = now + 5 * 86_400_000 - 40;
const free: HotelBooking = {
  ...sampleHotelBooking,
  status: "Confirmed",
  policy: {
    change: [],
    cancellation: [
      { from: null, until, isAllowed: true, penalty: money(0), refund: money(90_000) },
      { from: until, until: null, isAllowed: false, penalty: money(90_000), refund: money(0) },
    ],
  },
};

const show = (booking: HotelBooking, locale: "en" | "ar" = "en") =>
  renderBookings(
    <BookedProvider value={hotelBooked}>
      <HotelVoucher booking={booking} />
    </BookedProvider>,
    { locale },
  );

test.each([
  ["en", "Free cancellation", /until\s6\sDec\s2026,\s13:00/, "How to get there", "Directions", /^Call/],
  ["ar", "إلغاء مجاني", /حتى 6/, "كيف تصل إليه", "الاتجاهات", /^اتصل/],
] as const)(
  "default: in %s a booked stay says until when it is given back for nothing, and how one comes there",
  async (locale, term, when, title, directions, call) => {
    await show(free, locale);
    expect(screen.getByText(term).nextElementSibling?.textContent).toMatch(when);
    expect(screen.getByRole("region", { name: title })).toBeDefined();
    const { latitude, longitude } = free.hotel.stay.position;
    expect(screen.getByRole("link", { name: directions }).getAttribute("href")).toContain(`${latitude},${longitude}`);
    const phone = screen.getByRole("link", { name: call });
    expect(phone.getAttribute("href")).toBe("tel:+92255501234");
    expect(phone.textContent).toMatch(/\+92\s25\s550\s1234/);
  },
);

test("default: its order and what was paid stand on it", async () => {
  await show(free);
  expect(screen.getByText(free.order)).toBeDefined();
  expect(screen.getByText(/^(?:Paid|Total)$/)).toBeDefined();
});

test("behavior: guests are told once more only where there is more to say of them than the voucher does", async () => {
  const withAges = (ages: readonly (number | null)[]) => ({
    ...free,
    hotel: { ...free.hotel, guests: free.hotel.guests.map((guest, at) => ({ ...guest, age: ages[at] ?? null })) },
  });
  const guestsOf = (booking: HotelBooking) =>
    renderBookings(
      <BookedProvider value={hotelBooked}>
        <HotelGuests booking={booking} isOver={false} />
      </BookedProvider>,
    );
  await guestsOf(withAges([]));
  expect(screen.queryByRole("heading", { name: "Guests" })).toBeNull();
  cleanup();
  await guestsOf(withAges([6]));
  expect(screen.getByText("6 years old")).toBeDefined();
});

test("default: right after the payment the hotel is called by its name", () => {
  expect(hotelBooked.calledOf(free)).toEqual(free.hotel.stay.names);
});

test("behavior: of a stay that was given up nothing is asked of the hotel, nor is it put into a calendar", async () => {
  await renderBookings(
    <BookedProvider value={hotelBooked}>
      {[free, { ...free, status: "Refund In Progress" as const }].map((booking) => (
        <AskHotel key={booking.status} booking={booking} />
      ))}
    </BookedProvider>,
  );
  expect(screen.getAllByRole("heading", { name: "Ask the hotel" })).toHaveLength(1);
  expect(screen.getAllByRole("link", { name: "Add to calendar" })).toHaveLength(1);
});

test("behavior: a stay that was given up leads nowhere, and without a number nobody is called", async () => {
  await show({ ...free, status: "Cancelled" });
  expect(screen.queryByRole("link", { name: "Directions" })).toBeNull();
  cleanup();
  const { hotel } = free;
  await show({ ...free, hotel: { ...hotel, stay: { ...hotel.stay, phone: null } } });
  expect(screen.queryByRole("link", { name: /^Call/ })).toBeNull();
});
