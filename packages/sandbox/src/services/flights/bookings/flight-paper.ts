import { knownAirport } from "../../../world/airports.ts";
import { knownAirline } from "../../../world/flights/airlines.ts";
import type { Names } from "../../../world/names.ts";
import type { PaperPart } from "../../orders/document.types.ts";
import { instantWords, listed, momentWords } from "../../orders/moment-words.ts";
import { bookingReference, nameIn, paperPart, paperWords, type Ticket, ticketNumber } from "../../papers/paper.ts";
import { type FlightBooking, type FlightOrder, flightOrders } from "./flight-booking.ts";

type Locale = keyof Names;
type Leg = FlightBooking["itinerary"]["legs"][number];
type Segment = Leg["segments"][number];
type Allowance = FlightBooking["itinerary"]["baggage"][number];

const words = {
  flight: { en: "Flight", ar: "الرحلة" },
  leaves: { en: "Leaves", ar: "الإقلاع" },
  lands: { en: "Lands", ar: "الهبوط" },
  fare: { en: "Fare", ar: "فئة التذكرة" },
  terminal: { en: "Terminal", ar: "الصالة" },
  travellers: { en: "Travellers", ar: "المسافرون" },
  extras: { en: "Seats, bags and meals", ar: "المقاعد والحقائب والوجبات" },
  moved: { en: "The airline has changed your flight. Before:", ar: "غيّرت شركة الطيران رحلتك. قبل التغيير:" },
  answer: { en: "Answer by", ar: "أجب قبل" },
  none: { en: "None added", ar: "لم يُضف شيء" },
  baggage: { en: "Baggage for each traveller", ar: "أمتعة كل مسافر" },
  cabin: { en: "Cabin bag", ar: "حقيبة اليد" },
  checked: { en: "Checked baggage", ar: "الأمتعة المسجلة" },
  kg: { en: "kg", ar: "كجم" },
  notInFare: { en: "Not in the fare", ar: "غير مشمولة في التذكرة" },
} as const satisfies Readonly<Record<string, Names>>;

const types = {
  adult: { en: "Adult", ar: "بالغ" },
  child: { en: "Child", ar: "طفل" },
  infant: { en: "Infant", ar: "رضيع" },
} as const satisfies Readonly<Record<Allowance["pax_type"], Names>>;

const cabins = {
  economy: { en: "Economy", ar: "السياحية" },
  premium_economy: { en: "Premium economy", ar: "السياحية الممتازة" },
  business: { en: "Business", ar: "رجال الأعمال" },
  first: { en: "First", ar: "الأولى" },
} as const satisfies Readonly<Record<Segment["cabin"], Names>>;

const placeOf = (code: string, terminal: string | null, locale: Locale): string => {
  const { city, name } = knownAirport(code);
  const gate = terminal === null ? "" : `\n${words.terminal[locale]} ${terminal}`;
  return `${city[locale]} (${code})\n${name[locale]}${gate}`;
};

/** When what the airline has moved was to leave and land, as long as nobody has answered. */
const movedParts = ({ changes }: FlightBooking, locale: Locale): readonly PaperPart[] =>
  changes
    .filter(({ state }) => state === "open")
    .map(({ removed, respondBy }) =>
      paperPart(words.moved[locale], {
        columns: [words.flight[locale], words.leaves[locale], words.lands[locale]],
        rows: removed.map(({ airline, arrives_at, arrives_tz, departs_at, departs_tz, flight_no }) => [
          `${airline} ${flight_no}`,
          momentWords({ at: departs_at, zone: departs_tz }, locale),
          momentWords({ at: arrives_at, zone: arrives_tz }, locale),
        ]),
        notes: [`${words.answer[locale]} ${instantWords(respondBy, removed[0]?.departs_tz ?? "UTC", locale)}`],
      }),
    );

const legPart = (leg: Leg, fare: string, locale: Locale): PaperPart => {
  const [from, to] = [knownAirport(leg.from).city[locale], knownAirport(leg.to).city[locale]];
  return paperPart(locale === "ar" ? `من ${from} إلى ${to}` : `${from} to ${to}`, {
    columns: [words.flight[locale], words.leaves[locale], words.lands[locale]],
    rows: leg.segments.map((segment) => {
      const { airline, arrives_at, arrives_tz, cabin, departs_at, departs_tz, flight_no, from, to } = segment;
      return [
        `${airline} ${flight_no}\n${knownAirline(airline).names[locale]}\n${cabins[cabin][locale]}\n${fare}`,
        `${momentWords({ at: departs_at, zone: departs_tz }, locale)}\n${placeOf(from, segment.from_terminal, locale)}`,
        `${momentWords({ at: arrives_at, zone: arrives_tz }, locale)}\n${placeOf(to, segment.to_terminal, locale)}`,
      ];
    }),
  });
};

const travellersPart = (order: FlightOrder, locale: Locale): PaperPart => {
  const { addons, passengers } = order.detail;
  return paperPart(words.travellers[locale], {
    columns: [paperWords.name[locale], paperWords.ticket[locale], words.extras[locale]],
    rows: passengers.map(({ first_name, last_name, pax_id, pax_type }) => {
      const bought = addons
        .filter((addon) => addon.pax_id === pax_id)
        .map(({ names, quantity }) => (quantity > 1 ? `${names[locale]} × ${quantity}` : names[locale]));
      return [
        `${first_name} ${last_name}\n${types[pax_type][locale]}`,
        ticketNumber(order, pax_id, locale),
        bought.length === 0 ? words.none[locale] : bought.join("\n"),
      ];
    }),
  });
};
const checkedOf = ({ checked }: Allowance, locale: Locale): string => {
  const each = checked.unit === "kg" ? checked.kg : checked.kg_each;
  const pieces = checked.unit === "kg" ? 1 : checked.pieces;
  if (each === 0 || pieces === 0) return words.notInFare[locale];
  return pieces === 1 ? `${each} ${words.kg[locale]}` : `${pieces} × ${each} ${words.kg[locale]}`;
};

const baggagePart = ({ baggage, legs }: FlightBooking["itinerary"], locale: Locale): PaperPart =>
  paperPart(words.baggage[locale], {
    columns: [words.flight[locale], words.cabin[locale], words.checked[locale]],
    rows: baggage.map((allowance) => {
      const { cabin_bag, leg, pax_type, segment_ids } = allowance;
      const flights = (legs[leg]?.segments ?? [])
        .filter(({ id }) => segment_ids.includes(id))
        .map(({ airline, flight_no }) => `${airline} ${flight_no}`);
      return [
        `${listed(flights, locale)}\n${types[pax_type][locale]}`,
        `${cabin_bag.pieces} × ${cabin_bag.kg} ${words.kg[locale]}`,
        checkedOf(allowance, locale),
      ];
    }),
  });

/** What is shown at the airport. */
export const flightTicket: Ticket = {
  title: { en: "E-ticket", ar: "تذكرة إلكترونية" },
  reference: bookingReference,
  partsOf: (order, locale) => {
    const booked = flightOrders.of(order);
    const { itinerary } = booked.detail;
    const fare = `${words.fare[locale]}: ${nameIn(itinerary.fare_brand, locale)}`;
    return [
      ...movedParts(booked.detail, locale),
      ...itinerary.legs.map((leg) => legPart(leg, fare, locale)),
      travellersPart(booked, locale),
      baggagePart(itinerary, locale),
    ];
  },
};
