import type { Names } from "../../kernel/names.ts";
import type { Problem } from "../../kernel/problem.ts";

/** Somewhere that can be searched for. */
export type FoundPlace = {
  /** As an address writes it: `rahim-yar-khan`, `karachi--clifton`. */
  readonly id: string;
  readonly kind: "city" | "area" | "hotel" | "landmark" | "unknown";
  readonly names: Names;
  /** The city it is in; null for a city. */
  readonly within: Names | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
};

/** What is offered before anything is typed. `Near` is a place with how near it is, where that is known. */
export type PlaceSuggestions<Place = FoundPlace, Near = Place> = {
  readonly recent: readonly Place[];
  /** Where the person seems to be. */
  readonly nearby: readonly Near[];
  readonly popular: readonly Place[];
};

/** The best first; none when nothing is called like that. */
export type PlaceSearchOutcome<Place = FoundPlace> =
  | { readonly type: "FOUND"; readonly places: readonly Place[] }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** No method rejects. */
export type PlaceSearchPorts<Place = FoundPlace, Near = Place> = {
  readonly search: (text: string, signal: AbortSignal) => Promise<PlaceSearchOutcome<Place>>;
  /** What is offered before anything is typed; a part that cannot be had is empty. */
  readonly suggest: (signal: AbortSignal) => Promise<PlaceSuggestions<Place, Near>>;
};

export type PlaceSearchInput = {
  /** What the field holds already. */
  readonly text: string;
};

export type PlaceSearchContext<Place = FoundPlace, Near = Place> = {
  readonly text: string;
  readonly suggestions: PlaceSuggestions<Place, Near>;
  /** Of the last answer; they stay in sight until the next one. Null before any. */
  readonly found: readonly Place[] | null;
  readonly problem: Problem | null;
};

export type PlaceSearchEvent =
  | { readonly type: "place.type"; readonly text: string }
  /** A place was chosen: its name in the field is no question. */
  | { readonly type: "place.choose"; readonly text: string }
  | { readonly type: "place.retry" };

/** How long typing must rest before the service is asked. */
export const typingRestMs = 150;
