import type { AnswerOf, ParsedRequestOf, ticketsEndpoints } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { supports } from "../content/settings.data.ts";
import type { Paper } from "../orders/document.types.ts";
import { instantOf } from "../orders/money.ts";
import { announceOrder, type Order, orderOf } from "../orders/order.ts";
import { ownedOrder } from "../orders/order-access.ts";
import { sentIn, sentOf } from "../orders/sent-tickets.ts";
import { ticketsOf } from "../selling/booking-wire.ts";
import { type PersonalTicket, paperWords, type Ticket, type Tickets } from "./paper.ts";
import { groupedPhone } from "./paper-words.ts";

type Locale = Call["locale"];

/** A ticket that lets somebody in. */
type Issued = { readonly id: string; readonly number: string };

type Personal = Ticket & { readonly personal: PersonalTicket };

const greeting = {
  subject: { en: "Your ticket", ar: "تذكرتك" },
  attached: { en: "The ticket with its code to scan is attached.", ar: "تجد التذكرة مع رمز المسح في المرفق." },
} as const;

const titleOf = ({ title, titleAr }: Order, locale: Locale): string => (locale === "ar" ? titleAr : title);

/** One ticket of several as a paper: what concerns whoever has it, and no more. */
const paperOfOne = (call: Call, order: Order, { personal, show, title }: Personal, { id, number }: Issued): Paper => {
  const { country, locale } = call;
  const name = personal.nameOf(order, id);
  const { email, phone } = supports[country];
  const part = personal.partOf(order, id, locale);
  return {
    name: `safar-ticket-${number}.pdf`,
    language: locale,
    title: title[locale],
    subject: titleOf(order, locale),
    made_at: instantOf(call.now()),
    code: number,
    code_use: show[locale],
    facts: [
      ...(name === null ? [] : [{ name: paperWords.name[locale], value: name }]),
      { name: paperWords.code[locale], value: number },
    ],
    parts: [{ ...part, notes: [...part.notes, personal.advice[locale]] }],
    foot: [groupedPhone(phone), email],
  };
};

type Letter = { readonly attempt: string; readonly email: string; readonly isByItself: boolean };

const mail = (call: Call, order: Order, of: Personal, ticket: Issued, { attempt: id, email, isByItself }: Letter) => {
  const attachment = paperOfOne(call, order, of, ticket);
  const { facts, notes, title } = attachment.parts[0] ?? { facts: [], notes: [], title: "" };
  const lines = [...attachment.facts, ...facts].map(({ name, value }) => `${name}: ${value}`);
  call.outbox.send({
    channel: "email",
    to: email,
    kind: "attendee",
    subject: `${greeting.subject[call.locale]}: ${titleOf(order, call.locale)}`,
    text: [title, ...lines, ...notes, greeting.attached[call.locale]].join("\n"),
    attachment,
  });
  const { id: name, number } = ticket;
  sentIn(call.store).put({ id, order: order.id, ticket: name, email, number, at: call.now(), isByItself });
  announceOrder(call, order, "booking.updated");
};

const personalOf = (tickets: Tickets, { detail, vertical }: Order): Personal | null => {
  const ticket = detail === null ? undefined : tickets[vertical];
  return ticket?.personal === undefined ? null : { ...ticket, personal: ticket.personal };
};

const issuedOf = (order: Order): readonly Issued[] =>
  ticketsOf(order, false).flatMap(({ id, number, state }) =>
    state === "issued" && number !== null ? [{ id, number }] : [],
  );

const tooLate = (message: string) => refuse("refund_not_allowed", { status: 409, message });

type Request = ParsedRequestOf<typeof ticketsEndpoints.sendTicket>;

/** Sends a ticket to whoever it is for. The same attempt sends it once; another ticket or address is another attempt. */
export const sendTicket = (
  call: Call,
  tickets: Tickets,
  { client_attempt_id: attempt, contact, email, ticket_id: id, uuid }: Request,
): AnswerOf<typeof ticketsEndpoints.sendTicket> => {
  const order = ownedOrder(call, uuid, contact);
  const of = personalOf(tickets, order);
  if (of === null || !order.travellers.some((one) => one.id === id))
    throw refuse("validation_failed", { status: 422, field: "ticket_id", message: "There is no such ticket to send." });
  const before = sentIn(call.store).get(attempt);
  if (before !== undefined && !(before.order === order.id && before.ticket === id && before.email === email))
    throw refuse("duplicate_order", { status: 409, field: "client_attempt_id", message: "This attempt sent another." });
  const issued = issuedOf(order).find((one) => one.id === id);
  if (before === undefined) {
    if (of.personal.until(order) <= call.now()) throw tooLate("The doors are open: no ticket is sent any more.");
    if (issued === undefined) throw tooLate("This ticket is not issued, or counts no more.");
    if (sentOf(call.store, order, issued).left <= 0)
      throw refuse("limit_exceeded", { status: 409, message: "This ticket was sent as often as it may be." });
    mail(call, order, of, issued, { attempt, email, isByItself: false });
  }
  const at = before?.at ?? call.now();
  const left = issued === undefined ? 0 : sentOf(call.store, order, issued).left;
  return { uuid, ticket_id: id, email, sent_at: instantOf(at), left, already: before !== undefined };
};

/** What was issued goes to whoever gave an address of their own, once. */
export const sendEach = (call: Call, tickets: Tickets, orderId: string): void => {
  const order = orderOf(call.store, orderId);
  const of = order === undefined ? null : personalOf(tickets, order);
  if (order === undefined || of === null) return;
  for (const ticket of issuedOf(order)) {
    const email = order.travellers.find(({ id }) => id === ticket.id)?.email;
    const attempt = `each/${order.id}/${ticket.id}`;
    if (email === undefined || sentIn(call.store).get(attempt) !== undefined) continue;
    mail(call, order, of, ticket, { attempt, email, isByItself: true });
  }
};
