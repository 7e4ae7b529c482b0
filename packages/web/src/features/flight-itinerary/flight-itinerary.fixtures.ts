import {
  type Baggage,
  type Fare,
  type FlightLeg,
  type FlightReferences,
  type FlightResults,
  type Itinerary,
  offerId,
} from "@safar/engine";

export const sampleSearch =
  "trip=return&legs=KHI-JED.2026-12-10_JED-KHI.2026-12-20&adults=2&children=0&infants=1&cabin=economy";

const zones: Readonly<Record<string, string>> = { KHI: "Asia/Karachi", JED: "Asia/Riyadh", RUH: "Asia/Riyadh" };

const airportOf = (en: string, ar: string, city: string, cityAr: string, zone: string) => ({
  en,
  ar,
  city: { en: city, ar: cityAr },
  country: "PK",
  zone,
});

export const sampleReferences: FlightReferences = {
  airlines: {
    M7: { en: "Markhor Air", ar: "طيران مارخور" },
    R7: { en: "Rimal Fly", ar: "طيران رمال" },
    V3: { en: "Ravi Airways", ar: "خطوط رافي" },
  },
  airports: {
    KHI: airportOf("Jinnah International", "جناح الدولي", "Karachi", "كراتشي", "Asia/Karachi"),
    JED: airportOf("King Abdulaziz", "الملك عبدالعزيز", "Jeddah", "جدة", "Asia/Riyadh"),
    RUH: airportOf("King Khalid", "الملك خالد", "Riyadh", "الرياض", "Asia/Riyadh"),
  },
  aircraft: { "320": "Airbus A320" },
};

type LegPlan = {
  readonly from: string;
  readonly to: string;
  readonly day: string;
  readonly hour: number;
  readonly via?: string;
};

const clock = (day: string, hour: number): string => `${day}T${String(hour).padStart(2, "0")}:15`;

const legOf = ({ day, from, hour, to, via }: LegPlan, airline: string, id: string): FlightLeg => {
  const timeAt = (place: string, at: number) => ({ local: clock(day, at), zone: zones[place] ?? "UTC" });
  const stops = via === undefined ? [from, to] : [from, via, to];
  const segments = stops.slice(1).map((end, index) => {
    const begin = stops[index] ?? from;
    return {
      id: `${id}.${index + 1}`,
      from: begin,
      to: end,
      departs: timeAt(begin, hour + index * 3),
      arrives: timeAt(end, hour + 2 + index * 3),
      minutes: 120,
      airline,
      operatedBy: airline,
      number: `${100 + index}`,
      aircraft: "320",
      terminals: { from: "1", to: null },
      cabin: "economy" as const,
      layoverMinutes: index === 0 ? null : 60,
    };
  });
  const last = hour + (segments.length - 1) * 3 + 2;
  return {
    from,
    to,
    departs: timeAt(from, hour),
    arrives: timeAt(to, last),
    minutes: (last - hour) * 60,
    stops: segments.length - 1,
    dayOffset: 0,
    segments,
  };
};

export const bagRule = (
  leg: number,
  type: Baggage["type"],
  kg: number,
  segmentIds: readonly string[] = [],
): Baggage => ({
  leg,
  segmentIds,
  type,
  cabinBag: type === "infant" ? { pieces: 0, kg: 0 } : { pieces: 1, kg: 7 },
  checked: { unit: "kg", kg },
});

export type OfferPlan = {
  readonly id: string;
  readonly rupees: number;
  readonly airline?: string;
  readonly hour?: number;
  readonly via?: string;
  readonly isRefundable?: boolean;
  readonly baggage?: readonly Baggage[];
  readonly seatsLeft?: number;
};

/** An offer from Karachi to Jeddah and back for two adults and an infant. */
export const offerOf = ({ airline = "M7", hour = 8, id, rupees, via, ...rest }: OfferPlan): Itinerary => {
  const money = (share: number) => ({ minor: Math.round(rupees * 100 * share), currency: "PKR" as const });
  const stop = via === undefined ? {} : { via };
  return {
    id: offerId(id),
    provider: "gds",
    airline,
    legs: [
      legOf({ from: "KHI", to: "JED", day: "2026-12-10", hour, ...stop }, airline, "1"),
      legOf({ from: "JED", to: "KHI", day: "2026-12-20", hour: 14, ...stop }, airline, "2"),
    ],
    baggage: rest.baggage ?? [0, 1].flatMap((leg) => [bagRule(leg, "adult", 23), bagRule(leg, "infant", 10)]),
    brand: { code: "SAVER", en: "Saver", ar: "التوفير" },
    isRefundable: rest.isRefundable ?? false,
    isChangeable: true,
    seatsLeft: rest.seatsLeft ?? 9,
    price: { lines: [{ kind: "base", amount: money(1) }], total: money(1) },
    perType: [
      { type: "adult", count: 2, total: money(0.9) },
      { type: "infant", count: 1, total: money(0.1) },
    ],
    co2Kg: 300,
    isHoldAllowed: true,
  };
};

const shared = offerOf({ id: "I-two", rupees: 80_000, airline: "R7" });

/** Flown by two airlines each way. */
export const offerOfTwo: Itinerary = {
  ...shared,
  legs: shared.legs.map((leg) => ({
    ...leg,
    segments: leg.segments.flatMap((one) => [one, { ...one, id: `${one.id}-on`, airline: "V3" }]),
  })),
};

/** By what it is known again once it is saved: the list that saves it and the search that finds it later say the same. */
export const markOfTwo = "Rimal Fly, Ravi Airways 2026-12-10T08:15 2026-12-10T10:15 2026-12-20T14:15 2026-12-20T16:15";

export const fareOf = (
  id: string,
  rupees: number,
  part: Partial<Pick<Fare, "baggage" | "brand" | "includes">> = {},
): Fare => ({
  id,
  brand: { code: id, en: "Saver", ar: "التوفير" },
  includes: [
    { kind: "bag", state: "included", detail: "23 kg", fee: null },
    { kind: "meal", state: "paid", detail: null, fee: null },
    { kind: "lounge", state: "none", detail: null, fee: null },
  ],
  baggage: [0, 1].flatMap((leg) => [bagRule(leg, "adult", 23), bagRule(leg, "infant", 10)]),
  isRefundable: id === "flex",
  isChangeable: true,
  seatsLeft: 9,
  price: {
    lines: [{ kind: "base", amount: { minor: rupees * 100, currency: "PKR" } }],
    total: { minor: rupees * 100, currency: "PKR" },
  },
  extra: { minor: (rupees - 100_000) * 100, currency: "PKR" },
  ...part,
});

export const resultsOf = (itineraries: readonly Itinerary[], answered: readonly string[] = ["gds"]): FlightResults => ({
  search: sampleSearch,
  providers: ["gds", "ndc"].map((code) => ({ code, name: { en: code, ar: code } })),
  answered,
  failed: [],
  itineraries,
  references: sampleReferences,
  expiresAt: 900_000,
});
