/** Searching, whatever is sold: places, a search that many providers answer, and the searches made before. */

// The search.

export type { Facet } from "../booking/search/facet.ts";
export type { Recents } from "../booking/search/recents.ts";
export { createResultsStore, type ResultsStore } from "../booking/search/results-store.ts";
export { searchActors } from "../booking/search/search.actors.ts";
export { connectSearch, type SearchView } from "../booking/search/search.connect.ts";
export { searchMachine } from "../booking/search/search.machine.ts";
export type {
  HeldOutcome,
  OpenOutcome,
  Provider,
  ProviderAnswer,
  SearchEvent,
  SearchInput,
  SearchOutput,
  SearchService,
  SearchText,
} from "../booking/search/search.types.ts";

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
