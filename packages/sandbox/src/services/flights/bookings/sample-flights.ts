import type { EpochMs, SeedCall } from "../../../core/service.ts";
import { knownAirport } from "../../../world/airports.ts";
import { knownCurrency, toWire } from "../../../world/currencies.ts";
import { knownAircraft } from "../../../world/flights/aircraft.ts";
import { brandsOf, knownAirline } from "../../../world/flights/airlines.ts";
import type { Journey } from "../../../world/flights/journeys.ts";
import { providerOf } from "../../../world/flights/providers.ts";
import { blockMinutes } from "../../../world/geography.ts";
import { type Money, moneyAt } from "../../../world/money.ts";
import { routeName } from "../../../world/names.ts";
import { toInstant, toLocal, toLocalDate } from "../../../world/zones.ts";
import { shareOf } from "../../orders/money.ts";
import { linesTotal, orderLine, type PriceLine } from "../../orders/price-lines.ts";
import type { SampleBooking, SampleFacts, SampleSale } from "../../samples/sample-bookings.ts";
import { seedOf } from "../../selling/seed.ts";
import { policyOf } from "../quotes/fare-policy.ts";
import { itineraryWire, type WireItinerary } from "../search/itinerary-wire.ts";
import type { Offer } from "../search/offers.ts";
import type { FlightBooking } from "./flight-booking.ts";
import { airlineTerms, placesOf, subtitleOf } from "./flight-sales.ts";
import type { Passenger } from "./passenger-rules.ts";
import { announcedChange, movedLeg, moveMinutes } from "./schedule-changes.ts";

type Sample = {
  readonly from: string;
  readonly to: string;
  readonly airline: string;
  readonly number: string;
  readonly days: number;
  /** It leaves at a quarter past. */
  readonly hour: number;
};

const dayMs = 24 * 60 * 60_000;

const journeyOf = ({ from, to, airline, number }: Sample, departs: EpochMs): Journey => {
  const [origin, destination] = [knownAirport(from), knownAirport(to)];
  const aircraft = knownAirline(airline).fleet.find((code) => code !== "AT7") ?? "320";
  const block = blockMinutes(origin, destination, knownAircraft(aircraft).cruiseKmh);
  const days = Array.from({ length: 7 }, () => true);
  const flight = { airline, number, from, to, departs: 0, block, aircraft, days };
  const date = toLocalDate(departs, origin.zone);
  const dated = { flight, date, departs, arrives: departs + block * 60_000 };
  return { flights: [dated], key: `${airline}${number}.${date}` };
};

const passengerOf = ({ id, firstName, lastName }: SampleFacts["traveller"], from: string): Passenger => {
  const nationality = knownAirport(from).country === "SA" ? "SA" : "PK";
  return {
    pax_id: id,
    pax_type: "adult",
    title: "Mrs.",
    gender: "female",
    first_name: firstName,
    last_name: lastName,
    birth_date: "1991-04-17",
    nationality,
    document: {
      kind: "passport",
      number: "LK4471920",
      issued_by: nationality,
      issued_on: "2022-05-01",
      expires_on: "2032-05-01",
    },
    frequent_flyer: null,
    tied_to: null,
  };
};

/** A fare and its taxes, of which there is a share. */
const linesOf = (minor: number, currency: string): readonly PriceLine[] => {
  const tax = shareOf(minor, 1_500, currency);
  return [
    { kind: "base", code: "fare", names: { en: "Fare", ar: "سعر التذكرة" }, minor: minor - tax },
    { kind: "tax", code: "airport", names: { en: "Taxes and airport fees", ar: "الضرائب ورسوم المطار" }, minor: tax },
  ];
};

const sumOf = (lines: readonly PriceLine[], kind?: PriceLine["kind"]): number =>
  linesTotal(lines.filter((line) => kind === undefined || line.kind === kind));

const priceOf = (lines: readonly PriceLine[], code: string): WireItinerary["price"] => {
  const currency = knownCurrency(code);
  const parts = {
    base: toWire(sumOf(lines, "base"), currency),
    tax: toWire(sumOf(lines, "tax"), currency),
    fee: toWire(0, currency),
    discount: toWire(0, currency),
    total: toWire(sumOf(lines), currency),
  };
  return { currency: code, ...parts, per_pax: [{ pax_type: "adult", count: 1, ...parts }] };
};

const offerOf = (journey: Journey, airline: string): Offer => ({
  id: `sample-${journey.key}`,
  legs: [journey],
  airline,
  provider: providerOf(airline),
  adult: { base: 0, tax: 0, fee: 0, discount: 0 },
});

type Flown = { readonly journey: Journey; readonly money: Money; readonly lines: readonly PriceLine[] };

const itineraryOf = (
  call: SeedCall,
  { airline }: Sample,
  { bookedAt }: SampleFacts,
  { journey, money, lines }: Flown,
) => ({
  ...itineraryWire(offerOf(journey, airline), {
    cabin: "economy",
    travellers: { adult: 1, child: 0, infant: 0 },
    booked: toLocalDate(bookedAt, "UTC"),
    seed: seedOf(call, "flights"),
    money,
    level: 1,
    drift: 1,
    seatsLeft: () => 9,
  }),
  price: priceOf(lines, money.currency.code),
});

/** A flight of one adult without extras, at a price that is given. */
const sold = (call: SeedCall, sample: Sample, facts: SampleFacts): SampleSale => {
  const { from, to, airline, number, days, hour } = sample;
  const { traveller, currency, minor, bookedAt, isMoved } = facts;
  const [origin, destination] = [knownAirport(from), knownAirport(to)];
  const date = toLocal(call.now() + days * dayMs, origin.zone).slice(0, 10);
  const starts = { at: `${date}T${String(hour).padStart(2, "0")}:15`, zone: origin.zone };
  const departs = toInstant(starts.at, starts.zone);
  const lines = linesOf(minor, currency);
  const money = moneyAt(currency, bookedAt, seedOf(call, "flights"));
  const journey = journeyOf(sample, departs);
  const itinerary = itineraryOf(call, sample, facts, { journey, money, lines });
  const brand = brandsOf(knownAirline(airline), "economy")[1];
  const [leg] = itinerary.legs;
  if (brand === undefined || leg === undefined)
    throw new Error(`${airline} has no second fare family to sell a sample in.`);
  const before = movedLeg(leg, -moveMinutes);
  const changes = isMoved ? [announcedChange({ changes: [], departs }, before, leg, call.now())] : [];
  const flown = subtitleOf(airline, { en: `${airline} ${number}`, ar: `${airline} ${number}` });
  const { en, ar } = routeName(origin.city, destination.city);
  return {
    vertical: "flights",
    bookingType: "airline",
    lines: lines.map(orderLine),
    title: en,
    titleAr: ar,
    subtitle: flown.en,
    subtitleAr: flown.ar,
    places: placesOf(itinerary),
    starts,
    ends: { at: leg.arrives_at, zone: leg.arrives_tz },
    movedFrom: isMoved ? { at: before.departs_at, zone: before.departs_tz } : null,
    sale: {
      ...airlineTerms(airline),
      price: {
        display: { currency, lines, rate: money.rate, rateAt: money.at },
        charge: { currency, lines, rate: money.rate },
      },
      policy: policyOf({ brand, departs, base: sumOf(lines, "base"), service: 0, total: sumOf(lines), money }),
      isWaived: isMoved,
      answerBy: changes[0]?.respondBy ?? null,
      begins: departs,
      held: [],
    },
    detail: {
      quoteId: `sample-${journey.key}`,
      itinerary,
      passengers: [passengerOf(traveller, from)],
      addons: [],
      taken: [],
      changes,
    } satisfies FlightBooking,
  };
};

type Row = readonly [
  of: SampleBooking["of"],
  from: string,
  to: string,
  airline: string,
  number: string,
  days: number,
  hour: number,
  price: number,
  bookedDaysBefore: number,
  story: SampleBooking["story"],
  by?: "balance",
];

// biome-ignore format: a table is read by its rows.
const rows: readonly Row[] = [
  ["PK", "KHI", "LHE", "M7", "304", 9, 9, 24_500, 6, "confirmed"],
  ["PK", "LHE", "DXB", "M7", "601", 34, 22, 78_900, 2, "updated"],
  ["PK", "ISB", "KHI", "M7", "309", 16, 14, 26_200, 0, "pending"],
  ["PK", "KHI", "ISB", "M7", "300", -40, 7, 23_800, 20, "confirmed", "balance"],
  ["PK", "KHI", "JED", "M7", "741", -12, 3, 118_400, 30, "expired"],
  ["PK", "LHE", "KHI", "M7", "305", -5, 18, 25_100, 21, "cancelled"],
  ["SA", "RUH", "JED", "X1", "1024", 6, 10, 410, 5, "confirmed"],
  ["SA", "JED", "CAI", "X1", "391", 21, 16, 960, 0, "pending"],
  ["SA", "DMM", "RUH", "X1", "1140", -25, 8, 320, 14, "confirmed", "balance"],
  ["SA", "RUH", "IST", "X1", "255", -60, 1, 1_480, 25, "cancelled"],
];

export const flightSamples: readonly SampleBooking[] = rows.map(
  ([of, from, to, airline, number, days, hour, price, bookedDaysBefore, story, by]) => ({
    of,
    days,
    bookedDaysBefore,
    price,
    story,
    byBalance: by === "balance",
    sell: (call, facts) => sold(call, { from, to, airline, number, days, hour }, facts),
  }),
);
