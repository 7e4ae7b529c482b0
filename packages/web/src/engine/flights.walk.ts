import {
  connectFlights,
  decodeCriteria,
  encodeCriteria,
  flightsActorsOver,
  flightsMachine,
  flightsMigrations,
  flightsSchema,
} from "@safar/engine";
import { requestFacts } from "../app/request-facts.ts";
import { deviceClock } from "./device-clock.ts";
import { flightsService } from "./flights.service.ts";
import { alongWithCheckout } from "./late-checkout.ts";
import { createWalk } from "./walk.ts";

const service: typeof flightsService = {
  ...flightsService,
  fares: (refId, offer, signal) => alongWithCheckout(flightsService.fares(refId, offer, signal)),
};

/** The booking of a flight that this tab is about. */
export const flightsWalk = createWalk({
  name: "flights",
  schema: flightsSchema,
  migrations: flightsMigrations,
  service,
  machine: (checkout) =>
    flightsMachine.provide({ actors: flightsActorsOver({ service, clock: deviceClock, checkout }) }),
  tell: (actor, news) => actor.send(news),
  viewOf: (actor) => connectFlights(actor.getSnapshot()),
  normal: (search) => encodeCriteria(decodeCriteria(search)),
  titleOf: (actor) => {
    const { itinerary, references } = connectFlights(actor.getSnapshot());
    const { locale } = requestFacts();
    const [first] = itinerary?.legs ?? [];
    const cityOf = (code: string) => references?.airports[code]?.city[locale] ?? code;
    return first === undefined ? "" : `${cityOf(first.from)} – ${cityOf(first.to)}`;
  },
});
