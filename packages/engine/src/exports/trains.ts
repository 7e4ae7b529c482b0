/** Trains: the walk, the search as an address, stations, trains as a table, places, and what was booked. */

// The walk.

export { trainsActorsOver } from "../verticals/trains/trains.actors.ts";
export { connectTrains, type TrainsView } from "../verticals/trains/trains.connect.ts";
export {
  type FoundTrains,
  type NearbyStation,
  type Train,
  type TrainClass,
  type TrainConnection,
  type TrainDay,
  type TrainFeature,
  type TrainRefundStep,
  type TrainStation,
  type TrainStop,
  type TrainSummary,
  trainFeatures,
} from "../verticals/trains/trains.domain.ts";
export { trainsMachine } from "../verticals/trains/trains.machine.ts";
export type {
  PlaceFaresRequest,
  StationsOutcome,
  TrainChoice,
  TrainGuide,
  TrainOutcome,
  TrainPlacesOutcome,
  TrainPlacesService,
  TrainsFinder,
  TrainsService,
} from "../verticals/trains/trains.service.ts";
export type { TrainsEvent, TrainsStart } from "../verticals/trains/trains.types.ts";

// The search as an address; stations by name and by distance.

export {
  decodeRoute as decodeTrainRoute,
  encodeRoute as encodeTrainRoute,
} from "../booking/search/route-address.ts";
export {
  checkTrains,
  decodeTrains,
  encodeTrains,
  farthestTrainsDays,
  mostTrainPlaces,
  type TrainsCriteria,
  type TrainsCriteriaProblem,
} from "../verticals/trains/criteria.ts";
export { nearestStations, stationsLike } from "../verticals/trains/stations.ts";

// Trains, as they come in, filtered and sorted; the searches made before.

export {
  cheapestClass,
  createTrainsResultsStore,
  createTrainsSearch,
  type TrainRow,
  type TrainsFacets,
  type TrainsResultsView,
  trainsFor,
  trainsIn,
  trainsResults,
} from "../verticals/trains/trains-search.ts";

// Places.

export type { CoachShown } from "../verticals/trains/places/place-kit.ts";
export { createTrainPlaces } from "../verticals/trains/places/places.actors.ts";
export { connectTrainPlaces, type TrainPlacesView } from "../verticals/trains/places/places.connect.ts";
export type { TrainPlacesActor } from "../verticals/trains/places/places.logic.ts";
export { trainPlacesMachine } from "../verticals/trains/places/places.machine.ts";
export type { PlacesEvent as TrainPlacesEvent } from "../verticals/trains/places/places.types.ts";
export type { TrainPick, TrainPlan, TrainRule, TrainTraveller } from "../verticals/trains/places/train-plan.types.ts";

// What was booked.

export {
  type BookedTrain,
  isTrainsBooking,
  type TrainsBooking,
  type TrainsTraveller,
} from "../verticals/trains/booked-trains.ts";
