import type { Names } from "../../world/names.ts";
import { knownRailClass, type PlaceKind } from "../../world/trains/rail-classes.ts";
import { knownRailStation } from "../../world/trains/rail-stations.ts";
import { momentWords } from "../orders/moment-words.ts";
import {
  bookingReference,
  doneBefore,
  nameIn,
  paperPart,
  paperWords,
  type Ticket,
  ticketNumber,
  titledName,
} from "../papers/paper.ts";
import { trainsOrders } from "./train-booking.ts";

const words = {
  leaves: { en: "Leaves", ar: "المغادرة" },
  arrives: { en: "Arrives", ar: "الوصول" },
  class: { en: "Class", ar: "الدرجة" },
  travellers: { en: "Travellers", ar: "المسافرون" },
  coach: { en: "Coach", ar: "العربة" },
  place: { en: "Place", ar: "المكان" },
  platform: {
    en: "Be on the platform, with the document you booked with.",
    ar: "كن على الرصيف ومعك الوثيقة التي حجزت بها.",
  },
  goes: { en: "Your train leaves.", ar: "ينطلق قطارك." },
  keep: {
    en: "Keep your ticket ready, printed or on your phone. Its code is scanned on the platform and on board.",
    ar: "أبقِ التذكرة في متناولك، مطبوعة أو على هاتفك: يُقرأ رمزها على الرصيف وفي القطار.",
  },
} as const satisfies Readonly<Record<string, Names>>;

const placeNames: Readonly<Record<PlaceKind, Names>> = {
  seat: { en: "Seat", ar: "المقعد" },
  berth_lower: { en: "Lower berth", ar: "السرير السفلي" },
  berth_middle: { en: "Middle berth", ar: "السرير الأوسط" },
  berth_upper: { en: "Upper berth", ar: "السرير العلوي" },
  berth_side: { en: "Side berth", ar: "السرير الجانبي" },
};

/** What is shown to the guard. */
export const trainsTicket: Ticket = {
  title: { en: "Train ticket", ar: "تذكرة قطار" },
  show: { en: "Show this on the platform and on board", ar: "أظهر هذا على الرصيف وفي القطار" },
  reference: bookingReference,
  partsOf: (order, locale) => {
    const { detail, ends, starts } = trainsOrders.of(order);
    const { code, train, travellers } = detail;
    const at = (station: string, moment: typeof starts) =>
      `${momentWords(moment, locale)}\n${knownRailStation(station).names[locale]}`;
    return [
      paperPart(`${nameIn(train, locale)} ${train.train_no} · ${nameIn(train.operator, locale)}`, {
        facts: [
          { name: words.leaves[locale], value: at(train.from, starts) },
          { name: words.arrives[locale], value: at(train.to, ends) },
          { name: words.class[locale], value: knownRailClass(code).names[locale] },
        ],
      }),
      paperPart(words.travellers[locale], {
        columns: [words.coach[locale], words.place[locale], paperWords.name[locale], paperWords.ticket[locale]],
        rows: travellers.map(({ coach, kind, pax_id, place, ...traveller }) => [
          coach,
          `${placeNames[kind][locale]} ${place}`,
          titledName(traveller, locale),
          ticketNumber(order, pax_id, locale),
        ]),
      }),
    ];
  },
  beforeOf: ({ starts }, locale) => [
    ...doneBefore(
      starts,
      [
        [30, words.platform],
        [0, words.goes],
      ],
      locale,
    ),
    words.keep[locale],
  ],
};
