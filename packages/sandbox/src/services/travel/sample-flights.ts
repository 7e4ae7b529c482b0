import type { EpochMs, SeedCall } from "../../core/service.ts";
import { knownAircraft } from "../../world/aircraft.ts";
import { brandsOf, knownAirline } from "../../world/airlines.ts";
import { knownAirport } from "../../world/airports.ts";
import { knownCurrency, toWire } from "../../world/currencies.ts";
import { blockMinutes } from "../../world/geography.ts";
import type { Journey } from "../../world/journeys.ts";
import { providerOf } from "../../world/providers.ts";
import { toLocalDate } from "../../world/zones.ts";
import type { OrderLine } from "../orders/order.ts";
import { policyOf } from "./fare-policy.ts";
import type { FlightBooking } from "./flight-booking.ts";
import { type Line, moneyAt } from "./flight-prices.ts";
import { itineraryWire, type WireItinerary } from "./itinerary-wire.ts";
import type { Passenger } from "./passenger-rules.ts";
import { announcedChange, movedLeg, moveMinutes } from "./schedule-changes.ts";
import { worldSeed } from "./world-seed.ts";

type SampleFlight = {
  readonly from: string;
  readonly to: string;
  readonly airline: string;
  readonly number: string;
  readonly departs: EpochMs;
  readonly booked: EpochMs;
  readonly currency: string;
  /** Of base and tax, in minor units. */
  readonly lines: readonly OrderLine[];
  readonly passenger: { readonly id: string; readonly firstName: string; readonly lastName: string };
  /** Null while there is none. */
  readonly ticket: string | null;
  /** Whether the airline has moved it and waits for an answer. */
  readonly isMoved: boolean;
};

const oneAdult = { adult: 1, child: 0, infant: 0 };

const journeyOf = ({ from, to, airline, number, departs }: SampleFlight): Journey => {
  const [origin, destination] = [knownAirport(from), knownAirport(to)];
  const aircraft = knownAirline(airline).fleet.find((code) => code !== "AT7") ?? "320";
  const block = blockMinutes(origin, destination, knownAircraft(aircraft).cruiseKmh);
  const days = Array.from({ length: 7 }, () => true);
  const flight = { airline, number, from, to, departs: 0, block, aircraft, days };
  const date = toLocalDate(departs, origin.zone);
  const dated = { flight, date, departs, arrives: departs + block * 60_000 };
  return { flights: [dated], key: `${airline}${number}.${date}` };
};

const passengerOf = ({ passenger, from }: SampleFlight): Passenger => {
  const nationality = knownAirport(from).country === "SA" ? "SA" : "PK";
  return {
    pax_id: passenger.id,
    pax_type: "adult",
    title: "Mrs.",
    gender: "female",
    first_name: passenger.firstName,
    last_name: passenger.lastName,
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

const sumOf = (lines: readonly OrderLine[], kind?: OrderLine["kind"]): number =>
  lines.filter((line) => kind === undefined || line.kind === kind).reduce((sum, { minor }) => sum + minor, 0);

const priceOf = ({ currency: code, lines }: SampleFlight): WireItinerary["price"] => {
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

/** What a sample booking keeps of its flight: one adult, no extras, at a price that is given. */
export const sampleFlight = (call: Pick<SeedCall, "random" | "now">, sample: SampleFlight): FlightBooking => {
  const { airline, departs, booked, currency, lines, passenger, ticket, isMoved } = sample;
  const seed = worldSeed(call);
  const journey = journeyOf(sample);
  const money = moneyAt(currency, booked, seed);
  const context = {
    cabin: "economy",
    travellers: oneAdult,
    booked: toLocalDate(booked, "UTC"),
    seed,
    money,
    level: 1,
    drift: 1,
  } as const;
  const offer = {
    id: `sample-${journey.key}`,
    legs: [journey],
    airline,
    provider: providerOf(airline),
    adult: { base: 0, tax: 0, fee: 0, discount: 0 },
  };
  const itinerary: WireItinerary = {
    ...itineraryWire(offer, { ...context, seatsLeft: () => 9 }),
    price: priceOf(sample),
  };
  const brand = brandsOf(knownAirline(airline), "economy")[1];
  const [leg] = itinerary.legs;
  if (brand === undefined || leg === undefined)
    throw new Error(`${airline} has no second fare family to sell a sample in.`);
  const kept = lines.map(
    ({ kind, code, title, titleAr, minor }): Line => ({
      kind: kind === "tax" ? "tax" : "base",
      code,
      names: { en: title, ar: titleAr },
      minor,
    }),
  );
  const before = movedLeg(leg, -moveMinutes);
  return {
    quoteId: offer.id,
    itinerary,
    passengers: [passengerOf(sample)],
    addons: [],
    display: { currency, lines: kept, rate: money.rate, rateAt: money.at },
    charge: { currency, lines: kept, rate: money.rate },
    policy: policyOf({ brand, departs, base: sumOf(lines, "base"), service: 0, total: sumOf(lines) }),
    departs,
    taken: [],
    ticketStates: [{ paxId: passenger.id, number: ticket, state: ticket === null ? "waiting" : "issued" }],
    changes: isMoved ? [announcedChange({ changes: [], departs }, before, leg, call.now())] : [],
    voucher: null,
  };
};
