import { languageNames } from "../../world/language-names.ts";
import type { Names } from "../../world/names.ts";
import { optionWords } from "../../world/tours/tour-words.data.ts";
import { beginning } from "../../world/wording.ts";
import { listed, momentWords } from "../orders/moment-words.ts";
import { bookingReference, doneBefore, paperPart, type Ticket, ticketNumber } from "../papers/paper.ts";
import { countedUnits, spokenOf, startOf } from "./tours-quotes.ts";
import { fetchedAt, titlesOf, toursOrders, unitOfVoucher } from "./tours-sales.ts";
import { meetingWire } from "./tours-wire.ts";

const namesOf = ({ name: en, name_ar: ar }: { readonly name: string; readonly name_ar: string }): Names => ({ en, ar });

const words = {
  starts: { en: "Sets out", ar: "الانطلاق" },
  meeting: { en: "Meeting point", ar: "نقطة اللقاء" },
  pickup: { en: "Picked up", ar: "الاصطحاب من" },
  fetched: { en: "Pick-up", ar: "اصطحاب" },
  ends: { en: "Comes back", ar: "العودة" },
  directions: { en: "How to meet", ar: "كيف تلتقون" },
  language: { en: "Language of the guide", ar: "لغة المرشد" },
  option: { en: "Tour", ar: "الجولة" },
  people: { en: "In the name of", ar: "باسم" },
  be: {
    en: "Be where you meet or are picked up. The guide does not wait long.",
    ar: "كن في مكان اللقاء أو الاصطحاب، فالمرشد لا ينتظر طويلًا.",
  },
  goes: { en: "You set out.", ar: "تنطلق الجولة." },
  picked: { en: "You are picked up.", ar: "موعد اصطحابك." },
  keep: {
    en: "Keep the voucher at hand, printed or on your phone: the guide reads it when you set out.",
    ar: "احتفظ بالقسيمة مطبوعة أو على هاتفك: يقرؤها المرشد عند الانطلاق.",
  },
  vouchers: { en: "Vouchers", ar: "القسائم" },
  for: { en: "For", ar: "لِمن" },
  number: { en: "Voucher number", ar: "رقم القسيمة" },
  party: { en: "Your party", ar: "مجموعتك" },
  comes: { en: "Who comes", ar: "المشاركون" },
} as const satisfies Readonly<Record<string, Names>>;

/** What is shown to the guide, one for the party or one for each of it. */
export const toursTicket: Ticket = {
  title: { en: "Tour voucher", ar: "قسيمة جولة" },
  show: { en: "Show this to the guide", ar: "أظهر هذا للمرشد" },
  reference: bookingReference,
  isRead: true,
  partsOf: (order, locale) => {
    const { detail, ends, starts } = toursOrders.of(order);
    const start = startOf(detail);
    const fetched = fetchedAt(detail);
    const units = countedUnits(detail);
    const language = spokenOf(detail);
    const [lead] = order.travellers;
    const { tour } = start.option;
    const { directions } = meetingWire(tour);
    const inTown = (spot: Names) => listed([spot[locale], tour.place.names[locale]], locale);
    return [
      paperPart(titlesOf(start).title[locale], {
        facts: [
          { name: words.option[locale], value: optionWords[start.option.kind][locale] },
          ...(fetched === null
            ? [
                { name: words.starts[locale], value: momentWords(starts, locale) },
                { name: words.meeting[locale], value: inTown(beginning(tour.place.meeting)) },
                { name: words.directions[locale], value: namesOf(directions)[locale] },
              ]
            : [
                { name: words.fetched[locale], value: momentWords({ ...starts, at: fetched.local }, locale) },
                { name: words.pickup[locale], value: inTown(namesOf(fetched.point)) },
                { name: words.starts[locale], value: starts.at.slice(11, 16) },
              ]),
          { name: words.ends[locale], value: momentWords(ends, locale) },
          ...(language === null ? [] : [{ name: words.language[locale], value: languageNames(language)[locale] }]),
          {
            name: words.comes[locale],
            value: listed(
              units.map(({ count, unit }) => `${count} × ${unit.names[locale]}`),
              locale,
            ),
          },
          ...(lead ? [{ name: words.people[locale], value: `${lead.firstName} ${lead.lastName}` }] : []),
        ],
      }),
      paperPart(words.vouchers[locale], {
        columns: [words.for[locale], words.number[locale]],
        rows: order.travellers.map(({ id }) => [
          (unitOfVoucher(start, id)?.names ?? words.party)[locale],
          ticketNumber(order, id, locale),
        ]),
      }),
    ];
  },
  beforeOf: (order, locale) => {
    const { detail, starts } = toursOrders.of(order);
    const fetched = fetchedAt(detail);
    const steps = [
      [10, words.be],
      [0, fetched === null ? words.goes : words.picked],
    ] as const;
    return [
      ...doneBefore({ ...starts, at: fetched?.local ?? starts.at }, steps, locale),
      ...[words.keep, ...startOf(detail).option.tour.advice].map((said) => said[locale]),
    ];
  },
};
