import { type AnswerOf, type ParsedRequestOf, trainsEndpoints } from "@safar/api-clients/wire";
import { type Call, defineService } from "../../core/service.ts";
import { toWire } from "../../world/currencies.ts";
import { editionCurrency } from "../../world/editions.ts";
import { type Money } from "../../world/money.ts";
import { namesWire } from "../../world/names.ts";
import { railClasses } from "../../world/trains/rail-classes.ts";
import { railOperators } from "../../world/trains/rail-operators.ts";
import type { RailChange, RailTrip } from "../../world/trains/rail-runs.ts";
import { type RailStation, railStationOf, railStations, railZones } from "../../world/trains/rail-stations.ts";
import { toLocalDate } from "../../world/zones.ts";
import { insistOnCurrency } from "../selling/currency.ts";
import { ownFirst } from "../selling/own-first.ts";
import { wrong } from "../selling/wrong.ts";
import { bookingWire, tellDelay, trainsOrders } from "./train-booking.ts";
import { placePrice } from "./train-fares.ts";
import { quotedTrains, quoteTrains } from "./train-quotes.ts";
import {
  effectOfSearch,
  foundOf,
  openTrainSearch,
  refOf,
  suggestionsFor,
  type TrainSearch,
  trainSessions,
  tripOfRef,
} from "./train-searches.ts";
import { leftIn, mostPlaces } from "./train-seating.ts";
import { readSeatmap } from "./train-seatmap.ts";
import { coachesOf, codesOf, moneyOf, sessionWire, stationWire, trainWire } from "./train-wire.ts";
import { trainsSales } from "./trains-sales.ts";

const stationBy = (field: "from" | "to", slug: string): RailStation => {
  const station = railStationOf(slug);
  if (station === undefined) throw wrong(field, `There is no station "${slug}". Choose one of the stations.`);
  return station;
};

type Request = ParsedRequestOf<typeof trainsEndpoints.searchTrains>;

const searchFor = (call: Call, request: Exclude<Request, { RefID: string }>): TrainSearch => {
  const { class: code = null, currency = editionCurrency[call.country], date, pax } = request;
  const [from, to] = [stationBy("from", request.from), stationBy("to", request.to)];
  insistOnCurrency(currency);
  if (from === to) throw wrong("to", "Choose another station than the one you leave from.");
  if (date < toLocalDate(call.now(), railZones[from.country])) throw wrong("date", "Choose a day from today on.");
  if (pax.adult + pax.child > mostPlaces) throw wrong("pax", `Choose at most ${mostPlaces} travellers.`);
  if (pax.adult === 0) throw wrong("pax", "Choose at least one adult.");
  if (pax.infant > pax.adult) throw wrong("pax", "Choose no more infants than adults.");
  const route = { from: from.slug, to: to.slug, date, pax, code, currency };
  call.delay(effectOfSearch(route).stallMs ?? 0);
  return openTrainSearch(call, route);
};

/** What the whole party pays at least on a train; of the classes with room, where one has. */
const leastOf = (call: Call, search: TrainSearch, trip: RailTrip, money: Money): number => {
  const prices = railClasses
    .filter(({ code }) => trip.service.classes.includes(code))
    .map((railClass) => ({
      left: leftIn(call, coachesOf(search, trip, railClass.code), search.pax.adult + search.pax.child).seats,
      price:
        search.pax.adult * placePrice(trip, railClass, { kind: "seat", type: "adult" }, money) +
        search.pax.child * placePrice(trip, railClass, { kind: "seat", type: "child" }, money),
    }));
  const open = prices.filter(({ left }) => left > 0);
  return Math.min(...(open.length > 0 ? open : prices).map(({ price }) => price));
};

const minute = 60_000;

const readTrains = (call: Call, request: Request): AnswerOf<typeof trainsEndpoints.searchTrains> => {
  const search = "RefID" in request ? trainSessions.read(call, request.RefID) : searchFor(call, request);
  const money = moneyOf(call, search);
  const { changes, trips } = foundOf(call, search);
  const wireOf = (trip: RailTrip) => trainWire(call, { search, trip, refId: refOf(search, trip) }, money);
  const Trains = trips.map(wireOf);
  const Connections = changes.map(({ first, second }: RailChange) => ({
    first: wireOf(first),
    second: wireOf(second),
    change_min: Math.round((second.departs - first.arrives) / minute),
    duration_min: Math.round((second.arrives - first.departs) / minute),
    total: toWire(leastOf(call, search, first, money) + leastOf(call, search, second, money), money.currency),
    currency: money.currency.code,
  }));
  const isEmpty = Trains.length === 0 && Connections.length === 0;
  const suggestions = isEmpty ? suggestionsFor(call, search) : { next_dates: [], nearby_stations: [] };
  const codes = [
    ...[...Trains, ...Connections.flatMap(({ first, second }) => [first, second])].flatMap(codesOf),
    ...suggestions.next_dates.flatMap(({ from, to }) => [from, to]),
    ...suggestions.nearby_stations.map(({ code }) => code),
  ];
  return { ...sessionWire(search, codes), Trains, Connections, suggestions };
};

/** Trains on the lines of Pakistan and Saudi Arabia. */
export const trainsService = defineService({
  endpoints: trainsEndpoints,
  handlers: {
    railways: (call) => ({
      Stations: railStations.toSorted(ownFirst(call)).map(stationWire),
      Classes: railClasses.toSorted(ownFirst(call)).map(({ code, names }) => ({ code, ...namesWire(names) })),
      rules: { max: mostPlaces, min_adults: 1, infant_under: 3, child_under: 12 },
      Operators: railOperators.map(({ daysAhead, id, names }) => ({ id, ...namesWire(names), days_ahead: daysAhead })),
    }),
    searchTrains: readTrains,
    readTrain: (call, { RefID }) => {
      const found = tripOfRef(call, RefID);
      const Train = trainWire(call, found, moneyOf(call, found.search), true);
      return { ...sessionWire(found.search, codesOf(Train)), Train };
    },
    trainSeatmap: readSeatmap,
    quoteTrains,
    reserveTrains: trainsSales.reserve,
    trainsBooking: (call, wish) => trainsOrders.shown(call, wish, bookingWire),
  },
  quoted: quotedTrains,
  jobs: { "trains.delay": (call, { order }) => tellDelay(call, String(order)) },
});
