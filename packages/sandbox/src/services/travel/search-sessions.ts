import { type Call, type EpochMs, refuse } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";
import type { CabinClass } from "../../world/aircraft.ts";
import { airportOf } from "../../world/airports.ts";
import { currencyOf } from "../../world/currencies.ts";
import type { PaxType } from "../../world/fares.ts";
import { daysBetween, type LocalDate, toLocalDate } from "../../world/zones.ts";
import { seatedCount, seatsLeftIn } from "./flight-inventory.ts";
import { moneyAt } from "./flight-prices.ts";
import type { ItineraryContext } from "./itinerary-wire.ts";
import { type Offer, type OfferQuery, offersFor, type SearchLeg } from "./offers.ts";
import { worldSeed } from "./world-seed.ts";

export type Criteria = {
  readonly trip_type: "one_way" | "return" | "multi_city";
  readonly legs: readonly SearchLeg[];
  readonly travellers: Readonly<Record<PaxType, number>>;
  readonly cabin: CabinClass;
  readonly currency: string;
};

export type SearchSession = {
  /** The RefID. */
  readonly id: string;
  readonly criteria: Criteria;
  readonly openedAt: EpochMs;
  readonly booked: LocalDate;
  readonly wanted: number | null;
  /** Codes of the providers that have answered. */
  readonly answered: readonly string[];
  readonly expiresAt: EpochMs;
};

const resultsLiveMs = 15 * 60_000;
const shortLifeMs = 20_000;
/** How far ahead airlines sell. */
export const farthestDays = 361;

const sessionsIn = (store: Store): Collection<SearchSession> => store.collection<SearchSession>("flight_sessions");

const expiryFrom = (call: Call): EpochMs =>
  call.now() + (call.scenario("results_expire_soon") ? shortLifeMs : resultsLiveMs);

const invalid = (field: string, message: string) => refuse("validation_failed", { status: 422, message, field });

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

export const checkCurrency = (code: string): void => {
  if (currencyOf(code) === undefined) throw invalid("currency", `${code} is not one of the supported currencies.`);
};

const wantedBy = (call: Call): number | null => {
  if (call.scenario("ten_thousand_results")) return 10_000;
  return call.scenario("many_results") ? 1_000 : null;
};

export const openSession = (call: Call, criteria: Criteria): SearchSession => {
  checkCurrency(criteria.currency);
  for (const [index, leg] of criteria.legs.entries()) checkLeg(call, leg, index);
  const session: SearchSession = {
    id: call.code(16),
    criteria,
    openedAt: call.now(),
    booked: toLocalDate(call.now(), airportOf(criteria.legs[0]?.from ?? "")?.zone ?? "UTC"),
    wanted: wantedBy(call),
    answered: [],
    expiresAt: expiryFrom(call),
  };
  sessionsIn(call.store).put(session);
  return session;
};

const goneAfterMs = 24 * 3_600_000;

/** A living session. One that ended, or that nobody knows any more, is expired: a caller can do nothing else about it. */
export const sessionOf = (call: Call, refId: string): SearchSession => {
  const session = sessionsIn(call.store).get(refId);
  if (session !== undefined && session.expiresAt > call.now()) return session;
  if (session !== undefined && session.expiresAt + goneAfterMs < call.now()) sessionsIn(call.store).delete(refId);
  throw refuse("session_expired", { status: 410, message: "These search results have expired. Search again." });
};

/** Reading a session keeps it alive. */
export const touchSession = (call: Call, session: SearchSession): SearchSession => {
  const moved = { ...session, expiresAt: Math.max(session.expiresAt, expiryFrom(call)) };
  sessionsIn(call.store).put(moved);
  return moved;
};

export const markAnswered = (call: Call, session: SearchSession, providers: readonly string[]): SearchSession => {
  const moved = { ...session, answered: [...new Set([...session.answered, ...providers])] };
  sessionsIn(call.store).put(moved);
  return moved;
};

export const queryOf = (
  call: Pick<Call, "random">,
  { criteria, booked, wanted }: Pick<SearchSession, "criteria" | "booked" | "wanted">,
): OfferQuery => ({
  seed: worldSeed(call),
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
  seed: worldSeed(call),
  money: moneyAt(session.criteria.currency, session.openedAt, worldSeed(call)),
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
