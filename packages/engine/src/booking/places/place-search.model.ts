import { placeSearchMachine } from "./place-search.machine.ts";
import { noPlaces } from "./place-search.setup.ts";
import type {
  FoundPlace,
  PlaceSearchEvent,
  PlaceSearchInput,
  PlaceSearchOutcome,
  PlaceSuggestions,
} from "./place-search.types.ts";

export const samplePlace: FoundPlace = {
  id: "karachi",
  kind: "city",
  names: { en: "Karachi", ar: "كراتشي" },
  within: null,
  country: "PK",
};

const events = {
  "place.type": [
    { type: "place.type", text: "kara" },
    { type: "place.type", text: " " },
  ],
  "place.choose": [{ type: "place.choose", text: "Karachi" }],
  "place.retry": [{ type: "place.retry" }],
} satisfies { readonly [Type in PlaceSearchEvent["type"]]: readonly Extract<PlaceSearchEvent, { type: Type }>[] };

const outcomes = {
  searchPlaces: {
    found: { type: "FOUND", places: [samplePlace] },
    nothing: { type: "FOUND", places: [] },
    problem: { type: "PROBLEM", problem: { kind: "offline" } },
  },
  readSuggestions: { some: { ...noPlaces, popular: [samplePlace] }, none: noPlaces },
} satisfies {
  readonly searchPlaces: Readonly<Record<string, PlaceSearchOutcome>>;
  readonly readSuggestions: Readonly<Record<string, PlaceSuggestions>>;
};

/** The place search for path generation: every event and every outcome as data. */
export const placeSearchModel = {
  id: "placeSearch",
  machine: placeSearchMachine,
  input: { text: "" } satisfies PlaceSearchInput,
  events,
  outcomes,
} as const;
