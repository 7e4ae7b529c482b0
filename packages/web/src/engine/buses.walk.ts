import {
  busesActorsOver,
  busesMachine,
  busesMigrations,
  busesSchema,
  connectBuses,
  decodeBusCriteria,
  encodeBusCriteria,
} from "@safar/engine";
import { requestFacts } from "../app/request-facts.ts";
import { busesService, busResults } from "./buses.service.ts";
import { deviceClock } from "./device-clock.ts";
import { alongWithCheckout } from "./late-checkout.ts";
import { createWalk } from "./walk.ts";

const service: typeof busesService = {
  ...busesService,
  seats: (departure, signal) => alongWithCheckout(busesService.seats(departure, signal)),
};

/** The booking of a bus that this tab is about. */
export const busesWalk = createWalk({
  name: "buses",
  schema: busesSchema,
  migrations: busesMigrations,
  service,
  machine: (checkout) => busesMachine.provide({ actors: busesActorsOver({ service, clock: deviceClock, checkout }) }),
  tell: (actor, news) => actor.send(news),
  viewOf: (actor) => connectBuses(actor.getSnapshot()),
  normal: (search) => encodeBusCriteria(decodeBusCriteria(search)),
  hasFound: (session, offer) => busResults.read(session)?.departures.some(({ refId }) => refId === offer) === true,
  titleOf: (actor) => {
    const { bus } = connectBuses(actor.getSnapshot());
    const { locale } = requestFacts();
    return bus === null ? "" : `${bus.from.name[locale]} – ${bus.to.name[locale]}`;
  },
});
