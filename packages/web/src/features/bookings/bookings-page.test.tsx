// @vitest-environment jsdom
import type { BookingListOutcome, BookingQuery } from "@safar/engine";
import { bookingListModel } from "@safar/engine/testing";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import * as calls from "../../calls/bookings.calls.ts";
import { inTest } from "../../calls/in-test.ts";
import { renderBookings } from "./bookings.harness.tsx";
import { BookingsPage } from "./bookings-page.tsx";

const listBookings = inTest(calls.listBookings);

const { listed, empty, offline } = bookingListModel.outcomes.read;
const { query } = bookingListModel.input;

afterEach(cleanup);

const show = async (outcome: BookingListOutcome, asked: BookingQuery = query) => {
  const onQuery = vi.fn();
  listBookings.mockImplementation(() => Promise.resolve({ at: Date.now(), outcome }));
  await renderBookings(<BookingsPage found={null} query={asked} path="/bookings" onQuery={onQuery} />, {
    isSignedIn: true,
  });
  return onQuery;
};

test("default: each booking leads to its page, and what waits for a payment can be paid", async () => {
  await show(listed);
  const [booking] = listed.bookings;
  const link = await screen.findByRole("link", { name: "Karachi to Lahore" });
  expect(link.getAttribute("href")).toBe(`/flights/booking-detail/${booking.uuid}`);
  expect(screen.getByRole("link", { name: "Pay Now: Karachi to Lahore" }).getAttribute("href")).toBe(
    `/flights/payments/${booking.uuid}`,
  );
  expect(screen.getByRole("link", { name: "Page 2" }).getAttribute("href")).toBe("/bookings?page=2");
});

test("default: what waits for its owner stands first, with until when and the way to it; the others stand by their months", async () => {
  const [booking] = listed.bookings;
  const confirmed = { ...booking, status: "Confirmed", payBy: null };
  await show({
    ...listed,
    bookings: [
      booking,
      {
        ...confirmed,
        uuid: "u-2",
        title: "Lahore to Dubai",
        status: "Updated",
        startsAt: { local: "2026-12-03T20:30", zone: "Asia/Riyadh" },
        respondBy: Date.UTC(2026, 10, 30, 9),
        movedFrom: "2026-12-03T18:15",
      },
      { ...confirmed, uuid: "u-3", title: "Multan to Karachi", status: "Processing" },
    ],
  });
  const waiting = within(await screen.findByRole("region", { name: "Waiting for you" }));
  expect(waiting.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Waiting for you",
    "Answer a change 1",
    "Lahore to Dubai",
    "Pay before it is released 1",
    "Karachi to Lahore",
  ]);
  expect(waiting.getByText("Answer by", { exact: false }).textContent).toBe("Answer by \u206830\u00a0Nov, 12:00\u2069");
  expect(waiting.getByRole("link", { name: "Answer the change: Lahore to Dubai" }).getAttribute("href")).toBe(
    "/flights/booking-detail/u-2?tab=manage",
  );
  // It says what has changed: its hour as it was, besides the one that holds.
  expect(waiting.getByText(/^was/).textContent).toBe("was \u206818:15\u2069");
  const month = within(screen.getByRole("region", { name: /^December\s2026$/ }));
  expect(month.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Multan to Karachi",
  ]);
});

test("behavior: what is being checked says so and leads to its payment, without a deadline or a way to pay again; a top-up leads to its own", async () => {
  const [booking] = listed.bookings;
  await show({
    ...listed,
    bookings: [
      { ...booking, isPaymentUnknown: true },
      { ...booking, uuid: "u-2", orderId: "TOPUP1", product: "wallet", title: "Add cash" },
    ],
  });
  const waiting = within(await screen.findByRole("region", { name: "Waiting for you" }));
  const checked = within(waiting.getByRole("list", { name: /^We are checking your payment/ }));
  expect(checked.getByRole("link", { name: /^View the payment/ }).getAttribute("href")).toBe(
    `/flights/payments/${booking.uuid}`,
  );
  expect(checked.queryByText(/Pay by|Pay within|Pay Now/)).toBeNull();
  expect(waiting.getByRole("link", { name: "Pay Now: Add cash" }).getAttribute("href")).toBe("/wallet/payments/TOPUP1");
});

const namesIn = (part: HTMLElement, level: number) =>
  within(part)
    .getAllByRole("heading", { level })
    .map(({ textContent }) => textContent);

test("default: the next trip stands before all that waits, and of that what is due first before the rest", async () => {
  const [booking] = listed.bookings;
  const confirmed = { ...booking, status: "Confirmed", payBy: null };
  await show({
    ...listed,
    bookings: [
      ...[3, 1, 5, 2, 4].map((n) => ({ ...booking, uuid: `w-${n}`, title: `Waits ${n}`, payBy: 1_800_000 + n })),
      { ...confirmed, uuid: "u-1", title: "Over", startsAt: { ...booking.startsAt, local: "2020-12-03T20:30:00" } },
      { ...confirmed, uuid: "u-2", title: "Soonest", startsAt: { ...booking.startsAt, local: "2099-12-03T20:30:00" } },
      { ...confirmed, uuid: "u-3", title: "Later", startsAt: { ...booking.startsAt, local: "2099-12-04T20:30:00" } },
    ],
  });
  const [next, waiting] = await screen.findAllByRole("region");
  expect(next).toBe(screen.getByRole("region", { name: "Next trip" }));
  expect(next && namesIn(next, 3)).toEqual(["Soonest"]);
  expect(waiting).toBe(screen.getByRole("region", { name: "Waiting for you" }));
  // A phone shows the trip first, and that others wait below it.
  expect(screen.getByRole("link", { name: "5 bookings wait for you" }).getAttribute("href")).toBe(`#${waiting?.id}`);
  expect(waiting && namesIn(waiting, 4)).toEqual([1, 2, 3, 4, 5].map((n) => `Waits ${n}`));
});

test("default: the next trip says from where to where, who travels and by which reference, and what there is to do", async () => {
  const [booking] = listed.bookings;
  const day = "2099-12-03";
  await show({
    ...listed,
    bookings: [
      {
        ...booking,
        status: "Confirmed",
        payBy: null,
        pnr: "QP9YCM",
        startsAt: { ...booking.startsAt, local: `${day}T20:30` },
        endsAt: { ...booking.endsAt, local: `${day}T22:15` },
      },
    ],
  });
  const next = await screen.findByRole("region", { name: "Next trip" });
  for (const said of ["20:30", "22:15", "KHI", "LHE", "Jinnah International", "Ayesha Siddiqui", "QP9YCM", "M7 304"])
    expect(next.textContent).toContain(said);
  expect(
    within(next)
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Karachi to Lahore", `/flights/booking-detail/${booking.uuid}`],
    ["Open ticket", `/flights/booking-detail/${booking.uuid}/ticket`],
    ["Add to calendar", `/api/bookings/${booking.uuid}/calendar.ics`],
    ["Manage", `/flights/booking-detail/${booking.uuid}?tab=manage`],
  ]);
});

test("default: what is over is completed, and can be booked again; its invoice is at hand", async () => {
  const [booking] = listed.bookings;
  const over = { ...booking, status: "Confirmed", payBy: null };
  await show(
    {
      type: "LISTED",
      page: 1,
      lastPage: 1,
      bookings: [
        { ...over, startsAt: { ...booking.startsAt, local: "2020-12-03T20:30" } },
        { ...over, uuid: "u-2", title: "Multan to Lahore", status: "Cancelled", places: [] },
      ],
    },
    { ...query, tab: "past" },
  );
  expect((await screen.findByRole("link", { name: /^Completed/ })).getAttribute("href")).toBe(
    "/bookings?tab=past&status=Confirmed",
  );
  expect(screen.queryByRole("link", { name: /^Waiting for payment/ })).toBeNull();
  expect(screen.getByRole("link", { name: "Invoice: Karachi to Lahore" }).getAttribute("href")).toBe(
    `/flights/booking-detail/${booking.uuid}/invoice`,
  );
  expect(screen.getByRole("link", { name: "Book again: Karachi to Lahore" }).getAttribute("href")).toContain(
    "KHI-LHE.",
  );
  expect(screen.queryByRole("link", { name: /: Multan to Lahore$/ })).toBeNull();
});

test("default: tabs and filters ask another question; only what there is is offered", async () => {
  const [booking] = listed.bookings;
  const onQuery = await show({
    ...listed,
    lastPage: 1,
    bookings: [booking, { ...booking, uuid: "u-2", product: "hotels", title: "A hotel" }],
  });
  fireEvent.click(await screen.findByRole("tab", { name: "Past" }));
  expect(onQuery).toHaveBeenLastCalledWith({ ...query, tab: "past" });
  const filters = within(screen.getByRole("navigation", { name: "Filter bookings" }));
  expect(filters.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["All", "Flights 1", "Hotels 1"]);
  fireEvent.click(filters.getByRole("link", { name: "Hotels 1" }));
  expect(onQuery).toHaveBeenLastCalledWith({ ...query, kind: "hotel" });
});

test.each<[string, Partial<BookingQuery>, string]>([
  ["nothing ahead", {}, "No trips ahead"],
  ["nothing behind", { tab: "past" }, "No past bookings"],
  ["nothing of the kind", { kind: "hotel" }, "No Record Found"],
])("default: %s", async (_, asked, title) => {
  await show(empty, { ...query, ...asked });
  expect(await screen.findByRole("heading", { name: title })).toBeDefined();
});

test("behavior: a list that cannot be read says so and is asked for again", async () => {
  await show(offline);
  expect(await screen.findByText("No Internet Connection")).toBeDefined();
  listBookings.mockImplementation(() => Promise.resolve({ at: Date.now(), outcome: listed }));
  fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("link", { name: "Karachi to Lahore" })).toBeDefined();
});

test("default: where nothing matches, one link takes the filters away", async () => {
  await show(empty, { ...query, kind: "hotel" });
  expect(await screen.findAllByRole("link", { name: "Clear filters" })).toHaveLength(1);
});

test("behavior: what was moved to another day says which day it was on", async () => {
  const [booking] = listed.bookings;
  await show({ ...listed, bookings: [{ ...booking, status: "Updated", payBy: null, movedFrom: "2026-11-12T20:30" }] });
  expect((await screen.findByText(/^was/)).textContent).toBe("was \u2068Thu 12\u00a0Nov\u2069 \u206820:30\u2069");
});
