/** Tours: the walk, the search as an address, tours with their days and units, and what was booked. */

// The walk.

export { toursActorsOver } from "../verticals/tours/tours.actors.ts";
export { connectTours, type ToursView } from "../verticals/tours/tours.connect.ts";
export {
  type FoundTours,
  type MeetingPoint,
  type PickupPoint,
  type Tour,
  type TourCard,
  type TourDay,
  type TourKind,
  type TourOption,
  type TourPlace,
  type TourPlan,
  type TourQuestion,
  type TourStart,
  type TourStop,
  type TourSummary,
  type ToursHome,
  type TourUnit,
  tourKinds,
  type UnitCount,
  type UnitKind,
  type Vacancy,
} from "../verticals/tours/tours.domain.ts";
export { toursMachine } from "../verticals/tours/tours.machine.ts";
export type {
  FindToursOutcome,
  TourChoiceService,
  TourDayRef,
  TourOutcome,
  ToursFinder,
  ToursGuide,
  ToursHomeOutcome,
  ToursService,
  UnitPriceOutcome,
  UnitPriceRequest,
} from "../verticals/tours/tours.service.ts";
export type { ToursStart } from "../verticals/tours/tours.types.ts";

// The search as an address.

export {
  checkTours,
  decodeTours,
  encodeTours,
  farthestToursDays,
  type ToursCriteria,
  type ToursCriteriaProblem,
} from "../verticals/tours/criteria.ts";

// Tours, filtered and sorted; the searches made before.

export {
  createRecentTours,
  createToursResultsStore,
  createToursSearch,
  type RecentTours,
  type TourEase,
  type TourLength,
  type ToursFacets,
  type ToursResultsView,
  tourLengthOf,
  tourLengths,
  toursResults,
} from "../verticals/tours/tours-search.ts";

// A day, a start and units of a tour.

export {
  connectTourChoice,
  isOpenStart,
  languageQuestion,
  optionOf,
  pickupQuestion,
  type TourAbout,
  tourDay,
} from "../verticals/tours/tour-choice.ts";

// What was booked.

export {
  type BookedTour,
  isToursBooking,
  type ToursBooking,
  type TourVoucher,
} from "../verticals/tours/booked-tours.ts";
