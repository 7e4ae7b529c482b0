import { noPlaces } from "../../../booking/places/place-search.setup.ts";
import type { PlaceSearchEvent, PlaceSearchInput } from "../../../booking/places/place-search.types.ts";
import { airportSearchMachine } from "./airport-search.machine.ts";
import { jeddah, karachi } from "./airports.fixtures.ts";
import type { AirportSearchOutcome, AirportSuggestions } from "./airports.types.ts";

const events = {
  "place.type": [
    { type: "place.type", text: "jeda" },
    { type: "place.type", text: " " },
  ],
  "place.choose": [{ type: "place.choose", text: "Jeddah (JED)" }],
  "place.retry": [{ type: "place.retry" }],
} satisfies { readonly [Type in PlaceSearchEvent["type"]]: readonly Extract<PlaceSearchEvent, { type: Type }>[] };

const outcomes = {
  searchPlaces: {
    found: { type: "FOUND", places: [jeddah] },
    nothing: { type: "FOUND", places: [] },
    problem: { type: "PROBLEM", problem: { kind: "offline" } },
  },
  readSuggestions: { some: { recent: [], nearby: [], popular: [karachi, jeddah] }, none: noPlaces },
} satisfies {
  readonly searchPlaces: Readonly<Record<string, AirportSearchOutcome>>;
  readonly readSuggestions: Readonly<Record<string, AirportSuggestions>>;
};

/** The airport search for path generation: every event and every outcome as data. */
export const airportSearchModel = {
  id: "airportSearch",
  machine: airportSearchMachine,
  input: { text: "" } satisfies PlaceSearchInput,
  events,
  outcomes,
} as const;
