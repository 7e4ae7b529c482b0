import { knownBusCity } from "../../world/buses/bus-cities.ts";
import type { Names } from "../../world/names.ts";
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
import { busOrders } from "./bus-booking.ts";
import { bagOf, knownBundle } from "./bus-bundles.ts";
import type { WireStop } from "./bus-wire.ts";

const words = {
  getOn: { en: "Get on", ar: "الصعود" },
  getOff: { en: "Get off", ar: "النزول" },
  bundle: { en: "Bundle", ar: "الباقة" },
  baggage: { en: "Baggage", ar: "الأمتعة" },
  passengers: { en: "Passengers", ar: "الركاب" },
  seat: { en: "Seat", ar: "المقعد" },
  stop: {
    en: "Be at your stop, with the document you booked with.",
    ar: "كن في محطتك ومعك الوثيقة التي حجزت بها.",
  },
  goes: { en: "Your bus leaves.", ar: "تنطلق حافلتك." },
  keep: {
    en: "Keep your booking reference: the operator uses it to find your booking.",
    ar: "احتفظ بمرجع الحجز، فشركة النقل تجد حجزك به.",
  },
} as const satisfies Readonly<Record<string, Names>>;

/** What is shown at the coach. */
export const busTicket: Ticket = {
  title: { en: "Bus ticket", ar: "تذكرة حافلة" },
  show: { en: "Show this when you get on", ar: "أظهر هذا عند الصعود" },
  reference: bookingReference,
  partsOf: (order, locale) => {
    const { detail, starts, ends } = busOrders.of(order);
    const { boarding, bundle, bus, dropping, from, passengers, to } = detail;
    const stop = ({ time, ...named }: WireStop, zone: string, city: string) =>
      `${momentWords({ at: time, zone }, locale)}\n${knownBusCity(city).names[locale]} · ${nameIn(named, locale)}`;
    return [
      paperPart(`${nameIn(bus.operator, locale)} · ${nameIn(bus.bus_type, locale)}`, {
        facts: [
          { name: words.getOn[locale], value: stop(boarding, starts.zone, from) },
          { name: words.getOff[locale], value: stop(dropping, ends.zone, to) },
          { name: words.bundle[locale], value: bundle.names[locale] },
          { name: words.baggage[locale], value: bagOf(knownBundle(bundle.code), locale) },
        ],
      }),
      paperPart(words.passengers[locale], {
        columns: [words.seat[locale], paperWords.name[locale], paperWords.ticket[locale]],
        rows: passengers.map(({ pax_id, seat_id, ...passenger }) => [
          seat_id,
          titledName(passenger, locale),
          ticketNumber(order, pax_id, locale),
        ]),
      }),
    ];
  },
  beforeOf: (order, locale) => {
    const { detail, starts } = busOrders.of(order);
    return [
      ...doneBefore(
        { ...starts, at: detail.boarding.time },
        [
          [15, words.stop],
          [0, words.goes],
        ],
        locale,
      ),
      words.keep[locale],
    ];
  },
};
