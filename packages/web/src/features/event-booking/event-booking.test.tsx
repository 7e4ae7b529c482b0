// @vitest-environment jsdom
import type { AskDraft, AskOutcome, BookedEvent, BookingEvent, EventsBooking } from "@safar/engine";
import { sampleEvent } from "@safar/engine/testing";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { bookedSample } from "../bookings/booking.fixtures.ts";
import { DayMoved } from "../bookings/day-moved.tsx";
import { CodesTitle, DoorsAsk } from "../bookings/doors-ask.tsx";
import { renderResults } from "../results/results.harness.tsx";
import { RenameTickets } from "./rename-tickets.tsx";
import { reservationThing } from "./reservation-thing.ts";

const service = vi.hoisted(() => ({
  asked: [] as AskDraft[],
  outcome: { type: "DONE", already: false } as AskOutcome,
}));

vi.mock("../../engine/events/events.service.ts", () => ({
  eventAsks: {
    rename: async (draft: AskDraft) => {
      service.asked.push(draft);
      return service.outcome;
    },
  },
}));

afterEach(() => {
  cleanup();
  service.asked.length = 0;
  service.outcome = { type: "DONE", already: false };
});

const [date] = sampleEvent.dates;
if (date === undefined) throw new Error("The sample has lost its show.");

const ticket = {
  id: "day-1",
  code: "1234567890",
  attendee: { firstName: "Ayesha", lastName: "Siddiqui" },
  atDoor: null,
  pass: { en: "Day pass", ar: "تذكرة يوم" },
  state: "valid",
  admits: 1,
} as const;

const events: BookedEvent = {
  ...sampleEvent,
  doors: date.doors,
  passes: [{ name: ticket.pass, count: 1, admits: 1 }],
  directions: sampleEvent.venue.address,
  tickets: [ticket],
  renameUntil: Date.UTC(2026, 11, 3, 14),
  moved: null,
  isCalledOff: false,
  ageMin: null,
  isIdChecked: false,
};

const booking: EventsBooking = { ...bookedSample, events };

test("default: before the doors it is told whose document is looked at, and proof of age only where the event has an age", async () => {
  const atDoor = { name: "Ayesha Siddiqui", ending: "5652" };
  const asked = { ...events, isIdChecked: true, tickets: [{ ...ticket, atDoor }] };
  await renderResults(<DoorsAsk {...asked} />, "en", "/");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Keep the code at hand: it is read once at the doors.",
    "In the name of Ayesha Siddiqui. ID is checked at the door: bring the document ending 5652.",
  ]);
  cleanup();
  // Who has it now told no number.
  await renderResults(<DoorsAsk {...events} isIdChecked ageMin={16} />, "en", "/");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Keep the code at hand: it is read once at the doors.",
    "ID is checked at the doors: bring the document that belongs to the name on the ticket.",
    "From 16 years: bring proof of age.",
  ]);
});

test("behavior: a group has one code, and is told to come together", async () => {
  const group = [{ ...ticket, admits: 4 }];
  await renderResults(<DoorsAsk {...events} tickets={group} />, "en", "/");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "A group's code is read once, at one door: meet before you go in, for it lets nobody in later.",
  ]);
  cleanup();
  await renderResults(<CodesTitle of={group} />, "en", "/");
  expect(screen.getByText("One code lets all 4 in: come together")).toBeDefined();
  expect(screen.queryByText("Tickets, one code for each")).toBeNull();
});

test("default: a ticket gets another name, and the booking is read again", async () => {
  const send = vi.fn();
  await renderResults(<RenameTickets booking={booking} send={send} />, "en", "/");
  fireEvent.click(screen.getByText("Ayesha Siddiqui"));
  fireEvent.change(screen.getByRole("textbox", { name: "First name" }), { target: { value: "Sara" } });
  fireEvent.click(screen.getByRole("button", { name: "Change the name" }));
  expect(await screen.findByText("Enter both names, in letters only")).toBeDefined();
  fireEvent.change(screen.getByRole("textbox", { name: "Last name" }), { target: { value: "Malik" } });
  fireEvent.click(screen.getByRole("button", { name: "Change the name" }));
  expect(await screen.findByText("The ticket has its new name, and a new code")).toBeDefined();
  expect(service.asked).toEqual([{ booking: booking.uuid, ticket: "day-1", firstName: "Sara", lastName: "Malik" }]);
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "booking.reload" });
});

test("behavior: once the doors are open nothing is given away, and who was too late is told", async () => {
  service.outcome = { type: "TOO_LATE" };
  const shut = { ...booking, events: { ...events, renameUntil: null } };
  await renderResults(<RenameTickets booking={shut} send={vi.fn()} />, "en", "/");
  expect(screen.queryByText("Give a ticket to somebody else")).toBeNull();
  cleanup();
  await renderResults(<RenameTickets booking={booking} send={vi.fn()} />, "en", "/");
  fireEvent.click(screen.getByText("Ayesha Siddiqui"));
  for (const name of ["First name", "Last name"])
    fireEvent.change(screen.getByRole("textbox", { name }), { target: { value: "Sara" } });
  fireEvent.click(screen.getByRole("button", { name: "Change the name" }));
  expect(await screen.findByText(/too late for another name/)).toBeDefined();
});

test.each([
  ["en", "Keep the tickets", "Give them back"],
  ["ar", "احتفظ بالتذاكر", "أعدها واسترد المبلغ"],
] as const)("default: in %s what has moved is kept, or given back by the way to cancel", async (locale, keep, give) => {
  const send = vi.fn<(event: BookingEvent) => void>();
  const respondBy = Date.UTC(2026, 10, 28);
  const moved: EventsBooking = { ...booking, changes: [{ id: "moved", respondBy, state: "open" }] };
  const view = { actions: ["respond", "cancel"], busy: false, cancellation: null } as const;
  const days = {
    from: date.starts,
    to: { ...date.starts, local: "2026-12-24T20:00" },
    keepUntil: respondBy,
  };
  await renderResults(<DayMoved booking={moved} view={view} send={send} {...days} />, locale, "/");
  expect(screen.getByText(/28.*2026.*05:00/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: keep }));
  fireEvent.click(screen.getByRole("button", { name: give }));
  expect(send.mock.calls).toEqual([
    [{ type: "change.respond", changeId: "moved", decision: "accept" }],
    [{ type: "cancellation.start" }],
  ]);
});

test.each([
  ["Pending", "ReservationPending"],
  ["Processing", "ReservationPending"],
  ["Confirmed", "ReservationConfirmed"],
  ["Refund In Progress", "ReservationCancelled"],
] as const)("default: a booking that is %s is a %s to those who read it by machine", (status, said) => {
  expect(reservationThing({ ...booking, status }, "en")).toMatchObject({
    reservationStatus: `https://schema.org/${said}`,
    numSeats: "1",
  });
});
