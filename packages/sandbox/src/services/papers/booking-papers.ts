import type { Call } from "../../core/service.ts";
import type { Names } from "../../world/names.ts";
import { paidFor, policyOfPaid, serviceAt } from "../cancellation/terms.ts";
import { supports } from "../content/settings.data.ts";
import { refundsOf } from "../fulfilment/refunds.ts";
import type { Paper, PaperPart } from "../orders/document.types.ts";
import { dayWords, instantWords } from "../orders/moment-words.ts";
import { instantOf } from "../orders/money.ts";
import type { Order } from "../orders/order.ts";
import { billedLinesOf } from "../orders/paid-lines.ts";
import { linesTotal } from "../orders/price-lines.ts";
import { statusNames } from "../orders/status-names.ts";
import { paymentMethodOf } from "../payments/payment-methods.ts";
import { cancelledAtOf, paymentsOf } from "../selling/booking-wire.ts";
import { bookingReference, paperPart, type Ticket, type Tickets } from "./paper.ts";
import { moneyWords } from "./paper-words.ts";

/** What can be had on paper. */
export type DocumentKind = "eticket" | "invoice";

/** What is asked for on paper, by whom, and in which language. */
type Asked = {
  readonly call: Pick<Call, "store" | "now" | "country">;
  readonly order: Order;
  readonly kind: DocumentKind;
  readonly locale: keyof Names;
  readonly tickets: Tickets;
};

const words = {
  invoice: { en: "Invoice", ar: "الفاتورة" },
  order: { en: "Order number", ar: "رقم الطلب" },
  status: { en: "Status", ar: "الحالة" },
  bookedOn: { en: "Booked on", ar: "تاريخ الحجز" },
  bookedBy: { en: "Booked by", ar: "صاحب الحجز" },
  date: { en: "Date", ar: "التاريخ" },
  inTheNameOf: { en: "In the name of", ar: "باسم" },
  price: { en: "Price", ar: "السعر" },
  for: { en: "For", ar: "البند" },
  amount: { en: "Amount", ar: "المبلغ" },
  total: { en: "Total", ar: "الإجمالي" },
  payments: { en: "Payments", ar: "المدفوعات" },
  whenAndHow: { en: "When and how", ar: "التاريخ والوسيلة" },
  promo: { en: "Promo credits", ar: "رصيد ترويجي" },
  other: { en: "Another way", ar: "وسيلة أخرى" },
  terms: { en: "If you cancel", ar: "عند الإلغاء" },
  until: { en: "until", ar: "حتى" },
  from: { en: "from", ar: "من" },
  notPossible: { en: "Cancelling is not possible", ar: "لا يمكن الإلغاء" },
  cancelledOn: { en: "Cancelled on", ar: "أُلغي في" },
  noLongerValid: { en: "no longer valid", ar: "لم يعد صالحًا" },
  codes: { en: "Codes, one for each ticket", ar: "الرموز، واحد لكل تذكرة" },
  nothingBack: { en: "No refund", ar: "لا يُسترد شيء" },
} as const satisfies Readonly<Record<string, Names>>;

/** The ticket of what no line of business has described. */
const plainTicket: Ticket = { title: { en: "Ticket", ar: "تذكرة" }, reference: bookingReference, partsOf: () => [] };

const ticketOf = ({ order, tickets }: Asked): Ticket =>
  (order.detail === null ? undefined : tickets[order.vertical]) ?? plainTicket;

const pricePart = ({ call, order, locale }: Asked): PaperPart => {
  const { currency } = order.amountDue;
  const billed = billedLinesOf(call.store, order);
  const amount = (minor: number) => moneyWords({ minor, currency }, locale);
  return paperPart(words.price[locale], {
    columns: [words.for[locale], words.amount[locale]],
    rows: [
      ...billed.map(({ title, titleAr, minor }) => [locale === "ar" ? titleAr : title, amount(minor)]),
      [words.total[locale], amount(linesTotal(billed))],
    ],
  });
};

const methodName = (code: string): Names =>
  code === "promo_credit" ? words.promo : (paymentMethodOf(code)?.names ?? words.other);

const paymentsPart = ({ call, order, locale }: Asked): readonly PaperPart[] => {
  const { currency } = order.amountDue;
  const rows = paymentsOf(call, order)
    .filter(({ state }) => state === "received")
    .map(({ at, method, minor }) => [
      `${methodName(method)[locale]}\n${instantWords(at, order.starts.zone, locale)}`,
      moneyWords({ minor, currency }, locale),
    ]);
  return rows.length === 0
    ? []
    : [paperPart(words.payments[locale], { columns: [words.whenAndHow[locale], words.amount[locale]], rows })];
};

const termsPart = ({ call, order, locale }: Asked): readonly PaperPart[] => {
  const { sale, starts } = order;
  if (sale === null) return [];
  const { currency } = sale.price.charge;
  const rules = policyOfPaid(sale, paidFor(call.store, order)).cancellation;
  if (rules.length > 0 && rules.every(({ allowed }) => !allowed)) {
    return [paperPart(words.terms[locale], { notes: [words.notPossible[locale]] })];
  }
  const notes = rules.map(({ allowed, from, refund, until }) => {
    const amount = moneyWords({ minor: refund, currency }, locale);
    const back = { en: `${amount} refunded`, ar: `يُسترد ${amount}` }[locale];
    const what = !allowed ? words.notPossible[locale] : refund === 0 ? words.nothingBack[locale] : back;
    const at = (instant: number) => instantWords(instant, starts.zone, locale);
    if (until !== null) return `${what} · ${words.until[locale]} ${at(until)}`;
    return from === null ? what : `${what} · ${words.from[locale]} ${at(from)}`;
  });
  return notes.length === 0 ? [] : [paperPart(words.terms[locale], { notes })];
};

const cancelledWords = ({ order, locale }: Asked): string | null => {
  const at = cancelledAtOf(order);
  return at === null ? null : `${words.cancelledOn[locale]} ${instantWords(at, order.starts.zone, locale)}`;
};

/** The service fee that stayed when all was given up, as a line of its own. */
const serviceKept = ({ call, order, locale }: Asked): readonly string[] => {
  const at = cancelledAtOf(order);
  if (order.sale === null || order.sale.isWaived || at === null) return [];
  const left = paidFor(call.store, order);
  const minor = serviceAt(order.sale, at, left.minor - left.feeMinor);
  const fee = moneyWords({ minor, currency: order.amountDue.currency }, locale);
  return minor === 0 ? [] : [{ en: `Service fee ${fee} is kept`, ar: `تُخصم رسوم الخدمة وقدرها ${fee}` }[locale]];
};

/** What came of what was cancelled: no terms are left. */
const cancelledPart = (asked: Asked, title: string): PaperPart => {
  const { call, order, locale } = asked;
  const notes = refundsOf(call.store, order.id).map(({ currency, minor, settledAt }) => {
    const amount = moneyWords({ minor, currency }, locale);
    return settledAt === null
      ? { en: `${amount} is on its way back`, ar: `${amount} في طريقها إليك` }[locale]
      : { en: `${amount} was paid back`, ar: `أُعيد إليك ${amount}` }[locale];
  });
  return paperPart(title, {
    notes: notes.length === 0 ? [words.nothingBack[locale]] : [...notes, ...serviceKept(asked)],
  });
};

const hasDays: ReadonlySet<string> = new Set(["hotels", "flights"]);

/** When it is and in whose name, where nothing else on the paper says so. */
const briefOf = ({ kind, order, locale }: Asked): Paper["facts"] => {
  if (kind !== "invoice" || order.detail === null) return [];
  const { ends, starts, travellers, vertical } = order;
  const days = new Set([starts, ...(hasDays.has(vertical) ? [ends] : [])].map(({ at }) => dayWords(at, locale)));
  const [lead] = travellers;
  return [
    { name: words.date[locale], value: [...days].join(" – ") },
    ...(lead ? [{ name: words.inTheNameOf[locale], value: `${lead.firstName} ${lead.lastName}` }] : []),
  ];
};

const factsOf = (asked: Asked): Paper["facts"] => {
  const { order, locale } = asked;
  const cancelled = cancelledWords(asked);
  const pnr = cancelled === null ? order.pnr : `${order.pnr} (${words.noLongerValid[locale]})`;
  return [
    ...briefOf(asked),
    ...(order.pnr === null || pnr === null ? [] : [{ name: ticketOf(asked).reference[locale], value: pnr }]),
    { name: words.order[locale], value: order.id },
    { name: words.status[locale], value: cancelled ?? statusNames[order.status][locale] },
    { name: words.bookedOn[locale], value: instantWords(order.createdAt, order.starts.zone, locale) },
    { name: words.bookedBy[locale], value: `${order.contact.email} · ${order.contact.phone}` },
  ];
};

/** What is read where one is let in: the booking's number, or that of each ticket. */
const codesOf = ({ kind, order, ...asked }: Asked): readonly string[] => {
  if (cancelledAtOf(order) !== null) return [];
  const numbers = new Set(order.tickets.map(({ number }) => number));
  if (kind !== "invoice" && ticketOf({ kind, order, ...asked }).isRead && numbers.size > 0) return [...numbers];
  return [[order.pnr, order.id].filter((part) => part !== null).join(" ")];
};

/** What stands on an order's ticket or invoice. */
export const paperOf = (asked: Asked): Paper => {
  const { call, order, kind, locale } = asked;
  const ticket = ticketOf(asked);
  const { phone, email } = supports[call.country];
  const cancelled = cancelledWords(asked);
  const codes = codesOf(asked);
  return {
    name: `safar-${kind}-${order.id}.pdf`,
    language: locale,
    title: (kind === "invoice" ? words.invoice : ticket.title)[locale],
    subject: locale === "ar" ? order.titleAr : order.title,
    made_at: instantOf(call.now()),
    code: codes.length === 1 ? (codes[0] ?? null) : null,
    facts: factsOf(asked),
    parts: [
      ...(kind === "invoice" ? [pricePart(asked)] : ticket.partsOf(order, locale)),
      ...(codes.length > 1 ? [paperPart(words.codes[locale], { codes: [...codes] })] : []),
      ...paymentsPart(asked),
      ...(cancelled === null ? termsPart(asked) : [cancelledPart(asked, cancelled)]),
    ],
    foot: [phone, email],
  };
};
