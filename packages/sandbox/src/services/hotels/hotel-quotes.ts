import type { hotelsEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import type { Hotel } from "../../world/hotels/hotels.ts";
import type { Money } from "../../world/money.ts";
import { noChange, type PolicyRule, ruleAt, timelineOf } from "../orders/policy.ts";
import { linesTotal, type PriceLine } from "../orders/price-lines.ts";
import { insistOnCurrency } from "../selling/currency.ts";
import { type PricedQuote, priceOf } from "../selling/prices.ts";
import { type Basis, createQuotes, openQuote, type Quote } from "../selling/quotes.ts";
import { cancellationOf, checkInAt, dueNow, linesOf, type Rate, ratesOf, stayContext, stayOf } from "./hotel-rates.ts";
import { hotelIdIn, hotelOf, hotelSessions, type StayCriteria } from "./hotel-sessions.ts";

/** A chosen rate, kept so that its price can be told again when the room itself is gone. */
type ChosenRate = Omit<Rate, "left">;

export type HotelQuote = Quote & {
  readonly sessionId: string;
  readonly itineraryId: string;
  readonly criteria: StayCriteria;
  readonly least: number;
  readonly hotelId: string;
  /** One for each requested room. */
  readonly rates: readonly ChosenRate[];
};

export const hotelQuotes = createQuotes<HotelQuote>("hotel_quotes");

export const soldOut = () =>
  refuse("sold_out", { status: 409, message: "The last room at this rate has just gone. Choose another option." });

export const hotelOfQuote = (quote: Pick<HotelQuote, "criteria" | "least" | "hotelId">): Hotel =>
  hotelOf(quote, quote.hotelId);

/** How many rooms of each kind a quote is for. */
export const roomCounts = ({ rates }: Pick<HotelQuote, "rates">): readonly (readonly [room: string, count: number])[] =>
  [...Map.groupBy(rates, ({ room }) => room.key)].map(([room, { length }]) => [room, length]);

/** Refuses when somebody else has taken what is quoted. */
export const insistOnRooms = (call: Call, quote: HotelQuote, gone: () => Error): void => {
  const hotel = hotelOfQuote(quote);
  const { nights, roomsLeft } = stayContext(call, quote.criteria);
  for (const [key, count] of roomCounts(quote)) {
    const room = hotel.rooms.find((one) => one.key === key);
    if (room === undefined || roomsLeft(hotel, room, nights) < count) throw gone();
  }
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
  const rates = ratesOf(hotel, stayContext(call, criteria));
  return keys.map((wanted, index) => {
    const rate = rates.find(({ key, occupancy }) => key === wanted && occupancy.rooms.includes(index));
    // A rate that was there and is not any more is told as what it is: gone.
    if (rate === undefined) throw soldOut();
    const { left: _, ...chosen } = rate;
    return chosen;
  });
};

export const makeQuote = (call: Call, request: ParsedRequestOf<typeof hotelsEndpoints.quoteHotel>): HotelQuote => {
  const { id, criteria, least, openedAt } = hotelSessions.read(call, request.RefID);
  const hotel = hotelOf({ criteria, least }, hotelIdIn(request.ItineraryRefID));
  const currency = request.currency ?? criteria.currency;
  insistOnCurrency(currency);
  const { drift = 1, isSoldOut } = hotel.scenario ?? {};
  if (isSoldOut === true) throw soldOut();
  const quote: HotelQuote = {
    ...openQuote(call, { currency, drift, shownAt: openedAt }),
    sessionId: id,
    itineraryId: request.ItineraryRefID,
    criteria,
    least,
    hotelId: hotel.id,
    rates: chosenRates(call, criteria, hotel, request.rate_keys),
  };
  insistOnRooms(call, quote, soldOut);
  return hotelQuotes.keep(call, quote);
};

export const readQuote = (call: Call, refId: string, isRefreshed: boolean): HotelQuote =>
  hotelQuotes.read(call, refId, isRefreshed, (quote) => {
    if (checkInAt(hotelOfQuote(quote), quote.criteria.check_in) <= call.now()) throw soldOut();
    insistOnRooms(call, quote, soldOut);
  });

/** A quote with everything that follows from it. */
export type PricedHotel = PricedQuote<HotelQuote> & { readonly hotel: Hotel };

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
export const linesIn = (call: Pick<Call, "random">, quote: HotelQuote, { drift }: Basis, money: Money) => {
  const [hotel, stay] = [hotelOfQuote(quote), stayOf(call, quote.criteria)];
  return quote.rates.flatMap((rate) => linesOf(hotel, rate, stay, money, drift));
};

/** The time lines of several rooms as one: a stretch for every instant at which one of them changes. */
const together = (timelines: readonly (readonly PolicyRule[])[]): readonly PolicyRule[] => {
  const ends = [...new Set(timelines.flat().map(({ until }) => until))]
    .filter((until) => until !== null)
    .toSorted((one, other) => one - other);
  const stretches = [...ends, null].map((until) => {
    const at = until === null ? (ends.at(-1) ?? 0) : until - 1;
    const rules = timelines.map((rules) => ruleAt(rules, at)).filter((rule) => rule !== undefined);
    const refund = rules.reduce((sum, rule) => sum + rule.refund, 0);
    return {
      until,
      allowed: rules.every(({ allowed }) => allowed),
      penalty: rules.reduce((sum, rule) => sum + rule.penalty, 0),
      refund,
    };
  });
  return timelineOf(stretches);
};

/** The price of a quote; its hash names the hotel and the rates. */
export const priceQuote = (call: Call, quote: HotelQuote): PricedHotel => {
  const [hotel, stay] = [hotelOfQuote(quote), stayOf(call, quote.criteria)];
  const { basis, rates } = quote;
  const cancellation = (rate: ChosenRate, money: Money) =>
    cancellationOf(hotel, rate.plan, stay, dueNow(linesOf(hotel, rate, stay, money, basis.drift)), money);
  const price = priceOf({
    quote,
    seed: stay.seed,
    linesIn: (money) => merged(linesIn(call, quote, basis, money)),
    policyOf: (_, charge) => ({
      cancellation: together(rates.map((rate) => cancellation(rate, charge))),
      change: timelineOf([noChange]),
    }),
    named: [hotel.id, rates.map(({ key }) => key)],
  });
  return { ...price, hotel };
};

export type QuotedGuest = {
  readonly id: string;
  readonly pax_type: "adult" | "child" | "infant";
  readonly room: number;
  readonly age: number | null;
  /** A room is kept in the name of one of those who sleep there. */
  readonly named: boolean;
};

/** Everybody the rooms are for: `r1a1`, `r1a2`, `r1c1`, `r2a1`. */
export const guestsOf = ({ criteria }: Pick<HotelQuote, "criteria">): readonly QuotedGuest[] =>
  criteria.rooms.flatMap(({ adults, child_ages }, room) => [
    ...Array.from({ length: adults }, (_, index) => ({
      id: `r${room + 1}a${index + 1}`,
      pax_type: "adult" as const,
      room,
      age: null,
      named: index === 0,
    })),
    ...child_ages.map((age, index) => ({
      id: `r${room + 1}c${index + 1}`,
      pax_type: age < 2 ? ("infant" as const) : ("child" as const),
      room,
      age,
      named: false,
    })),
  ]);
