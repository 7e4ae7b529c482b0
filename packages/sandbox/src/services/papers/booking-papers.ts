import type { Call } from "../../core/service.ts";
import { editionZone } from "../../world/editions.ts";
import type { Names } from "../../world/names.ts";
import { toLocal } from "../../world/zones.ts";
import { paidFor, policyOfPaid } from "../cancellation/terms.ts";
import { supports } from "../content/settings.data.ts";
import { keptMinor, type Refund, refundsOf } from "../fulfilment/refunds.ts";
import type { Paper, PaperPart } from "../orders/document.types.ts";
import { dateWords, dayWords, instantWords, listed } from "../orders/moment-words.ts";
import { instantOf } from "../orders/money.ts";
import type { Order } from "../orders/order.ts";
import { billedLinesOf } from "../orders/paid-lines.ts";
import { type PolicyRule, rulesToCome } from "../orders/policy.ts";
import { linesTotal } from "../orders/price-lines.ts";
import { statusNames } from "../orders/status-names.ts";
import { paymentMethodOf } from "../payments/payment-methods.ts";
import { cancelledAtOf, isNeverPaid, paymentsOf } from "../selling/booking-wire.ts";
import { bookingReference, paperPart, type Ticket, type Tickets } from "./paper.ts";
import { groupedPhone, moneyWords } from "./paper-words.ts";

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
  price: { en: "What it costs", ar: "التكلفة" },
  item: { en: "Item", ar: "البند" },
  amount: { en: "Amount", ar: "المبلغ" },
  total: { en: "Total", ar: "الإجمالي" },
  wouldHaveCost: { en: "Would have cost", ar: "كان سيكلّف" },
  neverPaid: { en: "Nothing was paid and nothing was charged.", ar: "لم يُدفع شيء ولم يُخصم منك شيء." },
  payments: { en: "Payments", ar: "المدفوعات" },
  whenAndHow: { en: "When and how", ar: "التاريخ والوسيلة" },
  byAirline: { en: "Changed by the airline", ar: "غيّرته شركة الطيران" },
  received: { en: "Received", ar: "تم استلام الدفعة" },
  other: { en: "Another payment method", ar: "وسيلة دفع أخرى" },
  terms: { en: "If you cancel", ar: "عند الإلغاء" },
  before: { en: "Before you go", ar: "قبل أن تنطلق" },
  until: { en: "until", ar: "حتى" },
  from: { en: "from", ar: "من" },
  notPossible: { en: "Cancelling is not possible", ar: "لا يمكن الإلغاء" },
  cancelledOn: { en: "Cancelled on", ar: "أُلغي في" },
  noLongerValid: { en: "no longer valid", ar: "لم يعد صالحًا" },
  codes: { en: "Codes, one for each ticket", ar: "الرموز، واحد لكل تذكرة" },
  nothingBack: { en: "No refund", ar: "لا يُسترد شيء" },
  neverBack: { en: "No refund if you cancel", ar: "لا يُسترد شيء عند الإلغاء" },
  paidBy: { en: "Paid", ar: "المدفوع" },
  paid: { en: "You paid", ar: "دفعت" },
  back: { en: "You get back", ar: "يعود إليك" },
  original: { en: "the way you paid", ar: "وسيلة الدفع التي استخدمتها" },
  wallet: { en: "your Safar wallet", ar: "محفظتك في سفر" },
} as const satisfies Readonly<Record<string, Names>>;

/** The ticket of what no line of business has described. */
const plainTicket: Ticket = {
  title: { en: "Ticket", ar: "تذكرة" },
  show: { en: "Show this when you are asked", ar: "أظهر هذا عند الطلب" },
  reference: bookingReference,
  partsOf: () => [],
  beforeOf: () => [],
};

const ticketOf = ({ order, tickets }: Asked): Ticket =>
  (order.detail === null ? undefined : tickets[order.vertical]) ?? plainTicket;

const receivedFor = ({ call, order }: Asked) => paymentsOf(call, order).filter(({ state }) => state === "received");

const pricePart = (asked: Asked): PaperPart => {
  const { call, order, locale } = asked;
  const isUnpaid = isNeverPaid(call, order);
  const { currency } = order.amountDue;
  const billed = billedLinesOf(call.store, order);
  const amount = (minor: number) => moneyWords({ minor, currency }, locale);
  return paperPart(words.price[locale], {
    columns: [words.item[locale], words.amount[locale]],
    rows: [
      ...billed.map(({ title, titleAr, minor }) => [locale === "ar" ? titleAr : title, amount(minor)]),
      [(isUnpaid ? words.wouldHaveCost : words.total)[locale], amount(linesTotal(billed))],
    ],
    ...(isUnpaid && { notes: [words.neverPaid[locale]] }),
  });
};

/** By what was paid, where that is called otherwise once it is done than where it is chosen. */
const paidBy: Readonly<Record<string, Names>> = {
  card: { en: "Card", ar: "بطاقة" },
  mada: { en: "mada card", ar: "بطاقة مدى" },
  wallet_balance: { en: "Safar wallet", ar: "محفظة سفر" },
  otc_voucher: { en: "Cash at a shop", ar: "نقدًا في أحد المتاجر" },
  instalment: { en: "Instalments", ar: "تقسيط" },
  promo_credit: { en: "Promo credits", ar: "الرصيد الترويجي" },
};

const methodName = (code: string): Names => paidBy[code] ?? paymentMethodOf(code)?.names ?? words.other;

/** What the marketplace itself does is told by the clocks of its edition, as on its pages. */
const ownMoment = ({ call, locale }: Asked, at: number): string => instantWords(at, editionZone[call.country], locale);

const paymentsPart = (asked: Asked): readonly PaperPart[] => {
  const { locale, order } = asked;
  const { currency } = order.amountDue;
  const rows = receivedFor(asked).map(({ at, method, minor }) => [
    `${methodName(method)[locale]} · ${words.received[locale]}\n${ownMoment(asked, at)}`,
    moneyWords({ minor, currency }, locale),
  ]);
  return rows.length === 0
    ? []
    : [paperPart(words.payments[locale], { columns: [words.whenAndHow[locale], words.amount[locale]], rows })];
};

/** What was paid in all, and by which ways: a ticket says no more of it. */
const paidFacts = (asked: Asked): Paper["facts"] => {
  const { locale, order } = asked;
  const received = receivedFor(asked);
  const minor = received.reduce((sum, payment) => sum + payment.minor, 0);
  const ways = [...new Set(received.map(({ method }) => methodName(method)[locale]))];
  const amount = moneyWords({ minor, currency: order.amountDue.currency }, locale);
  return minor === 0 ? [] : [{ name: words.paidBy[locale], value: `${amount} (${listed(ways, locale)})` }];
};

/** What a rule gives back and what is kept of it, by its name. */
const ruleWords = ({ allowed, penalty, refund, service = 0 }: PolicyRule, currency: string, locale: keyof Names) => {
  const money = (minor: number) => moneyWords({ minor, currency }, locale);
  if (!allowed) return words.notPossible[locale];
  const [back, fee, ofService] = [money(refund), money(penalty - service), money(service)];
  if (penalty === 0) return { en: `Full refund: ${back}`, ar: `يُسترد المبلغ كاملًا: ${back}` }[locale];
  if (refund === 0) return words.nothingBack[locale];
  if (service === 0)
    return { en: `${back} refunded, fee ${fee}`, ar: `يُسترد ${back}، وتُخصم رسوم قدرها ${fee}` }[locale];
  return penalty === service
    ? {
        en: `${back} refunded, service fee ${ofService} is kept`,
        ar: `يُسترد ${back}، وتُخصم رسوم الخدمة وقدرها ${ofService}`,
      }[locale]
    : {
        en: `${back} refunded, fee ${fee} and service fee ${ofService}`,
        ar: `يُسترد ${back}، وتُخصم رسوم قدرها ${fee} ورسوم خدمة قدرها ${ofService}`,
      }[locale];
};

/** Until when cancelling comes to what; stretches that come to the same are told once. */
const termsPart = ({ call, order, locale }: Asked): readonly PaperPart[] => {
  const { sale, starts } = order;
  if (sale === null) return [];
  const { currency } = sale.price.charge;
  const rules = rulesToCome(policyOfPaid(sale, paidFor(call.store, order)).cancellation, call.now());
  const at = (instant: number) => instantWords(instant, starts.zone, locale);
  const stretches: { says: string; from: number | null; until: number | null }[] = [];
  for (const rule of rules) {
    const says = ruleWords(rule, currency, locale);
    const last = stretches.at(-1);
    if (last?.says === says) last.until = rule.until;
    else stretches.push({ says, from: rule.from, until: rule.until });
  }
  const told = stretches.map(({ from, says, until }) => {
    if (until !== null) return `${says} · ${words.until[locale]} ${at(until)}`;
    return from === null ? says : `${says} · ${words.from[locale]} ${at(from)}`;
  });
  const isNever = rules.every(({ allowed, refund }) => !allowed || refund === 0);
  const notes = isNever && rules.length > 1 ? [words.neverBack[locale]] : told;
  return notes.length === 0 ? [] : [paperPart(words.terms[locale], { notes })];
};

const beforePart = ({ kind, order, locale, ...asked }: Asked): readonly PaperPart[] => {
  const notes = kind === "invoice" ? [] : ticketOf({ kind, order, locale, ...asked }).beforeOf(order, locale);
  return notes.length === 0 ? [] : [paperPart(words.before[locale], { notes: [...notes] })];
};

const cancelledWords = ({ call, order, locale }: Asked): string | null => {
  const at = cancelledAtOf(order);
  if (at === null) return null;
  return `${words.cancelledOn[locale]} ${dateWords(toLocal(at, editionZone[call.country]), locale)}`;
};

/** What was paid, what of it is kept for which reason, and what comes back; nothing where all of it does. */
const keptTable = (refunds: readonly Refund[], locale: keyof Names): Partial<PaperPart> => {
  const kept = refunds.flatMap(({ kept }) => kept ?? []);
  const [first] = refunds;
  if (first === undefined || kept.length === 0) return {};
  const amount = (minor: number) => moneyWords({ minor, currency: first.currency }, locale);
  const back = refunds.reduce((sum, { minor }) => sum + minor, 0);
  return {
    columns: [words.item[locale], words.amount[locale]],
    rows: [
      [words.paid[locale], amount(back + keptMinor(kept))],
      ...kept.map(({ minor, names }) => [names[locale], amount(-minor)]),
      [words.back[locale], amount(back)],
    ],
  };
};

/** What came of what was cancelled: no terms are left. */
const cancelledPart = ({ call, order, locale }: Asked, title: string): PaperPart => {
  const refunds = refundsOf(call.store, order.id);
  const notes = refunds.map(({ currency, minor, settledAt, to }) => {
    const amount = moneyWords({ minor, currency }, locale);
    const where = words[to][locale];
    return settledAt === null
      ? { en: `${amount} is on its way back to ${where}.`, ar: `${amount} في طريقها إلى ${where}.` }[locale]
      : { en: `${amount} was paid back to ${where}.`, ar: `أُعيد ${amount} إلى ${where}.` }[locale];
  });
  return paperPart(title, {
    ...keptTable(refunds, locale),
    notes: notes.length === 0 ? [words.nothingBack[locale]] : notes,
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
  const isByAirline = order.status === "Updated" && order.vertical === "flights";
  const status = isByAirline ? words.byAirline : statusNames[order.status];
  const pnr = cancelled === null ? order.pnr : `${order.pnr} (${words.noLongerValid[locale]})`;
  return [
    ...briefOf(asked),
    ...(order.pnr === null || pnr === null ? [] : [{ name: ticketOf(asked).reference[locale], value: pnr }]),
    { name: words.order[locale], value: order.id },
    { name: words.status[locale], value: cancelled ?? status[locale] },
    { name: words.bookedOn[locale], value: ownMoment(asked, order.createdAt) },
    { name: words.bookedBy[locale], value: `${order.contact.email}\n\u200e${groupedPhone(order.contact.phone)}` },
    ...(asked.kind === "invoice" ? [] : paidFacts(asked)),
  ];
};

/** What is read where one is let in: the booking's reference, or the number of each ticket. */
const codesOf = ({ kind, order, ...asked }: Asked): readonly string[] => {
  if (kind === "invoice" || cancelledAtOf(order) !== null) return [];
  const numbers = new Set(order.tickets.map(({ number }) => number));
  if (ticketOf({ kind, order, ...asked }).isRead && numbers.size > 0) return [...numbers];
  return [order.pnr ?? order.id];
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
    code_use: ticket.show[locale],
    facts: factsOf(asked),
    parts: [
      ...(kind === "invoice" ? [pricePart(asked)] : ticket.partsOf(order, locale)),
      ...(codes.length > 1
        ? [paperPart(words.codes[locale], { codes: [...codes], notes: [ticket.show[locale]] })]
        : []),
      ...(kind === "invoice" ? paymentsPart(asked) : []),
      ...(cancelled === null
        ? [...termsPart(asked), ...beforePart(asked)]
        : isNeverPaid(call, order)
          ? []
          : [cancelledPart(asked, cancelled)]),
    ],
    foot: [groupedPhone(phone), email],
  };
};
