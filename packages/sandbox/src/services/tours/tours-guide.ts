import type { AnswerOf, ParsedRequestOf, toursEndpoints } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { moneyAt } from "../../world/money.ts";
import { farthestDays } from "../../world/tours/starts.ts";
import { placeBySlug, placesLike, tourBySlug, tourPlaces, tours, toursIn } from "../../world/tours/tours.ts";
import { addDays, daysBetween, type LocalDate, toLocalDate } from "../../world/zones.ts";
import { instantOf } from "../orders/money.ts";
import { currencyFor } from "../selling/currency.ts";
import { seedOf } from "../selling/seed.ts";
import { createSessions, openSession, type Session } from "../selling/sessions.ts";
import { wrong } from "../selling/wrong.ts";
import { cardWire, detailWire, placeWire } from "./tours-wire.ts";

type ToursSearch = Session & {
  readonly place: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly currency: string;
};

const sessions = createSessions<ToursSearch>("tours_searches");

export const moneyFor = (call: Call, currency: string) => moneyAt(currency, call.now(), seedOf(call, "tours"));

type SearchRequest = ParsedRequestOf<typeof toursEndpoints.searchTours>;

const opened = (call: Call, wish: SearchRequest): ToursSearch => {
  const currency = currencyFor(call, wish.currency);
  const named = wish.place ?? "";
  // Whoever wrote it nearly right means the same place.
  const place = placeBySlug(named) ?? placesLike(named.replaceAll("-", " "))[0];
  if (place === undefined) throw wrong("place", "There are no tours of that place.");
  const today = toLocalDate(call.now(), place.zone);
  const { from = "", to = from } = wish;
  const last = addDays(today, farthestDays);
  if (from < today || from > last) throw wrong("from", `Choose a day from today on, within ${farthestDays} days.`);
  if (to < from) throw wrong("to", "The last day is the first or a later one.");
  return { ...openSession(call), place: place.slug, from, to: to > last ? last : to, currency };
};

const daysFrom = (from: LocalDate, to: LocalDate): readonly LocalDate[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day));

/** The tours of a place, with what its days have; a search that was made before lasts longer. */
export const searchTours = (call: Call, request: SearchRequest): AnswerOf<typeof toursEndpoints.searchTours> => {
  const search =
    request.RefID === undefined ? sessions.keep(call, opened(call, request)) : sessions.read(call, request.RefID);
  const { currency, expiresAt, from, id, to } = search;
  const place = placeBySlug(search.place);
  if (place === undefined) throw wrong("place", "There are no tours of that place.");
  const found = call.scenario("no_tours") ? [] : toursIn(place.slug);
  return {
    RefID: id,
    expires_at: instantOf(expiresAt),
    from,
    to,
    place: placeWire(place),
    Tours: found.map((tour) => cardWire(call, tour, daysFrom(from, to), moneyFor(call, currency))),
  };
};

/** A tour as the list of a search has it; undefined where there is no such search or tour. */
export const tourOfSearch = (call: Call, slug: string, search: string) => {
  const [found, tour] = [sessions.find(call, search), tourBySlug(slug)];
  return found && tour && cardWire(call, tour, daysFrom(found.from, found.to), moneyFor(call, found.currency));
};

export const readTour = (
  call: Call,
  { currency, date, slug }: ParsedRequestOf<typeof toursEndpoints.readTour>,
): AnswerOf<typeof toursEndpoints.readTour> => {
  const tour = tourBySlug(slug);
  if (tour === undefined) throw refuse("not_found", { status: 404, message: "There is no tour by that name." });
  return detailWire(call, tour, date, moneyFor(call, currencyFor(call, currency)));
};

/** One of each place, its own edition's first. */
const picked = 12;
const daysAhead = 7;

export const readHome = (
  call: Call,
  { currency: wished }: ParsedRequestOf<typeof toursEndpoints.toursHome>,
): AnswerOf<typeof toursEndpoints.toursHome> => {
  const currency = currencyFor(call, wished);
  const isOwn = (country: string): number => (country === call.country ? 0 : 1);
  const places = tourPlaces.toSorted((one, other) => isOwn(one.country) - isOwn(other.country));
  return {
    Places: places.map((place) => ({
      ...placeWire(place),
      tours: tours.filter((tour) => tour.place === place).length,
    })),
    Tours: places.slice(0, picked).flatMap((place) => {
      const [first] = toursIn(place.slug);
      const from = addDays(toLocalDate(call.now(), place.zone), 1);
      return first === undefined
        ? []
        : [cardWire(call, first, daysFrom(from, addDays(from, daysAhead)), moneyFor(call, currency))];
    }),
  };
};
