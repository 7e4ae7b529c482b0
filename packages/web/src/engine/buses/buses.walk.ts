import {
  type BusesStart,
  busesActorsOver,
  busesMachine,
  busesSchema,
  connectBuses,
  decodeBusCriteria,
  encodeBusCriteria,
  lateLogic,
} from "@safar/engine";
import { requestFacts } from "../../app/loading/request-facts.ts";
import { alongWithCheckout } from "../walk/late-checkout.ts";
import { createWalk } from "../walk/walk.ts";
import { busesService, busResults } from "./buses.service.ts";
import { seatsChart } from "./late-seats.ts";

const service: typeof busesService = {
  ...busesService,
  seats: (departure, signal) => alongWithCheckout(busesService.seats(departure, signal)),
};

/** The booking of a bus that this tab is about. */
export const busesWalk = createWalk({
  vertical: "buses",
  schema: busesSchema,
  migrations: async () => (await import("./buses.migrations.ts")).migrations,
  service,
  fetchOwn: seatsChart.fetch,
  machine: (over) =>
    busesMachine.provide({
      actors: busesActorsOver({ ...over, seats: lateLogic(() => seatsChart.here()(service, over.clock)) }),
    }),
  inputOf: (start: BusesStart, setting) => ({ start, setting }),
  connect: connectBuses,
  tell: (actor, news) => actor.send(news),
  normal: (search) => encodeBusCriteria(decodeBusCriteria(search)),
  hasFound: (session, offer) => busResults.read(session)?.departures.some(({ refId }) => refId === offer) === true,
  titleOf: ({ bus }) => {
    const { locale } = requestFacts();
    return bus === null ? "" : `${bus.from.name[locale]} – ${bus.to.name[locale]}`;
  },
});
