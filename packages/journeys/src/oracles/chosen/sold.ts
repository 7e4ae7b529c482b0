import {
  busesEndpoints,
  eventsEndpoints,
  flightsEndpoints,
  hotelsEndpoints,
  moviesEndpoints,
  toursEndpoints,
  trainsEndpoints,
} from "@safar/api-clients/wire";
import type { Locale } from "../../language/locale.ts";
import { wordsIn } from "../../language/words.ts";

/** One thing that must be told of what is sold, as it is written. */
export type Fact = { readonly what: string; readonly written: string };

/** What the service itself sells under an id. Amounts in thousandths of a unit. */
export type Sold = {
  readonly facts: readonly Fact[];
  /** What the bare thing costs, in each currency that it is told in. */
  readonly bases: readonly number[];
  /** The same by what it is of, as a bill has it line by line. */
  readonly baseLines: readonly (readonly number[])[];
  /** What is to be paid for the order; null while nothing is reserved. */
  readonly due: number | null;
  /** How many are asked who they are; null where one may stand for others. */
  readonly people: number | null;
  /** What is written on the seat of each of them, in their order; empty where seats are not sold with the price. */
  readonly seats: readonly string[];
  /** Who has which seat, once it is reserved. */
  readonly sitting: readonly Sitting[];
};

export type Sitting = { readonly seat: string; readonly name: string };

const unreserved = { due: null, sitting: [] } as const;

type Names = { readonly name: string; readonly name_ar: string };
type Lines = { readonly lines: readonly { readonly kind: string; readonly amount: string }[] };

const nameIn = ({ name, name_ar }: Names, locale: Locale): string => (locale === "ar" ? name_ar : name);

/** `2026-12-03T08:15` is at 08:15. */
const clockOf = (local: string): string => local.slice(11, 16);

const dayIn = (local: string, locale: Locale): string => {
  const day = new Date(`${local.slice(0, 10)}T00:00:00Z`);
  const month = new Intl.DateTimeFormat(locale === "ar" ? "ar" : "en-GB", { month: "short", timeZone: "UTC" });
  return `${day.getUTCDate()} ${month.format(day)}`;
};

const baseLinesOf = ({ lines }: Lines): readonly number[] =>
  lines.filter(({ kind }) => kind === "base").map(({ amount }) => Math.round(Number(amount) * 1000));

const baseOf = (price: Lines): number => baseLinesOf(price).reduce((sum, amount) => sum + amount, 0);

const basesOf = (...prices: readonly Lines[]) => ({ bases: prices.map(baseOf), baseLines: prices.map(baseLinesOf) });

type Leg = {
  readonly departs_at: string;
  readonly arrives_at: string;
  readonly segments: readonly { readonly airline: string; readonly flight_no: string }[];
};

const factsOfLeg = ({ arrives_at, departs_at, segments }: Leg, locale: Locale): readonly Fact[] => [
  { what: "the day", written: dayIn(departs_at, locale) },
  { what: "when it leaves", written: clockOf(departs_at) },
  { what: "when it arrives", written: clockOf(arrives_at) },
  ...segments.map(({ airline, flight_no }) => ({ what: "the flight", written: `${airline} ${flight_no}` })),
];

type Baggage = {
  readonly pax_type: string;
  readonly checked: { readonly unit: string } & Readonly<Record<string, unknown>>;
};

/** How heavy an adult's bags may be; nothing where that differs by flight, or where there is none. */
const bagsIn = (baggage: readonly Baggage[]): readonly Fact[] => {
  const ofAdults = baggage.filter(({ pax_type }) => pax_type === "adult");
  const written = new Set(ofAdults.map(({ checked }) => JSON.stringify(checked)));
  const [only] = ofAdults;
  if (written.size !== 1 || only === undefined) return [];
  const { kg, kg_each: each, pieces } = only.checked;
  const weight = Number(kg ?? each ?? 0);
  return weight === 0 || pieces === 0 ? [] : [{ what: "the bags", written: `${weight}` }];
};

const flightSold = (quote: unknown, locale: Locale): Sold | null => {
  const read = flightsEndpoints.quote.response.safeParse(quote);
  if (!read.success) return null;
  const { Itinerary: itinerary, charge, price } = read.data;
  return {
    facts: [
      ...itinerary.legs.flatMap((leg) => factsOfLeg(leg, locale)),
      { what: "the fare", written: nameIn(itinerary.fare_brand, locale) },
      ...bagsIn(itinerary.baggage),
    ],
    ...basesOf(price, charge),
    people: read.data.passengers.length,
    seats: [],
    ...unreserved,
  };
};

export const boards: Readonly<Record<string, string>> = {
  room_only: "Room only",
  breakfast: "Breakfast included",
  half_board: "Half board",
  full_board: "Full board",
  all_inclusive: "All inclusive",
};

const hotelSold = (quote: unknown, locale: Locale): Sold | null => {
  const read = hotelsEndpoints.quotedHotel.response.safeParse(quote);
  if (!read.success) return null;
  const { Stay: stay, charge, price } = read.data;
  const say = wordsIn(locale);
  return {
    facts: [
      { what: "the hotel", written: nameIn(stay, locale) },
      { what: "the first day", written: dayIn(stay.check_in, locale) },
      { what: "the last day", written: dayIn(stay.check_out, locale) },
      ...stay.rooms.flatMap((room) => [
        { what: "the room", written: nameIn(room, locale) },
        { what: "the board", written: say(boards[room.board] ?? "Ask the hotel about meals") },
      ]),
    ],
    ...basesOf(price, charge),
    people: null,
    seats: [],
    ...unreserved,
  };
};

const busSold = (fares: unknown, locale: Locale): Sold | null => {
  const read = busesEndpoints.busFares.response.safeParse(fares);
  if (!read.success) return null;
  const { Bundles: bundles, Bus: bus, boarding, bundle, charge, dropping, price, seats } = read.data;
  const chosen = bundles.find(({ code }) => code === bundle);
  return {
    facts: [
      { what: "the day", written: dayIn(bus.departs_at, locale) },
      { what: "where to get on", written: nameIn(boarding, locale) },
      { what: "where to get off", written: nameIn(dropping, locale) },
      ...seats.map(({ label }) => ({ what: "the seat", written: label })),
      ...(chosen === undefined ? [] : [{ what: "the bundle", written: nameIn(chosen, locale) }]),
    ],
    ...basesOf(price, charge),
    people: seats.length,
    seats: seats.map(({ label }) => label),
    ...unreserved,
  };
};

const trainSold = (quote: unknown, locale: Locale): Sold | null => {
  const read = trainsEndpoints.quoteTrains.response.safeParse(quote);
  if (!read.success) return null;
  const { Train: train, charge, class: sold, places, price } = read.data;
  return {
    facts: [
      { what: "the train", written: train.train_no },
      { what: "the class", written: nameIn(sold, locale) },
      { what: "the day", written: dayIn(train.departs_at, locale) },
      { what: "when it leaves", written: clockOf(train.departs_at) },
      { what: "when it arrives", written: clockOf(train.arrives_at) },
      ...places.map(({ coach }) => ({ what: "the coach", written: coach })),
      ...places.map(({ place }) => ({ what: "the place", written: place })),
    ],
    ...basesOf(price, charge),
    people: places.length,
    seats: places.map(({ coach, place }) => `${coach}/${place}`),
    ...unreserved,
  };
};

const movieSold = (quote: unknown, locale: Locale): Sold | null => {
  const read = moviesEndpoints.quoteMovies.response.safeParse(quote);
  if (!read.success) return null;
  const { Movie: film, Show: show, charge, price, seats } = read.data;
  return {
    facts: [
      { what: "the film", written: nameIn(film, locale) },
      { what: "the cinema", written: nameIn(show.cinema, locale) },
      { what: "the hall", written: nameIn(show.screen, locale) },
      { what: "the day", written: dayIn(show.starts_at, locale) },
      { what: "when it begins", written: clockOf(show.starts_at) },
      ...seats.map(({ label }) => ({ what: "the seat", written: label })),
    ],
    ...basesOf(price, charge),
    // One code lets the whole party in: nobody is asked who sits where.
    people: null,
    seats: [],
    ...unreserved,
  };
};

type Counted = Names & { readonly qty: number };

const countedIn = (lines: readonly Counted[], locale: Locale): readonly Fact[] =>
  lines.map((line) => ({ what: "how many of which", written: `${line.qty} × ${nameIn(line, locale)}` }));

const eventSold = (quote: unknown, locale: Locale): Sold | null => {
  const read = eventsEndpoints.quoteEvents.response.safeParse(quote);
  if (!read.success) return null;
  const { charge, lines, price, starts_at, venue } = read.data;
  return {
    facts: [
      { what: "the event", written: nameIn(read.data, locale) },
      { what: "the venue", written: nameIn(venue, locale) },
      { what: "the day", written: dayIn(starts_at, locale) },
      { what: "when it begins", written: clockOf(starts_at) },
      ...countedIn(lines, locale),
    ],
    ...basesOf(price, charge),
    people: null,
    seats: [],
    ...unreserved,
  };
};

const tourSold = (quote: unknown, locale: Locale): Sold | null => {
  const read = toursEndpoints.quoteTours.response.safeParse(quote);
  if (!read.success) return null;
  const { Tour: tour, charge, option, price, starts_at, units } = read.data;
  return {
    facts: [
      { what: "the tour", written: nameIn(tour, locale) },
      { what: "the option", written: nameIn(option, locale) },
      { what: "the day", written: dayIn(starts_at, locale) },
      { what: "when it begins", written: clockOf(starts_at) },
      ...countedIn(units, locale),
    ],
    ...basesOf(price, charge),
    // The first of them books for all.
    people: null,
    seats: [],
    ...unreserved,
  };
};

/** What is sold under a price, by the wire's own words for it. */
export const soldOf = (quote: unknown, locale: Locale): Sold | null =>
  flightSold(quote, locale) ??
  hotelSold(quote, locale) ??
  busSold(quote, locale) ??
  trainSold(quote, locale) ??
  movieSold(quote, locale) ??
  eventSold(quote, locale) ??
  tourSold(quote, locale);
