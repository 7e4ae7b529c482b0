/** Flights: the walk, the offers as a table, and what was booked. */

// The walk.

export { type FlightsPorts, flightsActors, flightsActorsOver } from "../verticals/flights/flights.actors.ts";
export { connectFlights, type FlightsSnapshot, type FlightsView } from "../verticals/flights/flights.connect.ts";
export { flightsMigrations } from "../verticals/flights/flights.kept.ts";
export { flightsMachine } from "../verticals/flights/flights.machine.ts";
export { flightsSchema } from "../verticals/flights/flights.schema.ts";
export type {
  Allowance,
  Baggage,
  Cabin,
  Fare,
  FaresOutcome,
  FlightLeg,
  FlightReferences,
  FlightSegment,
  FlightsEvent,
  FlightsInput,
  FlightsScreen,
  FlightsService,
  FlightsSetting,
  FlightsStart,
  Itinerary,
} from "../verticals/flights/flights.types.ts";

// Offers, as they come in.

export {
  createFlightResultsStore,
  createFlightSearch,
  type FlightOffers,
  type FlightResults,
  type FlightResultsStore,
  type FlightSearchOptions,
  type OffersAnswer,
  type ProviderOffers,
} from "../verticals/flights/flight-search.ts";

// Offers, filtered and sorted.

// An itinerary, and a booked one.

export {
  type BookedExtra,
  type BookedFlight,
  type BookedPassenger,
  type FlightBooking,
  type FlightChange,
  hasLanded,
  isFlightBooking,
  passengersWithExtras,
} from "../verticals/flights/booked-flight.ts";
export {
  adultPriceOf,
  baggageByLeg,
  hasCheckedBag,
  isNoBag,
  type Layover,
  type LegBaggage,
  layoversOf,
  leastChecked,
  sameAllowance,
} from "../verticals/flights/itinerary-facts.ts";
export {
  type OfferFacets,
  type OfferFilters,
  type OfferSort,
  type OfferView,
  offerResults,
  offersFor,
} from "../verticals/flights/offer-results.ts";
