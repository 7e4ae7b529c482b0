// @vitest-environment jsdom
import type { AskDraft, AskOutcome, Booking, Locale, TicketMail } from "@safar/engine";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { bookedSample } from "../bookings/booking.fixtures.ts";
import { renderResults } from "../results/results.harness.tsx";
import { SendTicket, SentEach } from "./send-ticket.tsx";

const service = vi.hoisted(() => ({ asked: [] as AskDraft[], outcomes: [] as AskOutcome[] }));

vi.mock("../../engine/services/ticket.service.ts", () => ({
  sendTicket: async (draft: AskDraft) => {
    service.asked.push(draft);
    return service.outcomes.shift() ?? { type: "DONE", already: false };
  },
}));

afterEach(() => {
  cleanup();
  service.asked.length = 0;
  service.outcomes.length = 0;
});

const unsent: TicketMail = { ticket: "day-1", email: null, sentAt: null, isOutdated: false, left: 5 };
const sent: TicketMail = { ...unsent, email: "sara@example.com", sentAt: Date.UTC(2026, 10, 21, 9, 5), left: 4 };

const bookingWith = (isByItself: boolean, ...tickets: readonly TicketMail[]): Booking => ({
  ...bookedSample,
  sending: { until: Date.UTC(2026, 11, 3, 14), isByItself, tickets },
});

const show = async (mail: TicketMail, locale: Locale = "en") => {
  const onSent = vi.fn();
  const page = <SendTicket booking={bookingWith(false, mail)} ticket="day-1" name="Sara Malik" onSent={onSent} />;
  await renderResults(page, locale, "/");
  return onSent;
};

const type = (value: string) => fireEvent.change(screen.getByRole("textbox", { name: "Email" }), { target: { value } });
const press = () => fireEvent.click(screen.getByRole("button", { name: "Send the ticket" }));

test("default: a ticket goes to its attendee once by each attempt, and the booking is read again", async () => {
  const onSent = await show(unsent);
  expect(screen.getByText("Send this ticket by email").closest("summary")?.textContent).toContain("Sara Malik");
  type("sara@example.com");
  press();
  expect((await screen.findByText("sara@example.com")).textContent).toBe("sara@example.com");
  press();
  await waitFor(() => expect(service.asked).toHaveLength(2));
  const [first, again] = service.asked;
  expect(first).toMatchObject({ booking: bookedSample.uuid, ticket: "day-1", email: "sara@example.com" });
  expect(again?.["attempt"]).not.toBe(first?.["attempt"]);
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(2));
});

test("behavior: a bad address is refused beside its field, and stays to be put right", async () => {
  const onSent = await show(unsent);
  type("sara@");
  press();
  expect(await screen.findByText("Please enter a valid email address")).toBeDefined();
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveProperty("value", "sara@");
  expect(service.asked).toEqual([]);
  service.outcomes.push({ type: "INVALID" });
  type("sara@example.com");
  press();
  expect(await screen.findByText("Please enter a valid email address")).toBeDefined();
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveProperty("value", "sara@example.com");
  expect(onSent).not.toHaveBeenCalled();
});

test("behavior: a lost answer is said as it is, and asked for again by the same attempt", async () => {
  service.outcomes.push({ type: "PROBLEM", problem: { kind: "timeout", afterMs: 60_000 } });
  await show(unsent);
  type("sara@example.com");
  press();
  expect(await screen.findByText("We do not know whether it went through")).toBeDefined();
  press();
  expect(await screen.findByText("sara@example.com")).toBeDefined();
  expect(new Set(service.asked.map(({ attempt }) => attempt)).size).toBe(1);
});

test("behavior: once it is too late that is said, also when the booking that is read again has nothing to send", async () => {
  service.outcomes.push({ type: "TOO_LATE" });
  const onSent = vi.fn();
  const Page = () => {
    const [booking, setBooking] = useState(bookingWith(false, unsent));
    onSent.mockImplementation(() => setBooking(bookedSample));
    return <SendTicket booking={booking} ticket="day-1" name="Sara Malik" onSent={onSent} />;
  };
  await renderResults(<Page />, "en", "/");
  type("sara@example.com");
  press();
  expect((await screen.findByText(/too late to send this ticket/)).getAttribute("role")).toBe("status");
  await waitFor(() => expect(screen.queryByRole("form")).toBeNull());
  expect(screen.getByText(/too late to send this ticket/)).toBeDefined();
  expect(onSent).toHaveBeenCalledOnce();
});

test.each([
  ["en", sent, /Sent to sara@example\.com/, "Send this ticket again"],
  ["ar", sent, /أُرسلت إلى sara@example\.com/, "أرسل هذه التذكرة من جديد"],
  ["en", { ...sent, isOutdated: true }, /no longer valid: the ticket has a new code/, "Send this ticket again"],
  ["ar", { ...sent, isOutdated: true }, /لم يعد صالحًا/, "أرسل هذه التذكرة من جديد"],
] as const)(
  "default: in %s it says where it was sent, and whether that still counts",
  async (locale, mail, told, again) => {
    await show(mail, locale);
    expect(screen.getByText((_, element) => element?.tagName === "P" && told.test(element.textContent))).toBeDefined();
    expect(screen.getByText(again)).toBeDefined();
    const email = screen.getByRole("textbox");
    expect(email).toHaveProperty("value", mail.isOutdated ? "" : "sara@example.com");
  },
);

test("behavior: what was sent as often as it may be is not sent again", async () => {
  await show({ ...sent, left: 0 });
  expect(screen.getByRole("status").textContent).toContain("as often as it can be");
  expect(screen.queryByRole("textbox")).toBeNull();
});

test.each([
  [[], /as soon as they are issued/],
  [[sent], /Tickets are sent to each person/],
] as const)("default: tickets that go by themselves are said to", async (tickets, told) => {
  await renderResults(<SentEach booking={bookingWith(true, ...tickets)} />, "en", "/");
  expect(screen.getByText(told)).toBeDefined();
});
