import {
  connectFlights,
  decodeCriteria,
  encodeCriteria,
  type FlightsStart,
  flightsActorsOver,
  flightsMachine,
  flightsSchema,
} from "@safar/engine";
import { requestFacts } from "../../app/loading/request-facts.ts";
import { alongWithCheckout } from "../walk/late-checkout.ts";
import { createWalk } from "../walk/walk.ts";
import { flightsService } from "./flights.service.ts";

const service: typeof flightsService = {
  ...flightsService,
  fares: (refId, offer, signal) => alongWithCheckout(flightsService.fares(refId, offer, signal)),
};

/** The booking of a flight that this tab is about. */
export const flightsWalk = createWalk({
  vertical: "flights",
  schema: flightsSchema,
  migrations: async () => (await import("./flights.migrations.ts")).migrations,
  service,
  machine: (over) => flightsMachine.provide({ actors: flightsActorsOver(over) }),
  inputOf: (start: FlightsStart, setting) => ({ start, setting }),
  connect: connectFlights,
  tell: (actor, news) => actor.send(news),
  normal: (search) => encodeCriteria(decodeCriteria(search)),
  titleOf: ({ itinerary, references }) => {
    const { locale } = requestFacts();
    const [first] = itinerary?.legs ?? [];
    const cityOf = (code: string) => references?.airports[code]?.city[locale] ?? code;
    return first === undefined ? "" : `${cityOf(first.from)} – ${cityOf(first.to)}`;
  },
});
