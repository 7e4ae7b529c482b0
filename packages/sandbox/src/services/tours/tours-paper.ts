import type { Names } from "../../world/names.ts";
import { optionWords } from "../../world/tours/tour-words.data.ts";
import { momentWords } from "../orders/moment-words.ts";
import { bookingReference, paperPart, paperWords, type Ticket, ticketNumber } from "../papers/paper.ts";
import { countedUnits, startOf } from "./tours-quotes.ts";
import { pickupOf, titlesOf, toursOrders } from "./tours-sales.ts";

const words = {
  starts: { en: "Start", ar: "البداية" },
  meeting: { en: "Meeting point", ar: "نقطة اللقاء" },
  pickup: { en: "Pick-up", ar: "مكان الاصطحاب" },
  option: { en: "Option", ar: "الخيار" },
  people: { en: "In the name of", ar: "باسم" },
  party: { en: "Party", ar: "المجموعة" },
} as const satisfies Readonly<Record<string, Names>>;

/** What is shown to the guide, one for the party or one for each of it. */
export const toursTicket: Ticket = {
  title: { en: "Voucher", ar: "قسيمة الجولة" },
  reference: bookingReference,
  partsOf: (order, locale) => {
    const { detail, starts } = toursOrders.of(order);
    const start = startOf(detail);
    const pickup = pickupOf(detail);
    const units = countedUnits(detail);
    const fetched = pickup === null ? null : `${locale === "ar" ? pickup.name_ar : pickup.name}, ${pickup.at}`;
    return [
      paperPart(titlesOf(start).title[locale], {
        facts: [
          { name: words.option[locale], value: optionWords[start.option.kind][locale] },
          { name: words.starts[locale], value: momentWords(starts, locale) },
          { name: words.meeting[locale], value: start.option.tour.place.meeting[locale] },
          ...(fetched === null ? [] : [{ name: words.pickup[locale], value: fetched }]),
          {
            name: words.party[locale],
            value: units.map(({ count, unit }) => `${count} × ${unit.names[locale]}`).join(", "),
          },
        ],
      }),
      paperPart(words.people[locale], {
        columns: [paperWords.name[locale], paperWords.ticket[locale]],
        rows: order.travellers.map(({ firstName, id, lastName }) => [
          `${firstName} ${lastName}`,
          ticketNumber(order, id, locale),
        ]),
      }),
    ];
  },
};
