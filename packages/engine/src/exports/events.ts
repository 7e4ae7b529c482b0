/** Events: the walk, the search as an address, events with their shows and passes, and what was booked. */

// The walk.

export { eventsActorsOver } from "../verticals/events/events.actors.ts";
export { connectEvents, type EventsView } from "../verticals/events/events.connect.ts";
export {
  type DaysOfEvents,
  type EventCard,
  type EventCategory,
  type EventCity,
  type EventDetail,
  type EventPass,
  type EventShow,
  type EventsHome,
  type EventsSummary,
  type EventVenue,
  eventCategories,
  type FoundEvents,
  isShowSold,
  type NamesAsked,
  type ShowState,
  showOf,
  showStates,
} from "../verticals/events/events.domain.ts";
export { eventsMachine } from "../verticals/events/events.machine.ts";
export type {
  EventAsks,
  EventMatchesOutcome,
  EventOutcome,
  EventRequest,
  EventsFinder,
  EventsGuide,
  EventsHomeOutcome,
  EventsService,
  FindEventsOutcome,
  PassService,
} from "../verticals/events/events.service.ts";
export type { EventsStart } from "../verticals/events/events.types.ts";

// The search as an address.

export {
  checkEvents,
  decodeEvents,
  type EventsCriteria,
  type EventsCriteriaProblem,
  encodeEvents,
  farthestEventsDays,
} from "../verticals/events/criteria.ts";

// Events, filtered and sorted; the searches made before.

export {
  createEventsResultsStore,
  createEventsSearch,
  createRecentEvents,
  type EventsFacets,
  type EventsResultsView,
  eventsResults,
  type RecentEvents,
} from "../verticals/events/events-search.ts";

// A show and passes of an event.

export { connectPassChoice, passChoiceMachine } from "../verticals/events/pass-choice.ts";

// What was booked.

export {
  type BookedEvent,
  type EventsBooking,
  type EventTicket,
  isEventsBooking,
} from "../verticals/events/booked-events.ts";
