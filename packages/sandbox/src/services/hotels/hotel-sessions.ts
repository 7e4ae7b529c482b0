import type { hotelsEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import { type Call, type EpochMs, refuse } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";
import { currencyOf } from "../../world/currencies.ts";
import { type HotelPlace, nearestCity, placeOf } from "../../world/hotel-search.ts";
import { type Hotel, hotelsIn } from "../../world/hotels.ts";
import { addDays, daysBetween, type LocalDate, toLocalDate } from "../../world/zones.ts";

export type Occupancy = { readonly adults: number; readonly child_ages: readonly number[] };

/** What is looked for, once it is known to make sense. */
export type StayCriteria = {
  readonly place: string;
  readonly check_in: LocalDate;
  readonly check_out: LocalDate;
  readonly rooms: readonly Occupancy[];
  readonly currency: string;
};

export type HotelSession = {
  /** The RefID. */
  readonly id: string;
  readonly criteria: StayCriteria;
  readonly openedAt: EpochMs;
  /** How many hotels the city was crowded with. */
  readonly least: number;
  readonly expiresAt: EpochMs;
};

const resultsLiveMs = 15 * 60_000;
const shortLifeMs = 20_000;
const goneAfterMs = 24 * 3_600_000;
export const mostNights = 30;
const farthestDays = 361;
const crowd = 2_000;

const sessionsIn = (store: Store): Collection<HotelSession> => store.collection<HotelSession>("hotel_sessions");

const expiryFrom = (call: Call): EpochMs =>
  call.now() + (call.scenario("results_expire_soon") ? shortLifeMs : resultsLiveMs);

const invalid = (field: string, message: string) => refuse("validation_failed", { status: 422, message, field });

/** All chance of rooms and rates follows from this number. */
export const hotelSeed = (call: Pick<Call, "random">): number => call.random("hotels/world").integer(1, 2 ** 31);

export const nightsOf = ({ check_in, check_out }: Pick<StayCriteria, "check_in" | "check_out">): readonly LocalDate[] =>
  Array.from({ length: daysBetween(check_in, check_out) }, (_, night) => addDays(check_in, night));

export const checkCurrency = (code: string): void => {
  if (currencyOf(code) === undefined) throw invalid("currency", `${code} is not one of the supported currencies.`);
};

type SearchRequest = ParsedRequestOf<typeof hotelsEndpoints.searchHotels>;

const placeFor = ({ place, lat, lng }: SearchRequest): HotelPlace => {
  const found = place === undefined ? nearestCity({ latitude: lat ?? 0, longitude: lng ?? 0 }) : placeOf(place);
  if (found !== undefined) return found;
  throw refuse("not_found", {
    status: 404,
    field: "place",
    message: `There is no place ${place ?? `${lat}, ${lng}`}.`,
  });
};

export const openSession = (call: Call, request: SearchRequest): HotelSession => {
  const { check_in, check_out, rooms, currency } = request;
  checkCurrency(currency);
  const place = placeFor(request);
  const ahead = daysBetween(toLocalDate(call.now(), place.city.zone), check_in);
  if (ahead < 0) throw invalid("check_in", `${check_in} is over in ${place.city.names.en}. Choose today or later.`);
  if (ahead > farthestDays)
    throw invalid("check_in", `${check_in} is too far ahead. Hotels sell ${farthestDays} days.`);
  const nights = daysBetween(check_in, check_out);
  if (nights > mostNights) throw invalid("check_out", `A stay is at most ${mostNights} nights; this one is ${nights}.`);
  const session: HotelSession = {
    id: call.code(16),
    criteria: { place: place.slug, check_in, check_out, rooms, currency },
    openedAt: call.now(),
    least: call.scenario("many_hotels") ? crowd : 0,
    expiresAt: expiryFrom(call),
  };
  sessionsIn(call.store).put(session);
  return session;
};

/** A living session. One that ended, or that nobody knows any more, is expired: a caller can do nothing else about it. */
export const sessionOf = (call: Call, refId: string): HotelSession => {
  const session = sessionsIn(call.store).get(refId);
  if (session !== undefined && session.expiresAt > call.now()) return session;
  if (session !== undefined && session.expiresAt + goneAfterMs < call.now()) sessionsIn(call.store).delete(refId);
  throw refuse("session_expired", { status: 410, message: "These search results have expired. Search again." });
};

/** Reading a session keeps it alive. */
export const touchSession = (call: Call, session: HotelSession): HotelSession => {
  const moved = { ...session, expiresAt: Math.max(session.expiresAt, expiryFrom(call)) };
  sessionsIn(call.store).put(moved);
  return moved;
};

export const placeOfSession = ({ criteria }: Pick<HotelSession, "criteria">): HotelPlace => {
  const place = placeOf(criteria.place);
  if (place === undefined) throw new Error(`A session was opened for ${criteria.place}, which is no place.`);
  return place;
};

/** The hotels of the city that was searched; those around an area or a landmark are told apart by their distance. */
export const hotelsOf = (session: Pick<HotelSession, "criteria" | "least">): readonly Hotel[] => {
  const { city } = placeOfSession(session);
  return hotelsIn(city, session.least);
};

export const hotelOf = (session: Pick<HotelSession, "criteria" | "least">, hotelId: string): Hotel => {
  const hotel = hotelsOf(session).find(({ id }) => id === hotelId);
  if (hotel === undefined) {
    throw refuse("not_found", { status: 404, message: "This hotel does not belong to these search results." });
  }
  return hotel;
};

/** Names a hotel within a session. */
export const itineraryRefId = ({ id }: Pick<HotelSession, "id">, hotel: Pick<Hotel, "id">): string =>
  `${id}.${hotel.id}`;

export const hotelIdIn = (itineraryRef: string): string => itineraryRef.slice(itineraryRef.lastIndexOf(".") + 1);
