// @vitest-environment jsdom
import { type FlightBooking, isFlightBooking, type Locale, type ReadOutcome, sumMoney } from "@safar/engine";
import { cancellationModel } from "@safar/engine/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { BookingPart } from "../../app/addresses/booking-parts.ts";
import * as calls from "../../calls/bookings.calls.ts";
import { inTest } from "../../calls/in-test.ts";
import { BookingPage } from "../bookings/booking-page.tsx";
import { movedBooking, sampleBooking } from "./flight-booking.fixtures.ts";
import { renderFlightBooking } from "./flight-booking.harness.tsx";
import flightBooking from "./flights.booking.tsx";

const readBooking = inTest(calls.readBooking);
const respondToChange = inTest(calls.respondToChange);
const quoteRefund = inTest(calls.quoteRefund);
const cancelBooking = inTest(calls.cancelBooking);
const trackCancellation = inTest(calls.trackCancellation);

const now = Date.UTC(2026, 10, 21, 9);
const told = (outcome: unknown) => Promise.resolve({ at: Date.now(), outcome });
const found = (booking: FlightBooking): ReadOutcome => ({ type: "BOOKING", booking });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Shown = { part?: BookingPart; locale?: Locale; onPart?: (part: BookingPart) => void; at?: number };

/** The page as it stands in the browser: it reads for itself. */
const show = async (
  outcome: ReadOutcome,
  { part = "overview", locale = "en", onPart = () => undefined, at = now }: Shown = {},
) => {
  vi.useFakeTimers({ toFake: ["Date"], now: at });
  readBooking.mockImplementation(() => told(outcome));
  const { uuid } = sampleBooking;
  await renderFlightBooking(
    <BookingPage kind={flightBooking} booking={uuid} found={null} part={part} trouble={undefined} onPart={onPart} />,
    locale,
  );
  if (outcome.type === "BOOKING") await screen.findByRole("tablist");
};

test("default: the ticket, who travels on it, and what it says now", async () => {
  await show(found(sampleBooking));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Karachi to Jeddah");
  expect(screen.getByRole("heading", { name: "You are ready to fly" })).toBeDefined();
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    "Overview",
    "Itinerary",
    "Invoice",
    "Manage Your Trip",
  ]);
  expect(await screen.findByRole("img", { name: "Code of this booking" })).toBeDefined();
  expect(screen.getByText("9411234567890")).toBeDefined();
  expect(screen.getByRole("link", { name: "E-ticket (PDF)" }).getAttribute("href")).toBe(
    `/api/bookings/${sampleBooking.uuid}/documents/eticket`,
  );
  expect(screen.getByRole("link", { name: "Add to calendar" }).getAttribute("href")).toContain("calendar.ics");
});

type Extra = FlightBooking["flight"]["extras"][number];

/** A fare without a checked bag, on a way out or also back, with what was bought for it. */
const bagless = (extras: readonly Partial<Extra>[], isBack = false): FlightBooking => {
  const { flight } = sampleBooking;
  const [bags] = flight.itinerary.baggage;
  const [leg] = flight.itinerary.legs;
  if (bags === undefined || leg === undefined) throw new Error("The sample has baggage.");
  const back = { ...leg, from: leg.to, to: leg.from, segments: leg.segments.map((one) => ({ ...one, id: "back" })) };
  const itinerary = {
    ...flight.itinerary,
    legs: isBack ? [leg, back] : [leg],
    baggage: [{ ...bags, leg: 0, checked: { unit: "kg" as const, kg: 0 } }],
  };
  const bag = { kind: "bag", title: "10 kg extra baggage", quantity: 1, passengerId: "p1" } as const;
  const amount = { minor: 900_000, currency: "PKR" } as const;
  const bought = extras.map((extra) => ({ ...bag, amount, segmentId: leg.segments[0]?.id ?? null, ...extra }));
  return { ...sampleBooking, flight: { ...flight, itinerary, extras: bought } };
};

const seat = { kind: "seat", title: "Seat 12A" } as const;
const free = { kind: "meal", title: "Chicken biryani", amount: { minor: 0, currency: "PKR" } } as const;

test.each([
  ["no bag was bought", bagless([]), "Not in the fare", undefined],
  [
    "a masked booking tells no extras",
    { ...bagless([]), isMasked: true },
    "Shown once you confirm it is yours",
    undefined,
  ],
  ["a bag for its flight", bagless([{}, seat, free]), "Not in the fare; bought: 10 kg extra baggage", "Seat 12A"],
  [
    "a bag for the whole leg",
    bagless([{ segmentId: null }]),
    "Not in the fare; bought: 10 kg extra baggage",
    undefined,
  ],
  ["a bag for one of two legs, and no word which", bagless([{ segmentId: null }], true), "Not in the fare", undefined],
])(
  "behavior: a fare without a checked bag does not deny the one that was bought: %s",
  async (_, booking, bag, rest) => {
    await show(found(booking));
    const valueOf = (label: string) =>
      screen.queryAllByText(label, { selector: "dt" })[0]?.nextElementSibling?.textContent?.trim();
    expect(valueOf("Checked baggage")).toBe(bag);
    expect(valueOf("Seats and extras")).toBe(rest);
    expect(valueOf("Meal in the fare")).toBe(rest && "Chicken biryani");
  },
);

test("behavior: the table of the fare's bags is followed by those that were bought, in Arabic too", async () => {
  await show(found(bagless([{ quantity: 2 }])), { part: "itinerary" });
  expect(screen.getByRole("table", { name: "Baggage for each traveller" }).textContent).toContain("Not in the fare");
  expect(screen.getByText(/Bought in addition/).textContent?.trim()).toBe(
    "Bought in addition: 10 kg extra baggage × 2",
  );
  cleanup();
  await show(found(bagless([{ title: "أمتعة إضافية 10 كجم" }])), { locale: "ar" });
  const [label] = screen.getAllByText("الأمتعة المسجلة", { selector: "dt" });
  expect(label?.nextElementSibling?.textContent?.trim()).toBe("غير مشمولة في التذكرة، وأُضيفت: أمتعة إضافية 10 كجم");
});

/** The same in two flights by way of Riyadh, the second of them on the next day. */
const byWayOf = (booking: FlightBooking): FlightBooking => {
  const [leg] = booking.flight.itinerary.legs;
  const [only] = leg?.segments ?? [];
  if (leg === undefined || only === undefined) throw new Error("The sample has lost its leg.");
  const at = (local: string) => ({ local, zone: "Asia/Riyadh" });
  const segments = [
    {
      ...only,
      id: "1.1",
      number: "303",
      to: "RUH",
      arrives: at("2026-12-10T22:40"),
      terminals: { from: "1", to: "1" },
    },
    {
      ...only,
      id: "1.2",
      number: "424",
      from: "RUH",
      departs: at("2026-12-11T00:50"),
      arrives: at("2026-12-11T02:15"),
      layoverMinutes: 130,
      terminals: { from: "2", to: null },
    },
  ];
  const itinerary = { ...booking.flight.itinerary, legs: [{ ...leg, stops: 1, segments }] };
  return { ...booking, flight: { ...booking.flight, itinerary } };
};

test("default: a ticket with a change says where, for how long, and when each of the flights leaves and lands", async () => {
  await show(found(byWayOf(sampleBooking)));
  const [label] = screen.getAllByText("Each flight", { selector: "dt" });
  const ticket = label
    ?.closest("article")
    ?.textContent?.replaceAll(/[\u2068\u2069]/g, "")
    .replaceAll("\u00a0", " ");
  expect(ticket).toMatch(/1 stop \w+\s2\sh\s10\smin terminal \w+ to \w+/);
  expect(ticket).toMatch(/303 · KHI 08:15 – RUH 22:40.*424 · Fri 11 Dec RUH 00:50 – JED/);
});

test("default: a flight that was moved says its old hours beside the new, on its ticket and where an answer is asked for", async () => {
  await show(found(movedBooking));
  const asked = screen.getByRole("region", { name: "The airline has changed your flight" });
  expect(asked.textContent?.replaceAll("\u00a0", " ")).toMatch(/Leaves .*08:15, was .*06:40/);
  const struck = Array.from(document.querySelectorAll("article s"), ({ textContent }) => textContent?.trim());
  expect(struck).toEqual(["06:40"]);
});

test("default: a ticket names the fare, and what was chosen beyond it", async () => {
  const { flight } = sampleBooking;
  const [segment] = flight.itinerary.legs[0]?.segments ?? [];
  const [passenger] = flight.passengers;
  if (segment === undefined || passenger === undefined) throw new Error("The sample flies with somebody.");
  const extra = {
    kind: "bag",
    title: "5 kg extra baggage",
    quantity: 2,
    segmentId: segment.id,
    passengerId: passenger.id,
  };
  await show(found({ ...sampleBooking, flight: { ...flight, extras: [extra as (typeof flight.extras)[number]] } }));
  const valueOf = (label: string) => screen.getAllByText(label, { selector: "dt" })[0]?.nextElementSibling?.textContent;
  expect(valueOf("Fare")).toBe(flight.itinerary.brand.en);
  expect(valueOf("Checked baggage")).toContain("; bought: 5 kg extra baggage × 2");
});

test("default: each part has an address, and choosing it asks for it", async () => {
  const onPart = vi.fn();
  await show(found(sampleBooking), { onPart });
  const invoice = screen.getByRole("tab", { name: "Invoice" });
  expect(invoice.getAttribute("href")).toBe(`/flights/booking-detail/${sampleBooking.uuid}?tab=invoice`);
  fireEvent.click(invoice);
  expect(onPart).toHaveBeenCalledWith("invoice");
});

test("default: the invoice's lines come to its total", async () => {
  await show(found(sampleBooking), { part: "invoice" });
  const table = screen.getByRole("region", { name: "Invoice" });
  const amounts = sampleBooking.price.charge.lines.map(({ amount }) => amount);
  expect(sumMoney(amounts, "PKR")).toEqual(sampleBooking.price.charge.total);
  const text = (within(table).getByRole("table").textContent ?? "").replaceAll(/[\u2066-\u2069\u00a0]/g, " ");
  for (const said of ["Rs 20,000", "Rs 5,000", "−Rs 1,000", "TotalRs 24,000"]) expect(text).toContain(said);
});

const waiting = { ...sampleBooking, status: "Pending", statusText: "Pending", documents: [] } as const;

test.each<[string, FlightBooking, string]>([
  [
    "Pending",
    { ...waiting, actions: ["pay", "cancel"], payBy: now + 600_000 },
    "Pay Rs\u00a024,000 to keep your seats",
  ],
  ["Pending, unknown", { ...waiting, isPaymentUnknown: true, actions: [] }, "We are waiting for the payment"],
  ["Processing", { ...sampleBooking, status: "Processing" }, "Your ticket is being issued"],
  [
    "Partially Confirmed",
    { ...sampleBooking, status: "Partially Confirmed" },
    "Some of the tickets are still being issued",
  ],
  ["Updated", movedBooking, "The airline has changed your flight"],
  ["Modified", { ...sampleBooking, status: "Modified" }, "You are ready to fly"],
  ["Expired", { ...sampleBooking, status: "Expired" }, "This booking has expired"],
  ["Cancelled", { ...sampleBooking, status: "Cancelled" }, "This booking was cancelled"],
  ["Refund In Progress", { ...sampleBooking, status: "Refund In Progress" }, "Your refund is on its way"],
  ["Refunded", { ...sampleBooking, status: "Refunded" }, "Your refund is complete"],
  [
    "unknown",
    { ...sampleBooking, status: "unknown", statusText: "On Hold", actions: [] },
    "The supplier calls this booking “On Hold”",
  ],
])("default: a booking that is %s says what comes next", async (_, booking, title) => {
  await show(found(booking));
  expect(screen.getByRole("heading", { name: title })).toBeDefined();
});

/** What says a text on the part that is looked at. */
const seen = (text: string | RegExp) => screen.getAllByText(text).filter((one) => one.closest("[hidden]") === null);

test("behavior: what was cancelled says so wherever it is looked at, and when, what was kept and where its money is once", async () => {
  const { refund: back } = cancellationModel.outcomes.cancel.cancelled;
  const pkr = (minor: number) => ({ ...back.amount, minor });
  const fee = { kind: "fee", code: "penalty", label: "Cancellation fee", amount: pkr(-400_000) } as const;
  const refund = { ...back, kept: { paid: pkr(back.amount.minor + 400_000), lines: [fee] } };
  const over = {
    ...sampleBooking,
    status: "Refund In Progress",
    statusText: "Refund In Progress",
    cancelledAt: now,
    actions: [],
    refund,
  } as const;
  for (const part of ["overview", "manage", "invoice"] as const) {
    await show(found(over), { part });
    expect(screen.getByRole("heading", { level: 1 }).nextElementSibling?.textContent).toBe("Cancelled");
    expect(screen.getAllByText(/Cancelled on/)).toEqual([screen.getByRole("heading", { name: /^Cancelled on/ })]);
    for (const once of ["Cancellation fee", "You get back"]) expect(seen(once)).toHaveLength(1);
    expect(seen(/is on its way back to/)).toHaveLength(1);
    expect(screen.queryByText("This booking cannot be cancelled now.")).toBeNull();
    expect(screen.queryAllByRole("list", { name: "Refund status" })).toHaveLength(part === "invoice" ? 1 : 0);
    if (part === "overview") expect(screen.getAllByText("No longer valid").length).toBeGreaterThan(0);
    cleanup();
  }
});

test.each([
  ["en", "This trip is over", "Book again", "Help with this booking", "Write to us"],
  ["ar", "انتهت هذه الرحلة", "احجز مجددًا", "المساعدة في هذا الحجز", "راسلنا"],
] as const)(
  "default: in %s a flight that has arrived says so once, leads to the same search, and where it is managed to us and its papers",
  async (locale, over, again, help, write) => {
    const { flight } = sampleBooking;
    const [leg] = flight.itinerary.legs;
    const [adult] = flight.passengers;
    if (leg === undefined || adult === undefined) throw new Error("The sample has lost its leg or its passenger.");
    const legs = [{ ...leg, segments: leg.segments.map((one) => ({ ...one, cabin: "business" as const })) }];
    const passengers = [adult, { ...adult, id: "p2", type: "child" as const }];
    const flown = {
      ...sampleBooking,
      actions: [],
      flight: { ...flight, itinerary: { ...flight.itinerary, legs }, passengers },
    };
    await show(found(flown), { at: Date.UTC(2026, 11, 11), part: "manage", locale });
    expect(screen.getByRole("heading", { name: over })).toBeDefined();
    expect(seen(/Completed|مكتمل|is over|انته/)).toEqual([screen.getByRole("heading", { name: over })]);
    expect(screen.queryByText("Confirmed")).toBeNull();
    expect(screen.getByRole("link", { name: again }).getAttribute("href")).toMatch(
      /\/flights\/search\?trip=one_way&legs=KHI-JED.2026-12-17&adults=1&children=1&infants=0&cabin=business$/,
    );
    const panel = within(screen.getByRole("region", { name: help }));
    expect(panel.getByText(sampleBooking.pnr ?? "")).toBeDefined();
    expect(panel.getByRole("link", { name: write }).getAttribute("href")).toMatch(
      /\/contact-us\?booking=K7P2QX&.*&over=yes$/,
    );
    expect(screen.queryByRole("link", { name: /calendar|التقويم/ })).toBeNull();
  },
);

test("behavior: what was cancelled while its day is still to come is booked again on that day", async () => {
  await show(found({ ...sampleBooking, status: "Cancelled", statusText: "Cancelled", cancelledAt: now, actions: [] }));
  expect(screen.getByRole("link", { name: "Book again" }).getAttribute("href")).toContain("legs=KHI-JED.2026-12-10&");
});

test("default: an answer is due at one hour all over the page, by the clocks of where the flight leaves", async () => {
  const [leg] = movedBooking.flight.itinerary.legs;
  if (leg === undefined) throw new Error("The sample has lost its leg.");
  const departs = { ...leg.departs, zone: "Asia/Riyadh" };
  const itinerary = { ...movedBooking.flight.itinerary, legs: [{ ...leg, departs }] };
  const changes = movedBooking.flight.changes.map((change) => ({ ...change, respondBy: Date.UTC(2026, 10, 24, 9) }));
  const flight = { ...movedBooking.flight, itinerary, changes };
  for (const part of ["overview", "manage"] as const) {
    await show(found({ ...movedBooking, actions: ["respond", "cancel"], flight, changes }), { part });
    // Where the change itself is answered nothing says it before.
    const [said, ...more] = seen(/24.November.2026/);
    expect(said?.textContent.replaceAll("\u00a0", " ")).toContain("24 November 2026 at 12:00 Saudi Arabia Time");
    expect(more).toEqual([]);
    cleanup();
  }
});

test("default: an unpaid booking counts down and is paid on its payment page", async () => {
  await show(found({ ...waiting, actions: ["pay", "cancel"], payBy: now + 600_000 }));
  expect(screen.getByText("Booking expires in")).toBeDefined();
  expect(screen.getByRole("timer").textContent).toBe("10:00");
  expect(screen.getByRole("link", { name: "Pay Now" }).getAttribute("href")).toBe(
    `/flights/payments/${sampleBooking.uuid}`,
  );
});

test("behavior: a guest shows that it is theirs, and is told when it is not", async () => {
  await show(found({ ...sampleBooking, isMasked: true, actions: [], documents: [] }));
  expect(screen.queryByRole("tab", { name: "Manage Your Trip" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Show my booking" }));
  const field = screen.getByRole("textbox", { name: /Email address or phone number/ });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(readBooking).toHaveBeenCalledTimes(1);

  readBooking.mockImplementation(() => told({ type: "PROOF_REFUSED" }));
  fireEvent.change(field, { target: { value: "other@safar.example" } });
  fireEvent.click(screen.getByRole("button", { name: "Show my booking" }));
  expect((await screen.findByRole("alert")).textContent).toContain("This does not match the booking");
  expect(field).toHaveProperty("value", "other@safar.example");

  readBooking.mockImplementation(() => told({ type: "RATE_LIMITED", retryAt: now + 900_000 }));
  fireEvent.click(screen.getByRole("button", { name: "Show my booking" }));
  expect(await screen.findByText("Too many tries")).toBeDefined();

  readBooking.mockImplementation(() => told(found(sampleBooking)));
  fireEvent.change(field, { target: { value: "ayesha@safar.example" } });
  fireEvent.click(screen.getByRole("button", { name: "Show my booking" }));
  expect(await screen.findByRole("tab", { name: "Manage Your Trip" })).toBeDefined();
  expect(readBooking.mock.lastCall?.[0].data.proof).toBe("ayesha@safar.example");
});

test("behavior: a change of the airline's is answered from before and after", async () => {
  await show(found(movedBooking), { part: "manage" });
  const notice = screen.getByRole("region", { name: "Change by the airline" });
  expect(notice.textContent).toContain("06:40");
  expect(notice.textContent).toContain("08:15");
  expect(screen.queryByRole("link", { name: "See the change" })).toBeNull();
  respondToChange.mockImplementation(() => told({ type: "RESPONDED" }));
  const isDeclined = { state: "declined" } as const;
  const declined: FlightBooking = {
    ...movedBooking,
    actions: ["cancel", "download"],
    changes: movedBooking.changes.map((change) => ({ ...change, ...isDeclined })),
    flight: { ...movedBooking.flight, changes: movedBooking.flight.changes.map((one) => ({ ...one, ...isDeclined })) },
  };
  readBooking.mockImplementation(() => told(found(declined)));
  quoteRefund.mockImplementation(() => told(cancellationModel.outcomes.quoteRefund.quoted));
  fireEvent.click(within(notice).getByRole("button", { name: "Decline" }));
  expect(respondToChange).not.toHaveBeenCalled();
  expect(within(notice).getByText(/You then get back/).textContent).toMatch(/Rs.24,000/);
  fireEvent.click(within(notice).getByRole("button", { name: "Yes, decline and see the refund" }));
  expect(await screen.findByText("Are you sure you want to cancel this booking?")).toBeDefined();
  fireEvent.click(await screen.findByRole("button", { name: "Keep my booking" }));
  expect(await within(notice).findByText(/Next, cancel this booking/)).toBeDefined();
  expect(respondToChange.mock.lastCall?.[0].data).toMatchObject({
    vertical: "flights",
    changeId: "chg1",
    decision: "decline",
  });
});

test("behavior: what comes back is told before anything is cancelled, and followed afterwards", async () => {
  await show(found(sampleBooking), { part: "manage" });
  const { quoted } = cancellationModel.outcomes.quoteRefund;
  const quote = { ...quoted.quote, expiresAt: now + 600_000 };
  quoteRefund.mockImplementation(() => told({ ...quoted, quote }));
  cancelBooking.mockImplementation(() => told(cancellationModel.outcomes.cancel.cancelled));
  fireEvent.click(screen.getByRole("button", { name: "Cancel this booking" }));
  expect(await screen.findByRole("heading", { name: "Are you sure you want to cancel this booking?" })).toBeDefined();
  const yes = await screen.findByRole("button", { name: /Yes, cancel and refund/ });
  expect(cancelBooking).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("radio", { name: /To your Safar wallet/ }));
  fireEvent.click(yes);
  const standing = () => screen.getByRole("heading", { level: 1 }).nextElementSibling?.textContent;
  expect(standing()).toBe("Confirmed");
  expect(await screen.findByText("Your booking is cancelled")).toBeDefined();
  // Nobody travels on it any more.
  expect(screen.queryByRole("link", { name: "Print ticket" })).toBeNull();
  expect(screen.queryByRole("link", { name: "E-ticket (PDF)" })).toBeNull();
  // What was read before does not stand beside it.
  expect(standing()).toBe("Cancelled");
  expect(screen.getByRole("list", { name: "Refund status" })).toBeDefined();
  expect(cancelBooking.mock.lastCall?.[0].data).toMatchObject({ quoteId: quote.id, target: "wallet" });
});

test("behavior: after a cancellation every tab leads to its part, which is read anew", async () => {
  function Page() {
    const [part, setPart] = useState<BookingPart>("manage");
    const { uuid } = sampleBooking;
    return (
      <BookingPage kind={flightBooking} booking={uuid} found={null} part={part} trouble={undefined} onPart={setPart} />
    );
  }
  vi.useFakeTimers({ toFake: ["Date"], now });
  readBooking.mockImplementation(() => told(found(sampleBooking)));
  await renderFlightBooking(<Page />);
  const { quoted } = cancellationModel.outcomes.quoteRefund;
  quoteRefund.mockImplementation(() => told({ ...quoted, quote: { ...quoted.quote, expiresAt: now + 600_000 } }));
  cancelBooking.mockImplementation(() => told(cancellationModel.outcomes.cancel.cancelled));
  fireEvent.click(await screen.findByRole("button", { name: "Cancel this booking" }));
  fireEvent.click(await screen.findByRole("tab", { name: "Overview" }));
  expect(screen.getByRole("tabpanel").textContent).toContain("9411234567890");
  fireEvent.click(screen.getByRole("tab", { name: "Manage Your Trip" }));
  fireEvent.click(await screen.findByRole("button", { name: /Yes, cancel and refund/ }));
  await screen.findByText("Your booking is cancelled");
  const over = { ...sampleBooking, status: "Cancelled", statusText: "Cancelled", actions: [], documents: [] } as const;
  readBooking.mockImplementation(() => told(found(over)));
  fireEvent.click(screen.getByRole("tab", { name: "Invoice" }));
  expect(screen.getByRole("tabpanel").textContent).toContain("Total");
  await waitFor(() =>
    expect(screen.getByRole("heading", { level: 1 }).nextElementSibling?.textContent).toBe("Cancelled"),
  );
  fireEvent.click(screen.getByRole("tab", { name: "Manage Your Trip" }));
  expect(screen.getByRole("heading", { name: "Help with this booking" })).toBeDefined();
});

test("behavior: a try at paying that failed is no part of the invoice", async () => {
  const [payment] = sampleBooking.payments;
  if (payment === undefined) throw new Error("The sample was paid.");
  const payments = [{ ...payment, id: "failed", state: "failed" as const }, payment];
  await show(found({ ...sampleBooking, payments }), { part: "invoice" });
  expect(within(screen.getByRole("region", { name: "Payments" })).getAllByRole("rowheader")).toHaveLength(1);
});

test("behavior: a lost answer to a cancellation is looked into, not sent again", async () => {
  await show(found(sampleBooking), { part: "manage" });
  const { quoted } = cancellationModel.outcomes.quoteRefund;
  quoteRefund.mockImplementation(() => told({ ...quoted, quote: { ...quoted.quote, expiresAt: now + 600_000 } }));
  cancelBooking.mockImplementation(() => Promise.reject(new TypeError("the connection broke")));
  trackCancellation.mockImplementation(() => told(cancellationModel.outcomes.track.offline));
  fireEvent.click(screen.getByRole("button", { name: "Cancel this booking" }));
  fireEvent.click(await screen.findByRole("button", { name: /Yes, cancel and refund/ }));
  expect(await screen.findByText("We do not know yet whether it was cancelled")).toBeDefined();
  trackCancellation.mockImplementation(() => told(cancellationModel.outcomes.track.cancelled));
  fireEvent.click(screen.getByRole("button", { name: "Check again" }));
  expect(await screen.findByText("Your booking is cancelled")).toBeDefined();
  expect(cancelBooking).toHaveBeenCalledTimes(1);
});

test("behavior: a booking that is not there, and one that cannot be read, say so", async () => {
  await show({ type: "NOT_FOUND" });
  expect(await screen.findByRole("heading", { name: "Page Not Found" })).toBeDefined();
  cleanup();
  await show({ type: "PROBLEM", problem: { kind: "offline" } });
  expect(await screen.findByText("No Internet Connection")).toBeDefined();
  readBooking.mockImplementation(() => told(found(sampleBooking)));
  fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("tablist")).toBeDefined();
});

test("default: in Arabic the same, right to left of the same words", async () => {
  await show(found(sampleBooking), { locale: "ar" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("من كراتشي إلى جدة");
  expect(screen.getByRole("heading", { name: "أنت جاهز للسفر" })).toBeDefined();
  expect(isFlightBooking(sampleBooking)).toBe(true);
});
