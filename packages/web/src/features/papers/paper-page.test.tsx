// @vitest-environment jsdom
import type { FlightBooking, Locale } from "@safar/engine";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import * as calls from "../../calls/bookings.calls.ts";
import { inTest } from "../../calls/in-test.ts";
import { renderBookings } from "../bookings/bookings.harness.tsx";
import { sampleBooking } from "../flight-booking/flight-booking.fixtures.ts";
import flightPaper from "../flight-booking/flights.paper.tsx";
import type { PaperName } from "./paper.types.ts";
import { PaperPage } from "./paper-page.tsx";

const readBooking = inTest(calls.readBooking);

afterEach(cleanup);

const plain = (text: string | null) =>
  (text ?? "").replaceAll(/[\u200e\u200f\u2066-\u2069]/g, "").replaceAll("\u00a0", " ");

type Shown = { readonly paper?: PaperName; readonly locale?: Locale };

const show = async (change: Partial<FlightBooking>, { paper = "ticket", locale = "en" }: Shown = {}) => {
  const outcome = { type: "BOOKING", booking: { ...sampleBooking, ...change } };
  readBooking.mockImplementation(async () => ({ at: Date.now(), outcome }));
  const support = { phone: "+922100000000", email: null };
  await renderBookings(
    <PaperPage kind={flightPaper} booking={sampleBooking.uuid} paper={paper} found={null} support={support} />,
    { locale },
  );
  return screen.findByRole("heading", { level: 1 });
};

const sheet = () => plain(screen.getByRole("article").textContent);

test("default: a ticket says who flies, when and where in words, on which ticket, with which bags and how to reach us", async () => {
  expect((await show({})).textContent).toBe("E-ticket");
  for (const said of [
    "Thursday 10 December 2026",
    "08:15",
    "Pakistan Time",
    "Saudi Arabia Time",
    "Karachi KHI",
    "Terminal 1",
    "M7 741",
    "9411234567890",
    "30 kg",
    sampleBooking.pnr ?? "",
    "Paid: Rs 24,000 (Card)",
    "+92 21 0000 0000",
  ]) {
    expect(sheet()).toContain(said);
  }
  expect(screen.getByRole("img", { name: "Booking reference" })).toBeDefined();
  expect(sheet()).not.toMatch(/\d (?:am|pm)/);
});

test("default: an invoice's lines come to its total, and only money that moved is on it", async () => {
  const [payment] = sampleBooking.payments;
  if (payment === undefined) throw new Error("The sample was paid for.");
  const payments = [{ ...payment, id: "a0", state: "failed" as const }, payment];
  expect((await show({ payments }, { paper: "invoice" })).textContent).toBe("Invoice");
  const [price, paid] = screen.getAllByRole("table");
  for (const said of ["Rs 20,000", "Rs 5,000", "−Rs 1,000", "TotalRs 24,000"])
    expect(plain(price?.textContent ?? "")).toContain(said);
  // No table of flights is on it: it says by itself which journey it is of.
  expect(sheet()).toMatch(/DateThu 10.* Dec 2026In the name of\S/);
  expect(within(paid ?? document.body).getAllByRole("row")).toHaveLength(2);
  expect(sheet()).not.toContain("Failed");
});

test("default: in Arabic the same by one clock", async () => {
  expect((await show({}, { locale: "ar" })).textContent).toBe("تذكرة إلكترونية");
  for (const said of ["الخميس، 10 ديسمبر 2026", "توقيت باكستان", "من كراتشي إلى جدة", "08:15"])
    expect(sheet()).toContain(said);
});

const cancelled: Partial<FlightBooking> = {
  status: "Refund In Progress",
  statusText: "Refund In Progress",
  documents: ["invoice"],
  cancelledAt: Date.parse("2026-11-27T12:00Z"),
  refund: {
    state: "in_progress",
    amount: sampleBooking.due,
    target: "original",
    steps: [],
  },
};

test("behavior: the invoice of what was cancelled says so and what comes back, and leads to no ticket", async () => {
  await show(cancelled, { paper: "invoice" });
  expect(screen.getByRole("heading", { name: /^Cancelled on / })).toBeDefined();
  expect(sheet()).toContain("is on its way back to the way you paid");
  expect(sheet()).not.toContain("If you cancel");
  expect(screen.getByText(sampleBooking.pnr ?? "").tagName).toBe("S");
  expect(screen.queryByRole("link", { name: "E-ticket" })).toBeNull();
});

test("behavior: where a ticket was cancelled, which journey it was of is still told", async () => {
  await show(cancelled);
  expect(plain(document.body.textContent)).toMatch(
    /Karachi to Jeddah.*DateThu 10.* Dec 2026In the name of.*Booking reference.*Order number.*StatusCancelled on /,
  );
  expect(screen.getByText(sampleBooking.pnr ?? "").tagName).toBe("S");
});

test.each<[string, Partial<FlightBooking>, string | RegExp]>([
  ["of what was cancelled", cancelled, /^Cancelled on /],
  ["of a stranger's", { isMasked: true, documents: [], payments: [] }, "Show that this booking is yours"],
  ["that is not there yet", { status: "Processing", documents: [] }, "There is no ticket to print"],
])("behavior: a ticket %s is not printed", async (_, change, title) => {
  expect(plain((await show(change)).textContent)).toMatch(title);
  expect(screen.queryByRole("article")).toBeNull();
  expect(screen.getByRole("link", { name: "Back to the booking" }).getAttribute("href")).toBe(
    `/flights/booking-detail/${sampleBooking.uuid}`,
  );
});

test("behavior: of what expired unpaid nothing is promised, and there is no invoice", async () => {
  await show({ status: "Expired", statusText: "Expired", documents: [], payments: [] });
  expect(screen.getByRole("heading", { name: "There is no ticket to print" })).toBeDefined();
  expect(plain(document.body.textContent)).toMatch(/Karachi to Jeddah.*StatusExpired/);
  expect(plain(document.body.textContent)).not.toContain("as soon as it is issued");
  expect(screen.queryByRole("link", { name: "Invoice" })).toBeNull();
});

test("behavior: the invoice of what was cancelled names what is kept, and with what comes back it is what was paid", async () => {
  const { currency, minor } = sampleBooking.due;
  const lines = [
    { kind: "discount" as const, code: "penalty", label: "The airline's fee", amount: { currency, minor: -100_000 } },
    { kind: "discount" as const, code: "service_fee", label: "Service fee", amount: { currency, minor: -5_800 } },
  ];
  const amount = { currency, minor: minor - 105_800 };
  const refund = {
    state: "in_progress",
    amount,
    target: "original",
    steps: [],
    kept: { paid: sampleBooking.due, lines },
  } as const;
  await show({ ...cancelled, refund }, { paper: "invoice" });
  const rows = within(screen.getAllByRole("table").at(-1) ?? document.body).getAllByRole("row");
  expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
    "You paidRs 24,000",
    "The airline's fee\u2212Rs 1,000",
    "Service fee\u2212Rs 58",
    "You get backRs 22,942",
  ]);
});
