/** Buses: the walk, the search, departures as a table, seats, the pages of operators, and what was booked. */

// The walk.

export { type BusesPorts, busesActors, busesActorsOver } from "../verticals/buses/buses.actors.ts";
export { type BusesView, connectBuses } from "../verticals/buses/buses.connect.ts";
export { busesMigrations, busesSchema } from "../verticals/buses/buses.kept.ts";
export { busesMachine } from "../verticals/buses/buses.machine.ts";
export {
  type Bundle,
  type BusAmenity,
  type BusCity,
  type BusesInput,
  type BusesService,
  type BusesStart,
  type BusOperator,
  type BusRefundStep,
  type BusSeatsService,
  type BusStop,
  type BusSummary,
  type BusTimes,
  type BusTimetable,
  type BusTrip,
  busAmenities,
  type CategoryFare,
  type CoachType,
  type Departure,
  type SeatFaresOutcome,
  type SeatFaresRequest,
  type SeatsOutcome,
  type TimesOutcome,
} from "../verticals/buses/buses.types.ts";

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
export { createRecentRoads, type RecentRoad, type RecentRoads } from "../verticals/buses/recent-roads.ts";

// Departures, as they come in, filtered and sorted.

export {
  type BusResultsStore,
  type BusSearchOptions,
  createBusResultsStore,
  createBusSearch,
} from "../verticals/buses/bus-search.ts";
export {
  type BusDayPart,
  busDayParts,
  cheapestFare,
  type DepartureFacets,
  type DepartureFilters,
  type DepartureSort,
  type DepartureView,
  decodeDepartureView,
  departureFacets,
  departureSorts,
  encodeDepartureView,
  noDepartureFilters,
  selectDepartures,
} from "../verticals/buses/departure-table.ts";

// Seats.

export { connectSeats, type SeatsView, type ShownSeat } from "../verticals/buses/seats/seats.connect.ts";
export { seatsMachine } from "../verticals/buses/seats/seats.machine.ts";
export type {
  CoachPlan,
  CoachSeat,
  LostSeat,
  SeatPick,
  SeatRefusal,
  SeatRules,
  SeatsEvent,
} from "../verticals/buses/seats/seats.types.ts";

// What was booked; what guides show.

export { type BookedBus, type BusBooking, type BusPassenger, isBusBooking } from "../verticals/buses/booked-bus.ts";
export { type LikelyRoad, likelyRoads } from "../verticals/buses/likely-roads.ts";
export type {
  BusGuide,
  CitiesOutcome,
  OperatorAbout,
  OperatorPage,
  OperatorPageOutcome,
  OperatorRoute,
  OperatorsOutcome,
} from "../verticals/buses/operator-page.types.ts";
