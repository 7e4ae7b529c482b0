import {
  connectEvents,
  decodeEvents,
  type EventsStart,
  encodeEvents,
  eventsActorsOver,
  eventsMachine,
} from "@safar/engine";
import { requestFacts } from "../../app/loading/request-facts.ts";
import { alongWithCheckout } from "../walk/late-checkout.ts";
import { createWalk } from "../walk/walk.ts";
import { eventsFound, eventsService } from "./events.service.ts";

const service: typeof eventsService = {
  ...eventsService,
  readEvent: (event, signal) => alongWithCheckout(eventsService.readEvent(event, signal)),
};

/** The booking of events that this tab is about. */
export const eventsWalk = createWalk({
  vertical: "events",
  schema: 1,
  service,
  machine: (over) => eventsMachine.provide({ actors: eventsActorsOver(over) }),
  inputOf: (start: EventsStart, setting) => ({ start, setting }),
  connect: connectEvents,
  tell: (actor, news) => actor.send(news),
  normal: (search) => encodeEvents(decodeEvents(search)),
  hasFound: (session, offer) => eventsFound.read(session)?.offers.some(({ id }) => id === offer) === true,
  titleOf: ({ shown }) => shown?.title[requestFacts().locale] ?? "",
});
