import {
  type Abouts,
  addDays,
  type CalendarDate,
  cheapestClass,
  cheapestFare,
  decodeEvents,
  decodeMovies,
  decodeTours,
  departureResults,
  type EventCard,
  editions,
  encodeEvents,
  encodeMovies,
  encodeTours,
  type FlightResults,
  fail,
  farthestToursDays,
  hotelResults,
  hotelsFor,
  leastSeat,
  type Money,
  type Names,
  offerMark,
  offerResults,
  offersFor,
  ok,
  type Problem,
  type Result,
  type ResultFilters,
  type Results,
  type SavedWay,
  type SearchText,
  type ShowState,
  type TourCard,
  toursResults,
  trainsFor,
  trainsResults,
} from "@safar/engine";
import { carriersOf } from "../../app/carriers.ts";
import type { SavedVertical } from "../../app/saved-verticals.ts";
import { currentBuses } from "../buses/current-buses.ts";
import { currentEvents } from "../events/current-events.ts";
import { currentFlights } from "../flights/current-flights.ts";
import { findFlights } from "../flights/find-flights.ts";
import { currentHotels } from "../hotels/current-hotels.ts";
import { currentMovies } from "../movies/current-movies.ts";
import type { CurrentRequest } from "../request/current-request.ts";
import { keptShort } from "../request/kept-short.ts";
import { todayIn } from "../today.ts";
import { currentTours } from "../tours/current-tours.ts";
import { currentTrains } from "../trains/current-trains.ts";

/**
 * An offer of a search by its `offerMark`, and what it costs: null where it is sold out, on `otherDay` where it cannot be had on those that
 * are sought, or where none is. `state` is how an event stands on those days, where nobody can buy it.
 */
export type OfferNow = { readonly mark: string; readonly state?: ShowState } & (
  | { readonly price: Money | null; readonly otherDay?: never }
  | { readonly price: Money; readonly otherDay: CalendarDate }
);

type Finding = Promise<Result<OfferNow[], Problem>>;

const nobodyAnswers = (outcome: { readonly type: string; readonly problem?: Problem }) =>
  fail<Problem>(outcome.problem ?? { kind: "offline" });

type Timed = { readonly departs: { readonly local: string }; readonly arrives: { readonly local: string } };

const wayOf = ({ departs, arrives }: Timed): SavedWay => ({ departs: departs.local, arrives: arrives.local });

const ride = (who: Names, ways: readonly Timed[], price: Money | null): OfferNow => ({
  mark: offerMark({ title: who, ride: { who, ways: ways.map(wayOf) } }),
  price,
});

/** Of what was found what a search says is looked at: a price is kept with the filters of its list. */
const lookedAt = <Row, Of extends Abouts, Sort extends string>(
  results: Results<Row, Of, Sort>,
  rowsOf: (filters: ResultFilters<Of>) => readonly Row[],
  search: SearchText,
): readonly Row[] => {
  const view = results.decode(search);
  const table = results.tableOf(rowsOf(view.filters));
  return Array.from(results.select(table, view)).flatMap((place) => table.rows[place] ?? []);
};

/** A search that is looked at with a bag says so: each costs what its least fare with one does, and none is there without. */
export const flightsNow = (
  { itineraries, references }: Pick<FlightResults, "itineraries" | "references">,
  search: SearchText,
): OfferNow[] => {
  const wanted = lookedAt(offerResults, (filters) => offersFor(itineraries, filters), search);
  return wanted.map((one) => ride(carriersOf(one, references.airlines), one.legs, one.price.total));
};

const findFlightsNow = async (search: SearchText): Finding => {
  const found = await findFlights((await currentFlights()).offers, search);
  if (found === null) return fail({ kind: "offline" });
  const { answered, failed, providers } = found.results;
  // Whoever has not answered may sell what seems to be gone.
  if (failed.length > 0 || answered.length < providers.length) return fail({ kind: "offline" });
  return ok(flightsNow(found.results, search));
};

const findHotelsNow = async (search: SearchText): Finding => {
  const outcome = await (await currentHotels()).finder.find(search);
  if (outcome.type !== "FOUND") return nobodyAnswers(outcome);
  const wanted = lookedAt(hotelResults, (filters) => hotelsFor(outcome.hotels, filters), search);
  return ok(wanted.map(({ names, total }) => ({ mark: offerMark({ title: names }), price: total })));
};

const findBusesNow = async (search: SearchText): Finding => {
  const outcome = await (await currentBuses()).timetable.times(search);
  if (outcome.type !== "TIMES") return nobodyAnswers(outcome);
  return ok(
    lookedAt(departureResults, () => outcome.times.departures, search).map((one) =>
      ride(one.operator.name, [one], one.seatsLeft > 0 ? cheapestFare(one) : null),
    ),
  );
};

const findTrainsNow = async (search: SearchText): Finding => {
  const outcome = await (await currentTrains()).finder.find(search);
  if (outcome.type !== "FOUND") return nobodyAnswers(outcome);
  const wanted = lookedAt(trainsResults, (filters) => trainsFor(outcome.found.trains, filters), search);
  return ok(wanted.map((one) => ride(one.name, [one], cheapestClass(one)?.total ?? null)));
};

/** The tours that have room; of those that have none, the nearest of `others` that has. */
export const toursNow = (tours: readonly TourCard[], others: readonly TourCard[]): OfferNow[] =>
  tours.flatMap(({ from, id, names }) => {
    const mark = offerMark({ title: names });
    if (from !== null) return [{ mark, price: from }];
    const other = others.find((one) => one.id === id && one.nextFrom !== null);
    return other?.nextDay && other.nextFrom ? [{ mark, price: other.nextFrom, otherDay: other.nextDay }] : [];
  });

/** The tours on whichever of their days costs least, as their own pages say it. */
const toursAnyDay = (tours: readonly TourCard[]): OfferNow[] =>
  tours.flatMap(({ from, fromDay, names }) =>
    from === null || fromDay === null ? [] : [{ mark: offerMark({ title: names }), price: from, otherDay: fromDay }],
  );

const findToursNow = async (search: SearchText, today: CalendarDate): Finding => {
  const { finder } = await currentTours();
  const { from, place, to } = decodeTours(search);
  const after = (day: CalendarDate) =>
    finder.find(encodeTours({ place, from: day, to: addDays(day, farthestToursDays) }));
  if (from === "") {
    const soon = await after(today);
    return soon.type === "FOUND" ? ok(toursAnyDay(soon.found.offers)) : nobodyAnswers(soon);
  }
  const outcome = await finder.find(search);
  if (outcome.type !== "FOUND") return nobodyAnswers(outcome);
  const tours = lookedAt(toursResults, () => outcome.found.offers, search);
  if (tours.every(({ from }) => from !== null)) return ok(toursNow(tours, []));
  const later = await after(to);
  return later.type === "FOUND" ? ok(toursNow(tours, later.found.offers)) : nobodyAnswers(later);
};

/** A film by its cheapest seat that is left; what is not shown yet has no day on which it could be missed. */
const findMoviesNow = async (search: SearchText, today: CalendarDate): Finding => {
  const { finder } = await currentMovies();
  const wanted = decodeMovies(search);
  const outcome = await finder.find(encodeMovies({ ...wanted, date: wanted.date || today }));
  if (outcome.type !== "FOUND") return nobodyAnswers(outcome);
  const { date, days, film, shows } = outcome.found;
  const next = wanted.date === "" ? days.find((day) => day.shows > 0 && !day.isFull)?.date : undefined;
  if (next !== undefined) {
    const then = next === date ? outcome : await finder.find(encodeMovies({ ...wanted, date: next }));
    if (then.type !== "FOUND") return nobodyAnswers(then);
    const price = leastSeat(then.found.shows);
    return ok(price === null ? [] : [{ mark: offerMark({ title: film.title }), price, otherDay: next }]);
  }
  if (shows.length === 0) return film.state === "now" ? ok([]) : fail({ kind: "offline" });
  return ok([{ mark: offerMark({ title: film.title }), price: leastSeat(shows) }]);
};

/** The events of some days by what an adult pays; those that nobody can buy then by the next of their shows among `others` that is sold. */
export const eventsNow = (events: readonly EventCard[], others: readonly EventCard[]): OfferNow[] => {
  const sought = new Map(events.map((event) => [event.slug, event]));
  const later = others.flatMap(({ from, next, slug, title }) => {
    const on = sought.get(slug);
    if (from === null || (on && on.from !== null)) return [];
    return [
      { mark: offerMark({ title }), price: from, otherDay: next.local.slice(0, 10), ...(on && { state: on.state }) },
    ];
  });
  const then = events.map(({ from, state, title }) => ({
    mark: offerMark({ title }),
    price: from,
    ...(from === null && { state }),
  }));
  return [...later, ...then];
};

const findEventsNow = async (search: SearchText): Finding => {
  const { finder } = await currentEvents();
  const wanted = decodeEvents(search);
  const after = encodeEvents({ ...wanted, from: addDays(wanted.to, 1), to: "" });
  const [outcome, later] = await Promise.all([finder.find(search), finder.find(after)]);
  if (outcome.type !== "FOUND") return nobodyAnswers(outcome);
  return later.type === "FOUND" ? ok(eventsNow(outcome.found.offers, later.found.offers)) : nobodyAnswers(later);
};

const finders: Readonly<Record<SavedVertical, (search: SearchText, today: CalendarDate) => Finding>> = {
  flights: findFlightsNow,
  hotels: findHotelsNow,
  buses: findBusesNow,
  trains: findTrainsNow,
  tours: findToursNow,
  movies: findMoviesNow,
  events: findEventsNow,
};

/** All that a search finds now, in short. It fails where anybody who sells has not answered. */
export const offersNow = (
  request: CurrentRequest,
  { vertical, search }: { readonly vertical: SavedVertical; readonly search: SearchText },
): Finding => {
  const today = todayIn(editions[request.context.facts.edition].timeZone);
  return keptShort(request, `now:${vertical}:${search}`, () => finders[vertical](search, today));
};
