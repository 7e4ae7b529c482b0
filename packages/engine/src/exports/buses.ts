/** Buses: the walk, the search, departures as a table, seats, the pages of operators, and what was booked. */

// The walk.

export { type BusesPorts, busesActors, busesActorsOver } from "../verticals/buses/buses.actors.ts";
export { type BusesSnapshot, type BusesView, connectBuses } from "../verticals/buses/buses.connect.ts";
export {
  type Bundle,
  type BusAmenity,
  type BusCity,
  type BusOperator,
  type BusRefundStep,
  type BusStop,
  type BusSummary,
  type BusTimes,
  type BusTrip,
  busAmenities,
  type CategoryFare,
  type CoachType,
  coachSegment,
  type Departure,
} from "../verticals/buses/buses.domain.ts";
export { busesMigrations } from "../verticals/buses/buses.kept.ts";
export { busesMachine } from "../verticals/buses/buses.machine.ts";
export { busesSchema } from "../verticals/buses/buses.schema.ts";
export type {
  BusesService,
  BusSeatsService,
  BusTimetable,
  SeatFaresOutcome,
  SeatFaresRequest,
  SeatsOutcome,
  TimesOutcome,
} from "../verticals/buses/buses.service.ts";
export type { BusesInput, BusesScreen, BusesStart } from "../verticals/buses/buses.types.ts";

// The search as an address, and searches made before.

export {
  type BusCriteria,
  type BusCriteriaProblem,
  checkBusCriteria,
  decodeBusCriteria,
  decodeBusRoute,
  encodeBusCriteria,
  encodeBusRoute,
  farthestBusDays,
  readBusSearch,
  splitsOf,
} from "../verticals/buses/criteria.ts";

// Departures, as they come in, filtered and sorted.

export {
  type BusResultsStore,
  type BusSearchOptions,
  createBusResultsStore,
  createBusSearch,
} from "../verticals/buses/bus-search.ts";

// Seats.

export type { CoachPlan, CoachSeat, SeatRules } from "../verticals/buses/seats/coach.types.ts";
export { createSeats } from "../verticals/buses/seats/seats.actors.ts";
export { connectSeats, type SeatsSnapshot, type SeatsView } from "../verticals/buses/seats/seats.connect.ts";
export type { SeatsActor } from "../verticals/buses/seats/seats.logic.ts";
export { seatsMachine } from "../verticals/buses/seats/seats.machine.ts";
export type { SeatsEvent, SeatsScreen } from "../verticals/buses/seats/seats.types.ts";

// What was booked; what guides show.

export { type BookedBus, type BusBooking, type BusPassenger, isBusBooking } from "../verticals/buses/booked-bus.ts";
export {
  cheapestFare,
  type DepartureFacets,
  type DepartureFilters,
  type DepartureSort,
  type DepartureView,
  departureResults,
} from "../verticals/buses/departure-results.ts";
export { type LikelyRoute, likelyRoutes } from "../verticals/buses/likely-routes.ts";
export type {
  BusGuide,
  CitiesOutcome,
  OperatorAbout,
  OperatorPage,
  OperatorPageOutcome,
  OperatorRoute,
  OperatorsOutcome,
} from "../verticals/buses/operator-page.types.ts";
