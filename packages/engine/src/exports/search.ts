/** Searching, whatever is sold: places, a search that many providers answer, and the searches made before. */

// The search, answered by one or by many.

export type { OffersQuestion, OpenedSearch, RecallOutcome } from "../booking/search/many-answers-search.ts";
export type { Finder, FinderOutcome } from "../booking/search/one-answer-search.ts";
export { createRecentRoutes, type RecentRoute } from "../booking/search/recent-routes.ts";
export { createRecents, isKeptRecord, type Recents } from "../booking/search/recents.ts";
export { createResultsStore, type ResultsStore } from "../booking/search/results-store.ts";
export {
  aheadAndOver,
  changeSince,
  createSavedOffers,
  createWatchedPrices,
  daysNamed,
  isOver,
  laterBy,
  mostSaved,
  offerMark,
  type PriceChange,
  type SavedOffer,
  type SavedSearch,
  type SavedWay,
  soonAgain,
  type WatchedPrice,
} from "../booking/search/saved.ts";
export { searchActors } from "../booking/search/search.actors.ts";
export { connectSearch, type SearchSnapshot, type SearchView } from "../booking/search/search.connect.ts";
export { searchMachine } from "../booking/search/search.machine.ts";
export type {
  HeldOutcome,
  OpenOutcome,
  Provider,
  ProviderAnswer,
  SearchEvent,
  SearchInput,
  SearchOutput,
  SearchScreen,
  SearchService,
  SearchText,
} from "../booking/search/search.types.ts";
export type { TouchOutcome } from "../booking/search/touch-offer.ts";

// Its form, as a browser without script sends it.

export type { FormFields } from "../booking/search/criteria.ts";

// Addresses that name two places.

export { likelyEnds } from "../booking/search/likely-ends.ts";

// Places.

export { connectPlaceSearch, type PlaceGroup, type PlaceSearchView } from "../booking/places/place-search.connect.ts";
export { placeSearchMachine } from "../booking/places/place-search.machine.ts";
export { placeSearchActors } from "../booking/places/place-search.setup.ts";
export type {
  FoundPlace,
  PlaceSearchOutcome,
  PlaceSearchPorts,
  PlaceSuggestions,
} from "../booking/places/place-search.types.ts";
