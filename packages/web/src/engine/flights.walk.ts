import {
  connectFlights,
  decodeCriteria,
  encodeCriteria,
  type FlightStep,
  type FlightsService,
  type FlightsStart,
  flightsActorsOver,
  flightsMachine,
  flightsMigrations,
  flightsSchema,
  takeBackTo,
} from "@safar/engine";
import type { Actor } from "xstate";
import { requestFacts } from "../app/request-facts.ts";
import { deviceClock } from "./device-clock.ts";
import { flightsService } from "./flights.service.ts";
import { alongWithCheckout } from "./late-checkout.ts";
import { createWalk, type WalkEntry } from "./walk.ts";

export type FlightsActor = Actor<typeof flightsMachine>;

export type FlightsEntry = WalkEntry<FlightsStart, FlightStep>;

const flights: FlightsService = {
  ...flightsService,
  fares: (refId, offer, signal) => alongWithCheckout(flightsService.fares(refId, offer, signal)),
};

const isSameSearch = (one: string | null, other: string): boolean =>
  one !== null && encodeCriteria(decodeCriteria(one)) === encodeCriteria(decodeCriteria(other));

const isAbout = (actor: FlightsActor, start: FlightsStart): boolean => {
  const { context } = actor.getSnapshot();
  const { booking, checkout } = connectFlights(actor.getSnapshot());
  const isOpen = checkout === null || !checkout.isReserved;
  switch (start.at) {
    case "search":
      return true;
    case "results":
      return isOpen && isSameSearch(context.search, start.search);
    case "itinerary":
      return isOpen && context.offer?.offer === start.offer;
    case "quote":
      return [checkout?.quote?.refId, checkout?.asked, context.kept.quoted].includes(start.refId);
    default:
      return booking === start.booking;
  }
};

/** The booking of a flight that this tab is about. */
export const flightsWalk = createWalk({
  name: "flights",
  schema: flightsSchema,
  migrations: flightsMigrations,
  service: flightsService,
  machine: (checkout) =>
    flightsMachine.provide({ actors: flightsActorsOver({ flights, clock: deviceClock, checkout }) }),
  tell: (actor, news) => actor.send(news),
  viewOf: (actor) => connectFlights(actor.getSnapshot()),
  isAbout,
  takeBackTo,
  searchOf: (start: FlightsStart) =>
    start.at === "results" ? ({ type: "search.submit", search: start.search } as const) : null,
  titleOf: (actor) => {
    const { itinerary, references } = connectFlights(actor.getSnapshot());
    const { locale } = requestFacts();
    const [first] = itinerary?.legs ?? [];
    const cityOf = (code: string) => references?.airports[code]?.city[locale] ?? code;
    return first === undefined ? "" : `${cityOf(first.from)} – ${cityOf(first.to)}`;
  },
});
