import type { Names } from "../../world/names.ts";
import { momentWords } from "../orders/moment-words.ts";
import { bookingReference, nameIn, paperPart, paperWords, type Ticket, ticketNumber } from "../papers/paper.ts";
import { __camel__Orders } from "./__name__-sales.ts";

const words = {
  starts: { en: "Start", ar: "البداية" },
  ends: { en: "End", ar: "النهاية" },
  people: { en: "In the name of", ar: "باسم" },
} as const satisfies Readonly<Record<string, Names>>;

/** What is shown where it begins. */
export const __camel__Ticket: Ticket = {
  title: { en: "Ticket", ar: "تذكرة" },
  show: { en: "Show this when you arrive", ar: "أظهر هذا عند وصولك" },
  reference: bookingReference,
  partsOf: (order, locale) => {
    const { detail, ends, starts } = __camel__Orders.of(order);
    return [
      paperPart(nameIn(detail.offer, locale), {
        facts: [
          { name: words.starts[locale], value: momentWords(starts, locale) },
          { name: words.ends[locale], value: momentWords(ends, locale) },
        ],
      }),
      paperPart(words.people[locale], {
        columns: [paperWords.name[locale], paperWords.ticket[locale]],
        rows: detail.travellers.map(({ first_name, last_name, pax_id }) => [
          `${first_name} ${last_name}`,
          ticketNumber(order, pax_id, locale),
        ]),
      }),
    ];
  },
  beforeOf: () => [],
};
