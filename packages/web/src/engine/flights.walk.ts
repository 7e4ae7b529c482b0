import {
  connectFlights,
  decodeCriteria,
  encodeCriteria,
  type FlightStep,
  type FlightsStart,
  flightsActors,
  flightsMachine,
  type OpenBooking,
  takeBackTo,
} from "@safar/engine";
import type { Actor } from "xstate";
import { requestFacts } from "../app/request-facts.ts";
import { deviceClock } from "./device-clock.ts";
import { flightsService } from "./flights.service.ts";
import { createKeptFlow, type FlowActor } from "./kept-flow.ts";
import { registerOpenBooking } from "./open-booking.ts";
import { createPaymentPorts } from "./payment.ports.ts";
import { savedTravellersService } from "./saved-travellers.service.ts";

const resume = (actor: Actor<typeof machine>): void => actor.send({ type: "RESUME", now: deviceClock.now() });

const machine = flightsMachine.provide({
  actors: flightsActors({
    ...createPaymentPorts({ keepFlow: async () => flightsWalk.isKept() }),
    flights: flightsService,
    savedTravellers: savedTravellersService,
  }),
});

/** The booking of a flight that this tab is about, from its search to its ticket. One at a time. */
export const flightsWalk = createKeptFlow({ name: "flights", machine, schema: 1, onRestored: resume });

export type FlightsActor = FlowActor<typeof flightsWalk>;

/** An address that a page of the walk stands at. */
export type WalkEntry = { readonly start: FlightsStart; readonly step: FlightStep };

const isSameSearch = (one: string | null, other: string): boolean =>
  one !== null && encodeCriteria(decodeCriteria(one)) === encodeCriteria(decodeCriteria(other));

/** Whether a walk is about what an address names. */
const isAbout = (actor: FlightsActor, start: FlightsStart): boolean => {
  const { context } = actor.getSnapshot();
  switch (start.at) {
    case "search":
      return true;
    case "results":
      return context.reservation === null && isSameSearch(context.search, start.search);
    case "itinerary":
      return context.reservation === null && context.offer?.offer === start.offer;
    case "quote":
      return (context.quote?.refId ?? context.request?.refId) === start.refId;
    default:
      return context.end.booking === start.booking;
  }
};

/**
 * Brings the walk of this tab to an address that somebody came to: by a link, by the browser's back and forward, or by a reload.
 * A walk about something else ends, unless it can go on with the search that the address names.
 */
export const takeUp = (actor: FlightsActor, { start, step }: WalkEntry): void => {
  const searches = start.at === "results" ? ({ type: "search.submit", search: start.search } as const) : null;
  const isAtSearch = connectFlights(actor.getSnapshot()).step === "search";
  if (isAbout(actor, start) && !isAtSearch) takeBackTo(actor, step);
  else if (searches !== null && actor.getSnapshot().can(searches)) actor.send(searches);
  else flightsWalk.end();
};

/** What a change of currency would leave: a price that somebody has said yes to and not yet reserved. */
const openFlight = (): OpenBooking | null => {
  const actor = flightsWalk.inMemory();
  if (actor === null) return null;
  const { itinerary, quote, references, reservation } = actor.getSnapshot().context;
  if (quote === null || reservation !== null) return null;
  const { locale } = requestFacts();
  const [first] = itinerary?.legs ?? [];
  const cityOf = (code: string) => references?.airports[code]?.city[locale] ?? code;
  return { id: quote.refId, title: first === undefined ? "" : `${cityOf(first.from)} – ${cityOf(first.to)}` };
};

// For as long as the document lives: the page that changes the currency is none of the walk's.
registerOpenBooking({
  find: async () => {
    const booking = openFlight();
    return booking === null ? { type: "NONE" } : { type: "OPEN", booking };
  },
  keepDraft: async () => ({ type: flightsWalk.isKept() ? "KEPT" : "NOT_KEPT" }),
});
