// @vitest-environment jsdom
import type { Booking, BusBooking, EventsBooking } from "@safar/engine";
import { sampleEvent, sampleTrip } from "@safar/engine/testing";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import * as calls from "../../calls/bookings.calls.ts";
import { inTest } from "../../calls/in-test.ts";
import { renderBookings } from "../bookings/bookings.harness.tsx";
import busPaper from "../bus-booking/buses.paper.tsx";
import eventPaper from "../event-booking/events.paper.tsx";
import { sampleBooking } from "../flight-booking/flight-booking.fixtures.ts";
import { sampleHotelBooking as hotel } from "../hotel-booking/hotel-booking.fixtures.ts";
import hotelPaper from "../hotel-booking/hotels.paper.tsx";
import type { PaperOfKind } from "./paper.types.ts";
import { PaperPage } from "./paper-page.tsx";

const readBooking = inTest(calls.readBooking);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const { flight: _, ...common } = sampleBooking;
const [boarding] = sampleTrip.departure.boarding;
const [dropping] = sampleTrip.departure.dropping;
if (boarding === undefined || dropping === undefined) throw new Error("The sample has stops.");

const person = { title: "Mr", firstName: "Hamza", lastName: "Khan" };

const bus: BusBooking = {
  ...common,
  bus: {
    ...sampleTrip,
    boarding,
    dropping,
    bundle: { code: "standard", name: { en: "Standard", ar: "عادية" }, includes: [], refund: [] },
    passengers: [{ ...person, id: "p1", gender: "male", seat: "9", ticket: { number: "4UR8CUYS52", state: "issued" } }],
  },
};

const shown = async (kind: PaperOfKind, booking: Booking) => {
  readBooking.mockImplementation(async () => ({ at: Date.now(), outcome: { type: "BOOKING", booking } }));
  await renderBookings(<PaperPage kind={kind} booking={booking.uuid} paper="ticket" found={null} support={null} />);
  await screen.findByRole("article");
  return screen.getAllByRole("row").map(({ textContent }) => textContent);
};

test("default: a bus's ticket names its stops and who sits where", async () => {
  expect(await shown(busPaper, bus)).toContain("9Mr Hamza Khan4UR8CUYS52");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Bus ticket");
  expect(screen.getByRole("article").textContent).toContain(boarding.name.en);
  expect(screen.getByRole("article").textContent).toContain(dropping.name.en);
});

test("default: a hotel's voucher says when to come and to go, and which guests sleep in which room", async () => {
  const rows = await shown(hotelPaper, hotel);
  expect(rows.slice(1)).toEqual([
    "Double RoomRoom 1Half board1 adultMr Hamza Khan",
    "Double RoomRoom 2Half board1 adultMr Sana Khan 7 years old",
  ]);
  const text = screen.getByRole("article").textContent;
  for (const said of ["Voucher number93E3MM", "Check-in, from14:00Wednesday 23", "Check-out, until12:00Saturday 26"]) {
    expect(text?.replaceAll("\u00a0", " ")).toContain(said);
  }
});

const [date] = sampleEvent.dates;
if (date === undefined) throw new Error("The sample has lost its show.");

const pass = { en: "Day pass", ar: "تذكرة يوم" };
const event: EventsBooking = {
  ...common,
  events: {
    ...sampleEvent,
    doors: date.doors,
    passes: [{ name: pass, count: 1, admits: 1 }],
    directions: { en: "Have your ticket ready.", ar: "جهّز تذكرتك." },
    tickets: [{ id: "day-1", code: "1234567890", attendee: null, atDoor: null, pass, state: "valid", admits: 1 }],
    renameUntil: null,
    moved: null,
    isCalledOff: false,
    ageMin: null,
    isIdChecked: false,
  },
};

test.each([
  ["is to come", Date.UTC(2026, 10, 1), false],
  ["is over", Date.UTC(2030, 0, 1), true],
])("behavior: a ticket of an event that %s lets somebody in, or nobody and says so", async (_, now, isOver) => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  await shown(eventPaper, event);
  const text = screen.getByRole("article").textContent;
  expect(text.includes("This event is over")).toBe(isOver);
  expect(text.includes("Have your ticket ready.")).toBe(!isOver);
  expect(screen.queryByRole("img", { name: "Entry code" }) === null).toBe(isOver);
  expect(document.querySelector("td s")?.textContent).toBe(isOver ? "1234567890" : undefined);
});
