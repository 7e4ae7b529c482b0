/** Tours: the walk, the search as an address, what is offered, and what was booked. */

// The walk.

export { toursActorsOver } from "../verticals/tours/tours.actors.ts";
export { connectTours, type ToursView } from "../verticals/tours/tours.connect.ts";
export { toursMachine } from "../verticals/tours/tours.machine.ts";
export type {
  FindToursOutcome,
  FoundTours,
  ToursEvent,
  ToursFinder,
  ToursOffer,
  ToursOfferOutcome,
  ToursService,
  ToursStart,
} from "../verticals/tours/tours.types.ts";

// The search as an address.

export {
  checkTours,
  decodeTours,
  encodeTours,
  farthestToursDays,
  type ToursCriteria,
  type ToursCriteriaProblem,
} from "../verticals/tours/criteria.ts";

// Offers, as they come in, filtered and sorted; the searches made before.

export {
  createRecentTours,
  createToursResultsStore,
  createToursSearch,
  type RecentTours,
  toursResults,
} from "../verticals/tours/tours-search.ts";

// What was booked.

export {
  isToursBooking,
  type ToursBooking,
  type ToursTraveller,
} from "../verticals/tours/booked-tours.ts";
