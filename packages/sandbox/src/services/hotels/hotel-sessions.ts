import type { hotelsEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { type HotelPlace, nearestCity, placeOf } from "../../world/hotels/hotel-search.ts";
import { type Hotel, hotelsIn } from "../../world/hotels/hotels.ts";
import { addDays, daysBetween, type LocalDate, toLocalDate } from "../../world/zones.ts";
import { insistOnCurrency } from "../selling/currency.ts";
import { createSessions, openSession, type Session } from "../selling/sessions.ts";

export type Occupancy = { readonly adults: number; readonly child_ages: readonly number[] };

/** What is looked for, once it is known to make sense. */
export type StayCriteria = {
  readonly place: string;
  readonly check_in: LocalDate;
  readonly check_out: LocalDate;
  readonly rooms: readonly Occupancy[];
  readonly currency: string;
};

export type HotelSession = Session & {
  readonly criteria: StayCriteria;
  /** How many hotels the city was crowded with. */
  readonly least: number;
};

const mostNights = 30;
const farthestDays = 361;
const crowd = 2_000;

export const hotelSessions = createSessions<HotelSession>("hotel_sessions");

const invalid = (field: string, message: string) => refuse("validation_failed", { status: 422, message, field });

export const nightsOf = ({ check_in, check_out }: Pick<StayCriteria, "check_in" | "check_out">): readonly LocalDate[] =>
  Array.from({ length: daysBetween(check_in, check_out) }, (_, night) => addDays(check_in, night));

type SearchRequest = ParsedRequestOf<typeof hotelsEndpoints.searchHotels>;

const placeFor = ({ place, lat, lng }: SearchRequest): HotelPlace => {
  const found = place === undefined ? nearestCity({ latitude: lat ?? 0, longitude: lng ?? 0 }) : placeOf(place);
  if (found !== undefined) return found;
  const message = `There is no place ${place ?? `${lat}, ${lng}`}.`;
  throw refuse("not_found", { status: 404, field: "place", message });
};

export const openHotelSession = (call: Call, request: SearchRequest): HotelSession => {
  const { check_in, check_out, rooms, currency } = request;
  insistOnCurrency(currency);
  const { slug, city } = placeFor(request);
  const ahead = daysBetween(toLocalDate(call.now(), city.zone), check_in);
  if (ahead < 0) throw invalid("check_in", `${check_in} is over in ${city.names.en}. Choose today or later.`);
  if (ahead > farthestDays)
    throw invalid("check_in", `${check_in} is too far ahead. Hotels sell ${farthestDays} days.`);
  const nights = daysBetween(check_in, check_out);
  if (nights > mostNights) throw invalid("check_out", `A stay is at most ${mostNights} nights; this one is ${nights}.`);
  return hotelSessions.keep(call, {
    ...openSession(call),
    criteria: { place: slug, check_in, check_out, rooms, currency },
    least: call.scenario("many_hotels") ? crowd : 0,
  });
};

export const placeOfSession = ({ criteria }: Pick<HotelSession, "criteria">): HotelPlace => {
  const place = placeOf(criteria.place);
  if (place === undefined) throw new Error(`A session was opened for ${criteria.place}, which is no place.`);
  return place;
};

/** The hotels of the city that was searched; those around an area or a landmark are told apart by their distance. */
export const hotelsOf = (session: Pick<HotelSession, "criteria" | "least">): readonly Hotel[] =>
  hotelsIn(placeOfSession(session).city, session.least);

export const hotelOf = (session: Pick<HotelSession, "criteria" | "least">, hotelId: string): Hotel => {
  const hotel = hotelsOf(session).find(({ id }) => id === hotelId);
  if (hotel !== undefined) return hotel;
  throw refuse("not_found", { status: 404, message: "This hotel does not belong to these search results." });
};

/** Names a hotel within a session. */
export const itineraryRefId = ({ id }: Pick<HotelSession, "id">, hotel: Pick<Hotel, "id">): string =>
  `${id}.${hotel.id}`;

export const hotelIdIn = (itineraryRef: string): string => itineraryRef.slice(itineraryRef.lastIndexOf(".") + 1);
