import type { hotelsEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import { type Call, type EpochMs, refuse } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";
import { digest } from "../../world/hash.ts";
import type { Hotel } from "../../world/hotels.ts";
import { linesTotal, type PriceLine } from "../orders/price-lines.ts";
import type { Policy, PolicyRule } from "../travel/fare-policy.ts";
import { ruleAt } from "../travel/fare-policy.ts";
import { type Money, moneyAt } from "../travel/flight-prices.ts";
import {
  cancellationOf,
  checkInAt,
  dueNow,
  type OccupancyGroup,
  type Rate,
  rateLines,
  ratesOf,
  stayContext,
} from "./hotel-rates.ts";
import {
  checkCurrency,
  hotelIdIn,
  hotelOf,
  hotelSeed,
  nightsOf,
  type StayCriteria,
  sessionOf,
  touchSession,
} from "./hotel-sessions.ts";

/** What a price was computed from: the same basis gives the same price. */
type Basis = { readonly drift: number; readonly pricedAt: EpochMs };

/** A chosen rate, kept so that its price can be told again when the room itself is gone. */
type ChosenRate = Omit<Rate, "left">;

export type HotelQuote = {
  /** The quote's RefID. */
  readonly id: string;
  readonly sessionId: string;
  readonly itineraryId: string;
  readonly criteria: StayCriteria;
  readonly least: number;
  readonly hotelId: string;
  /** One for each requested room. */
  readonly rates: readonly ChosenRate[];
  readonly currency: string;
  readonly chargeCurrency: string;
  readonly basis: Basis;
  /** What the traveller was shown before this. */
  readonly before: Basis;
  readonly expiresAt: EpochMs;
  /** How many attempts to reserve have found another price. */
  readonly surprises: number;
  readonly order: { readonly id: string; readonly uuid: string } | null;
};

const quotesIn = (store: Store): Collection<HotelQuote> => store.collection<HotelQuote>("hotel_quotes");

const quoteLivesMs = 10 * 60_000;
const shortLifeMs = 20_000;

const quoteExpiry = (call: Call): EpochMs =>
  call.now() + (call.scenario("quotes_expire_soon") ? shortLifeMs : quoteLivesMs);

export const keepQuote = (call: Call, quote: HotelQuote): HotelQuote => {
  quotesIn(call.store).put(quote);
  return quote;
};

const expired = () =>
  refuse("quote_expired", { status: 410, message: "This price is no longer guaranteed. Ask for it again." });

export const anyQuote = (call: Call, refId: string): HotelQuote => {
  const quote = quotesIn(call.store).get(refId);
  if (quote === undefined) throw expired();
  return quote;
};

export const livingQuote = (call: Call, refId: string): HotelQuote => {
  const quote = anyQuote(call, refId);
  if (quote.expiresAt <= call.now()) throw expired();
  return quote;
};

export const soldOut = () =>
  refuse("sold_out", { status: 409, message: "The last room at this rate has just gone. Choose another option." });

export const hotelOfQuote = (quote: Pick<HotelQuote, "criteria" | "least" | "hotelId">): Hotel =>
  hotelOf(quote, quote.hotelId);

/** How many rooms of each kind a quote is for. */
export const roomCounts = ({ rates }: Pick<HotelQuote, "rates">): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { room } of rates) counts.set(room.key, (counts.get(room.key) ?? 0) + 1);
  return counts;
};

/** Refuses when somebody else has taken what is quoted. */
export const insistOnRooms = (call: Call, quote: HotelQuote, gone: () => Error): void => {
  const hotel = hotelOfQuote(quote);
  const { nights, roomsLeft } = stayContext(call, quote.criteria);
  for (const [key, count] of roomCounts(quote)) {
    const room = hotel.rooms.find((one) => one.key === key);
    if (room === undefined || roomsLeft(hotel, room, nights) < count) throw gone();
  }
};

const groupOfRoom = (groups: readonly OccupancyGroup[], index: number): OccupancyGroup => {
  const group = groups.find(({ rooms }) => rooms.includes(index));
  if (group === undefined) throw new Error(`Room ${index} belongs to no group of guests.`);
  return group;
};

const chosenRates = (
  call: Call,
  criteria: StayCriteria,
  hotel: Hotel,
  keys: readonly string[],
): readonly ChosenRate[] => {
  if (keys.length !== criteria.rooms.length) {
    throw refuse("validation_failed", {
      status: 422,
      field: "rate_keys",
      message: `${criteria.rooms.length} rooms were asked for and ${keys.length} rates chosen. Choose one for each room.`,
    });
  }
  const context = stayContext(call, criteria);
  const rates = ratesOf(hotel, context);
  return keys.map((wanted, index) => {
    const group = groupOfRoom(context.groups, index);
    const rate = rates.find(({ key, occupancy }) => key === wanted && occupancy.id === group.id);
    // A rate that was there and is not any more is told as what it is: gone.
    if (rate === undefined) throw soldOut();
    const { left: _, ...chosen } = rate;
    return chosen;
  });
};

const driftAtQuote = ({ scenario }: Hotel): number =>
  scenario === "hotel_price_rises" ? 1.08 : scenario === "hotel_price_falls" ? 0.93 : 1;

export const makeQuote = (call: Call, request: ParsedRequestOf<typeof hotelsEndpoints.quoteHotel>): HotelQuote => {
  const session = touchSession(call, sessionOf(call, request.RefID));
  const hotel = hotelOf(session, hotelIdIn(request.ItineraryRefID));
  const currency = request.currency ?? session.criteria.currency;
  checkCurrency(currency);
  if (hotel.scenario === "hotel_sold_out") throw soldOut();
  const quote: HotelQuote = {
    id: call.code(16),
    sessionId: session.id,
    itineraryId: request.ItineraryRefID,
    criteria: session.criteria,
    least: session.least,
    hotelId: hotel.id,
    rates: chosenRates(call, session.criteria, hotel, request.rate_keys),
    currency,
    chargeCurrency: call.country === "SA" ? "SAR" : "PKR",
    basis: { drift: driftAtQuote(hotel), pricedAt: call.now() },
    before: { drift: 1, pricedAt: session.openedAt },
    expiresAt: quoteExpiry(call),
    surprises: 0,
    order: null,
  };
  insistOnRooms(call, quote, soldOut);
  return keepQuote(call, quote);
};

/** A quote as it stands; refreshed, it is priced anew and lives from now. A reserved one stays as it was. */
export const readQuote = (call: Call, refId: string, refresh: boolean): HotelQuote => {
  const quote = refresh || anyQuote(call, refId).order !== null ? anyQuote(call, refId) : livingQuote(call, refId);
  if (!refresh || quote.order !== null) return quote;
  if (checkInAt(hotelOfQuote(quote), quote.criteria.check_in) <= call.now()) throw soldOut();
  insistOnRooms(call, quote, soldOut);
  return keepQuote(call, {
    ...quote,
    before: quote.basis,
    basis: { ...quote.basis, pricedAt: call.now() },
    expiresAt: quoteExpiry(call),
  });
};

/** A quote with everything that follows from it. */
export type PricedHotelQuote = {
  readonly quote: HotelQuote;
  readonly hotel: Hotel;
  readonly display: Money;
  /** For all rooms, what is due at the hotel included. */
  readonly displayLines: readonly PriceLine[];
  readonly charge: Money;
  /** What is charged now. */
  readonly chargeLines: readonly PriceLine[];
  readonly policy: Policy;
  readonly hash: string;
};

/** Several rooms of a kind, for how long. */
const counted = (line: PriceLine, count: number): PriceLine =>
  line.kind === "base" && count > 1
    ? { ...line, names: { en: `${count} × ${line.names.en}`, ar: `${count} × ${line.names.ar}` } }
    : line;

/** Lines of several rooms, those that mean the same added up. */
const merged = (lines: readonly PriceLine[]): readonly PriceLine[] =>
  [...Map.groupBy(lines, ({ kind, code }) => `${kind}/${code}`).values()].flatMap((same) => {
    const [first] = same;
    return first === undefined ? [] : [{ ...counted(first, same.length), minor: linesTotal(same) }];
  });

/** What the rooms cost by a basis, in one currency. */
export const linesIn = (
  call: Pick<Call, "random">,
  quote: HotelQuote,
  basis: Basis,
  money: Money,
): readonly (readonly PriceLine[])[] => {
  const hotel = hotelOfQuote(quote);
  const pricing = { nights: nightsOf(quote.criteria), seed: hotelSeed(call), drift: basis.drift };
  return quote.rates.map((rate) => rateLines(hotel, { ...rate, left: 0 }, pricing, money));
};

/** The time lines of several rooms as one: a stretch for every instant at which one of them changes. */
const together = (timelines: readonly (readonly PolicyRule[])[]): readonly PolicyRule[] => {
  const ends = [...new Set(timelines.flat().map(({ until }) => until))]
    .filter((until) => until !== null)
    .toSorted((one, other) => one - other);
  const stretches = [...ends, null].map((until, index) => ({ from: ends[index - 1] ?? null, until }));
  return stretches.map(({ from, until }) => {
    const at = until === null ? (from ?? 0) : until - 1;
    const rules = timelines.map((rules) => ruleAt(rules, at)).filter((rule) => rule !== undefined);
    const refund = rules.reduce((sum, rule) => sum + rule.refund, 0);
    return { from, until, allowed: refund > 0, penalty: rules.reduce((sum, rule) => sum + rule.penalty, 0), refund };
  });
};

/** The price of a quote; the hash names the hotel, the rates and both totals. */
export const priceQuote = (call: Call, quote: HotelQuote): PricedHotelQuote => {
  const seed = hotelSeed(call);
  const hotel = hotelOfQuote(quote);
  const display = moneyAt(quote.currency, quote.basis.pricedAt, seed);
  const charge = moneyAt(quote.chargeCurrency, quote.basis.pricedAt, seed);
  const displayLines = merged(linesIn(call, quote, quote.basis, display).flat());
  const byRoom = linesIn(call, quote, quote.basis, charge).map(dueNow);
  const chargeLines = merged(byRoom.flat());
  const nights = nightsOf(quote.criteria).length;
  const { check_in } = quote.criteria;
  const named = [
    hotel.id,
    quote.rates.map(({ key }) => key),
    display.currency.code,
    linesTotal(displayLines),
    charge.currency.code,
    linesTotal(chargeLines),
  ];
  return {
    quote,
    hotel,
    display,
    displayLines,
    charge,
    chargeLines,
    policy: {
      cancellation: together(
        quote.rates.map(({ plan }, index) => cancellationOf(hotel, plan, check_in, byRoom[index] ?? [], nights)),
      ),
      change: [{ from: null, until: null, allowed: false, penalty: 0, refund: 0 }],
    },
    hash: digest(JSON.stringify(named), seed),
  };
};

export type QuotedGuest = {
  readonly id: string;
  readonly pax_type: "adult" | "child" | "infant";
  readonly room: number;
  readonly age: number | null;
};

/** Everybody the rooms are for: `r1a1`, `r1a2`, `r1c1`, `r2a1`. */
export const guestsOf = ({ criteria }: Pick<HotelQuote, "criteria">): readonly QuotedGuest[] =>
  criteria.rooms.flatMap(({ adults, child_ages }, room) => [
    ...Array.from({ length: adults }, (_, index) => ({
      id: `r${room + 1}a${index + 1}`,
      pax_type: "adult" as const,
      room,
      age: null,
    })),
    ...child_ages.map((age, index) => ({
      id: `r${room + 1}c${index + 1}`,
      pax_type: age < 2 ? ("infant" as const) : ("child" as const),
      room,
      age,
    })),
  ]);
