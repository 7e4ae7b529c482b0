import {
  type BusesService,
  type BusesStart,
  busesActorsOver,
  busesMachine,
  connectBuses,
  decodeBusCriteria,
  encodeBusCriteria,
  takeBusBackTo,
} from "@safar/engine";
import type { Actor } from "xstate";
import { requestFacts } from "../app/request-facts.ts";
import { busesService } from "./buses.service.ts";
import { deviceClock } from "./device-clock.ts";
import { alongWithCheckout } from "./late-checkout.ts";
import { createWalk } from "./walk.ts";

export type BusesActor = Actor<typeof busesMachine>;

const buses: BusesService = {
  ...busesService,
  seats: (departure, signal) => alongWithCheckout(busesService.seats(departure, signal)),
};

const isSameSearch = (one: string | null, other: string): boolean =>
  one !== null && encodeBusCriteria(decodeBusCriteria(one)) === encodeBusCriteria(decodeBusCriteria(other));

const isAbout = (actor: BusesActor, start: BusesStart): boolean => {
  const { context } = actor.getSnapshot();
  const { booking, checkout } = connectBuses(actor.getSnapshot());
  const isOpen = checkout === null || !checkout.isReserved;
  switch (start.at) {
    case "search":
      return true;
    case "results":
      return isOpen && isSameSearch(context.search, start.search);
    case "seats":
      return isOpen && context.departure === start.departure;
    case "quote":
      return [checkout?.quote?.refId, checkout?.asked, context.kept.quoted].includes(start.refId);
    default:
      return booking === start.booking;
  }
};

/** The booking of a bus that this tab is about. */
export const busesWalk = createWalk({
  name: "buses",
  schema: 1,
  service: busesService,
  machine: (checkout) => busesMachine.provide({ actors: busesActorsOver({ buses, clock: deviceClock, checkout }) }),
  tell: (actor, news) => actor.send(news),
  viewOf: (actor) => connectBuses(actor.getSnapshot()),
  isAbout,
  takeBackTo: takeBusBackTo,
  searchOf: (start: BusesStart) =>
    start.at === "results" ? ({ type: "search.submit", search: start.search } as const) : null,
  titleOf: (actor) => {
    const { bus } = connectBuses(actor.getSnapshot());
    const { locale } = requestFacts();
    return bus === null ? "" : `${bus.from.name[locale]} – ${bus.to.name[locale]}`;
  },
});
