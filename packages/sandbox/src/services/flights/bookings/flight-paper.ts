import { knownAirport } from "../../../world/airports.ts";
import { knownAirline } from "../../../world/flights/airlines.ts";
import type { Names } from "../../../world/names.ts";
import type { PaperPart } from "../../orders/document.types.ts";
import { instantWords, listed, momentWords } from "../../orders/moment-words.ts";
import {
  bookingReference,
  doneBefore,
  nameIn,
  paperPart,
  paperWords,
  type Ticket,
  ticketNumber,
  titledName,
} from "../../papers/paper.ts";
import { type FlightBooking, type FlightOrder, flightOrders, movedLegs } from "./flight-booking.ts";

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
  moved: { en: "The airline has changed your flight", ar: "غيّرت شركة الطيران رحلتك" },
  before: { en: "Before", ar: "سابقًا" },
  now: { en: "Now", ar: "الآن" },
  answer: { en: "Answer by", ar: "أجب قبل" },
  free: { en: "Both answers are free of charge.", ar: "القبول والرفض كلاهما مجاني." },
  none: { en: "None added", ar: "لم يُضف شيء" },
  baggage: { en: "Baggage for each traveller", ar: "أمتعة كل مسافر" },
  cabin: { en: "Cabin bag", ar: "حقيبة اليد" },
  checked: { en: "Checked baggage", ar: "الأمتعة المسجلة" },
  kg: { en: "kg", ar: "كجم" },
  notInFare: { en: "Not in the fare", ar: "غير مشمولة في التذكرة" },
  checkIn: {
    en: "Check in with the airline: by then it is usually open.",
    ar: "أنهِ إجراءات السفر مع شركة الطيران، فهي تكون متاحة عادةً في هذا الموعد.",
  },
  airport: {
    en: "Be at the airport, with the document you booked with.",
    ar: "كن في المطار ومعك الوثيقة التي حجزت بها.",
  },
  goes: { en: "Your flight leaves.", ar: "تقلع رحلتك." },
  keep: {
    en: "Keep your booking reference: the airline uses it to find your booking.",
    ar: "احتفظ بمرجع الحجز، فشركة الطيران تجد حجزك به.",
  },
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

const wayOf = ({ from, to }: Leg, locale: Locale): string => {
  const [start, end] = [knownAirport(from).city[locale], knownAirport(to).city[locale]];
  return { en: `${start} to ${end}`, ar: `من ${start} إلى ${end}` }[locale];
};

/** What the airline has moved and waits for an answer about, old beside new. */
const movedParts = (booked: FlightBooking, locale: Locale): readonly PaperPart[] =>
  movedLegs(booked).flatMap(({ arrives_at, departs_at, leg, respondBy }) => {
    const now = booked.itinerary.legs[leg];
    if (now === undefined) return [];
    const row = (name: string, before: string, at: string, zone: string) => [
      name,
      ...[before, at].map((local) => momentWords({ at: local, zone }, locale)),
    ];
    return [
      paperPart(words.moved[locale], {
        columns: [wayOf(now, locale), words.before[locale], words.now[locale]],
        rows: [
          row(words.leaves[locale], departs_at, now.departs_at, now.departs_tz),
          row(words.lands[locale], arrives_at, now.arrives_at, now.arrives_tz),
        ],
        notes: [`${words.answer[locale]} ${instantWords(respondBy, now.departs_tz, locale)}. ${words.free[locale]}`],
      }),
    ];
  });

const legPart = (leg: Leg, fare: string, locale: Locale): PaperPart =>
  paperPart(wayOf(leg, locale), {
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

const travellersPart = (order: FlightOrder, locale: Locale): PaperPart => {
  const { addons, passengers } = order.detail;
  return paperPart(words.travellers[locale], {
    columns: [paperWords.name[locale], paperWords.ticket[locale], words.extras[locale]],
    rows: passengers.map(({ document, pax_id, pax_type, ...passenger }) => {
      const paper = document === null ? "" : `\n${paperWords[document.kind][locale]} •••• ${document.number.slice(-4)}`;
      const bought = addons
        .filter((addon) => addon.pax_id === pax_id)
        .map(({ names, quantity }) => (quantity > 1 ? `${names[locale]} × ${quantity}` : names[locale]));
      return [
        `${titledName(passenger, locale)}\n${types[pax_type][locale]}${paper}`,
        ticketNumber(order, pax_id, locale),
        bought.length === 0 ? words.none[locale] : bought.join("\n"),
      ];
    }),
  });
};
const bagsOf = (pieces: number, kg: number, locale: Locale): string =>
  `${pieces === 1 ? "" : `${pieces} × `}${kg} ${words.kg[locale]}`;

const checkedOf = ({ checked }: Allowance, locale: Locale): string => {
  const each = checked.unit === "kg" ? checked.kg : checked.kg_each;
  const pieces = checked.unit === "kg" ? 1 : checked.pieces;
  return each === 0 || pieces === 0 ? words.notInFare[locale] : bagsOf(pieces, each, locale);
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
        bagsOf(cabin_bag.pieces, cabin_bag.kg, locale),
        checkedOf(allowance, locale),
      ];
    }),
  });

/** What is shown at the airport. */
export const flightTicket: Ticket = {
  title: { en: "E-ticket", ar: "تذكرة إلكترونية" },
  show: { en: "Show this at check-in", ar: "أظهر هذا عند تسجيل السفر" },
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
  beforeOf: (order, locale) => {
    const [first] = flightOrders.of(order).detail.itinerary.legs;
    const steps = [
      [24 * 60, words.checkIn],
      [3 * 60, words.airport],
      [0, words.goes],
    ] as const;
    const done = first && doneBefore({ at: first.departs_at, zone: first.departs_tz }, steps, locale);
    return [...(done ?? []), words.keep[locale]];
  },
};
