/** A search for flights before it is made: its form, its address, airports, and the fares of other days. */

// The search as an address.

export {
  type CriteriaLeg,
  type CriteriaProblem,
  cabins,
  checkCriteria,
  decodeCriteria,
  encodeCriteria,
  type FlightCriteria,
  type FlightParty,
  farthestDays,
  isAirportCode,
  isSearchForm,
  legCounts,
  oneWaySearch,
  readSearch,
  returnSearch,
  type TripType,
} from "../verticals/flights/criteria.ts";

// Its form, and searches made before.

export {
  criteriaFromForm,
  draftFromBegunForm,
  draftFromForm,
  type KnownPlaces,
  placesIn,
} from "../verticals/flights/search-form/criteria-form.ts";
export {
  createRecentSearches,
  type RecentSearch,
  type RecentSearches,
  recentAirports,
} from "../verticals/flights/search-form/recent-searches.ts";
export {
  canAddLeg,
  canRemoveLeg,
  changeDraft,
  type DraftChange,
  type DraftField,
  type DraftLimits,
  type DraftProblems,
  draftOf,
  draftProblems,
  emptyDraft,
  partyLimits,
  type SearchDraft,
  searchOf,
} from "../verticals/flights/search-form/search-draft.ts";

// Airports.

export { type AirportSearchView, connectAirportSearch } from "../verticals/flights/airports/airport-search.connect.ts";
export { airportSearchMachine } from "../verticals/flights/airports/airport-search.machine.ts";
export type {
  Airport,
  AirportOutcome,
  AirportSearchOutcome,
  AirportSearchPorts,
  AirportSuggestions,
  AirportsHome,
  AirportsHomeOutcome,
  AirportsService,
  AirRoute,
  NearbyAirport,
} from "../verticals/flights/airports/airports.types.ts";

// The cheapest fare of each day.

export {
  cheapDays,
  lowestByMonth,
  lowestOf,
  type MonthFare,
  mostCalendarDays,
} from "../verticals/flights/fares/fare-calendar.ts";
export type {
  DayFare,
  FareCalendarOutcome,
  FareCalendarQuery,
  FareCalendarService,
} from "../verticals/flights/fares/fare-calendar.types.ts";
