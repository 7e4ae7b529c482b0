// @vitest-environment jsdom
import type { Booking } from "@safar/engine";
import { sampleEvent, sampleFilm, sampleShow, sampleTourPlan, sampleTrain, sampleTrip } from "@safar/engine/testing";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { SoldVertical } from "../app/verticals.ts";
import { BookedProvider } from "../features/bookings/booked-context.ts";
import { bookedSample } from "../features/bookings/booking.fixtures.ts";
import { renderBookings } from "../features/bookings/bookings.harness.tsx";
import { TicketCode } from "../features/bookings/ticket-code.tsx";
import { sampleBooking as flight } from "../features/flight-booking/flight-booking.fixtures.ts";
import { sampleHotelBooking as hotel } from "../features/hotel-booking/hotel-booking.fixtures.ts";
import { TicketPaper } from "../features/papers/ticket-paper.tsx";
import { verticalRooms } from "./registry.ts";

afterEach(cleanup);

const [boarding] = sampleTrip.departure.boarding;
const [dropping] = sampleTrip.departure.dropping;
const [show] = sampleEvent.dates;
const [start] = sampleTourPlan.starts;
const [option] = sampleTourPlan.tour.options;
if (
  boarding === undefined ||
  dropping === undefined ||
  show === undefined ||
  start === undefined ||
  option === undefined
)
  throw new Error("The samples have lost their stops and days.");

const name = { en: "Adult", ar: "بالغ" };
const person = { id: "p1", title: "Mr", firstName: "Hamza", lastName: "Khan", gender: "male", seat: "9" };
const ticket = { number: "4UR8CUYS52", state: "issued" };

const trains = {
  train: sampleTrain,
  className: name,
  travellers: [{ ...person, type: "adult", coach: "B1", place: "3", kind: "seat", isCancelled: false, ticket }],
  infants: 0,
  waiting: null,
  delayMinutes: null,
  isFullRefund: false,
};
const bundle = { code: "standard", name, includes: [], refund: [] };
const bus = { ...sampleTrip, boarding, dropping, bundle, passengers: [{ ...person, ticket }] };
const movies = {
  film: sampleFilm,
  show: sampleShow,
  seats: ["A2"],
  category: name,
  code: "DOOR1234",
  extras: [],
  lead: null,
  directions: name,
  movableUntil: null,
};
const pass = { id: "t1", attendee: null, atDoor: null, pass: name, state: "valid", admits: 1, code: "PASS1234" };
const events = {
  ...sampleEvent,
  ...show,
  passes: [{ name, count: 1, admits: 1 }],
  directions: name,
  tickets: [pass],
  renameUntil: null,
  moved: null,
  isCalledOff: false,
  ageMin: null,
  isIdChecked: false,
};
const tours = {
  tour: sampleTourPlan.tour,
  option: name,
  starts: start.starts,
  ends: start.ends,
  units: [{ name, quantity: 1 }],
  language: null,
  meeting: option.meeting,
  advice: [],
  pickup: null,
  lead: null,
  vouchers: [{ id: "v1", unit: null, code: "GUIDE123", state: "issued" }],
  answers: [],
  awaitedUntil: null,
};

/** What is read of each where one is let in: its reference, or the number of its only ticket. */
const read: Readonly<Record<SoldVertical, readonly [booking: Booking, code: string | null]>> = {
  flights: [flight, flight.pnr],
  hotels: [hotel, hotel.pnr],
  buses: [Object.assign({ ...bookedSample }, { bus }), bookedSample.pnr],
  trains: [Object.assign({ ...bookedSample }, { trains }), bookedSample.pnr],
  movies: [Object.assign({ ...bookedSample }, { movies }), movies.code],
  events: [Object.assign({ ...bookedSample }, { events }), pass.code],
  tours: [Object.assign({ ...bookedSample }, { tours }), "GUIDE123"],
};

const drawn = () =>
  screen.findAllByRole("img").then((all) => all.map((one) => one.querySelector("path[fill='#10233f']")));

const pathsOf = async (): Promise<readonly (string | null | undefined)[]> =>
  (await drawn()).flatMap((path) => (path === null ? [] : [path.getAttribute("d")]));

test.each(Object.keys(verticalRooms) as SoldVertical[])(
  "invariant: on the page and on the paper of %s stands the code that is read, and no other",
  async (vertical) => {
    const [booking, code] = read[vertical];
    if (code === null) throw new Error("The sample has no code.");
    await renderBookings(<TicketCode says={code} label="Code" />);
    const [expected] = await pathsOf();
    cleanup();
    const rooms = verticalRooms[vertical];
    const [booked, paper] = await Promise.all([rooms.booked.load(), rooms.paper.load()]);
    // An event's page has its codes below its ticket.
    const codes = vertical === "events" ? booked.codesOf(booking, () => undefined) : booked.ticketsOf(booking);
    await renderBookings(<BookedProvider value={booked}>{codes}</BookedProvider>);
    expect(await pathsOf()).toEqual([expected]);
    cleanup();
    const parts = paper.partsOf(booking);
    if (parts === null) throw new Error("The sample is of another kind.");
    await renderBookings(<TicketPaper kind={paper} booking={booking} parts={parts} support={null} />);
    expect(await pathsOf()).toEqual([expected]);
  },
);

test.each(Object.keys(verticalRooms) as SoldVertical[])(
  "behavior: what was cancelled of %s has no code on its page, and no number that is not struck out",
  async (vertical) => {
    const [booking, code] = read[vertical];
    const cancelled = { ...booking, status: "Refund In Progress" as const, cancelledAt: Date.UTC(2026, 10, 22) };
    const rooms = verticalRooms[vertical];
    const [booked, kind] = await Promise.all([rooms.booked.load(), rooms.booking.load()]);
    const parts = kind.partsOf({ ...cancelled, documents: ["invoice"] });
    if (parts === null || code === null) throw new Error("The sample is of another kind.");
    const { container } = await renderBookings(
      <BookedProvider value={booked}>
        {parts.tickets}
        {parts.people(() => undefined)}
      </BookedProvider>,
    );
    expect(container.querySelector("path[fill='#10233f']")).toBeNull();
    for (const struck of container.querySelectorAll("s")) struck.remove();
    expect(container.textContent).not.toContain(code);
    expect(screen.queryByRole("heading", { name: /How to get there|At the door|One code/ })).toBeNull();
  },
);
