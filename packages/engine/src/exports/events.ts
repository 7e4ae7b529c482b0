/** Events: the walk, the search as an address, what is offered, and what was booked. */

// The walk.

export { eventsActorsOver } from "../verticals/events/events.actors.ts";
export { connectEvents, type EventsView } from "../verticals/events/events.connect.ts";
export { eventsMachine } from "../verticals/events/events.machine.ts";
export type {
  EventsEvent,
  EventsFinder,
  EventsOffer,
  EventsOfferOutcome,
  EventsService,
  EventsStart,
  FindEventsOutcome,
  FoundEvents,
} from "../verticals/events/events.types.ts";

// The search as an address.

export {
  checkEvents,
  decodeEvents,
  type EventsCriteria,
  type EventsCriteriaProblem,
  encodeEvents,
  farthestEventsDays,
} from "../verticals/events/criteria.ts";

// Offers, as they come in, filtered and sorted; the searches made before.

export {
  createEventsResultsStore,
  createEventsSearch,
  createRecentEvents,
  eventsResults,
  type RecentEvents,
} from "../verticals/events/events-search.ts";

// What was booked.

export {
  type EventsBooking,
  type EventsTraveller,
  isEventsBooking,
} from "../verticals/events/booked-events.ts";
