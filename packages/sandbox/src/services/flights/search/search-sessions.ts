import { type Call, refuse } from "../../../core/service.ts";
import { airportOf } from "../../../world/airports.ts";
import type { CabinClass } from "../../../world/flights/aircraft.ts";
import type { PaxType } from "../../../world/flights/fares.ts";
import { moneyAt } from "../../../world/money.ts";
import { daysBetween, type LocalDate, toLocalDate } from "../../../world/zones.ts";
import { insistOnCurrency } from "../../selling/currency.ts";
import { seedOf } from "../../selling/seed.ts";
import { createSessions, openSession, type Session } from "../../selling/sessions.ts";
import { seatedCount, seatsLeftIn } from "./flight-inventory.ts";
import type { ItineraryContext } from "./itinerary-wire.ts";
import { type Offer, type OfferQuery, offersFor, type SearchLeg } from "./offers.ts";

export type Criteria = {
  readonly trip_type: "one_way" | "return" | "multi_city";
  readonly legs: readonly SearchLeg[];
  readonly travellers: Readonly<Record<PaxType, number>>;
  readonly cabin: CabinClass;
  readonly currency: string;
};

export type SearchSession = Session & {
  readonly criteria: Criteria;
  readonly booked: LocalDate;
  readonly wanted: number | null;
  /** Codes of the providers that have answered. */
  readonly answered: readonly string[];
};

/** How far ahead airlines sell. */
export const farthestDays = 361;

export const flightSessions = createSessions<SearchSession>("flight_sessions");

export const invalid = (field: string, message: string) => refuse("validation_failed", { status: 422, message, field });

const checkLeg = (call: Call, { from, to, date }: SearchLeg, index: number): void => {
  const origin = airportOf(from);
  if (origin === undefined) throw invalid(`legs.${index}.from`, `There is no airport ${from}.`);
  if (airportOf(to) === undefined) throw invalid(`legs.${index}.to`, `There is no airport ${to}.`);
  const ahead = daysBetween(toLocalDate(call.now(), origin.zone), date);
  if (ahead < 0) throw invalid(`legs.${index}.date`, `${date} is over in ${from}. Choose today or later.`);
  if (ahead > farthestDays) {
    throw invalid(`legs.${index}.date`, `${date} is ${ahead} days ahead. Airlines sell ${farthestDays} days ahead.`);
  }
};

const wantedBy = (call: Call): number | null => {
  if (call.scenario("ten_thousand_results")) return 10_000;
  return call.scenario("many_results") ? 1_000 : null;
};

/** The day it is where a trip begins. */
export const dayOfBooking = ([first]: readonly Pick<SearchLeg, "from">[], at: number): LocalDate =>
  toLocalDate(at, airportOf(first?.from ?? "")?.zone ?? "UTC");

export const openFlightSession = (call: Call, criteria: Criteria): SearchSession => {
  insistOnCurrency(criteria.currency);
  for (const [index, leg] of criteria.legs.entries()) checkLeg(call, leg, index);
  const booked = dayOfBooking(criteria.legs, call.now());
  return flightSessions.keep(call, { ...openSession(call), criteria, booked, wanted: wantedBy(call), answered: [] });
};

export const markAnswered = (call: Call, session: SearchSession, providers: readonly string[]): SearchSession =>
  flightSessions.keep(call, { ...session, answered: [...new Set([...session.answered, ...providers])] });

export const queryOf = (
  call: Pick<Call, "random">,
  { criteria, booked, wanted }: Pick<SearchSession, "criteria" | "booked" | "wanted">,
): OfferQuery => ({
  seed: seedOf(call, "flights"),
  legs: criteria.legs,
  tripType: criteria.trip_type,
  cabin: criteria.cabin,
  booked,
  wanted,
});

/** What a session's itineraries are written with, at the lowest fare. */
export const contextOf = (call: Call, session: SearchSession): ItineraryContext => ({
  cabin: session.criteria.cabin,
  travellers: session.criteria.travellers,
  booked: session.booked,
  seed: seedOf(call, "flights"),
  money: moneyAt(session.criteria.currency, session.openedAt, seedOf(call, "flights")),
  seatsLeft: seatsLeftIn(call),
  level: 0,
  drift: 1,
});

export const offersOf = (call: Call, session: SearchSession): readonly Offer[] => offersFor(queryOf(call, session));

export const offerOf = (call: Call, session: SearchSession, itineraryRefId: string): Offer => {
  const offer = offersOf(call, session).find(({ id }) => id === itineraryRefId);
  if (offer === undefined) {
    throw refuse("not_found", { status: 404, message: "This itinerary does not belong to these search results." });
  }
  return offer;
};

export const isRoomFor = (seats: number, { criteria }: SearchSession): boolean =>
  seats >= seatedCount(criteria.travellers);
