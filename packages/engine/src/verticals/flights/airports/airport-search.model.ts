import { airportSearchMachine } from "./airport-search.machine.ts";
import { noSuggestions } from "./airport-search.setup.ts";
import type { AirportSearchEvent, AirportSearchInput, AirportSuggestions } from "./airport-search.types.ts";
import { jeddah, karachi } from "./airports.fixtures.ts";
import type { AirportSearchOutcome } from "./airports.types.ts";

const events = {
  "airport.type": [
    { type: "airport.type", text: "jeda" },
    { type: "airport.type", text: " " },
  ],
  "airport.choose": [{ type: "airport.choose", text: "Jeddah (JED)" }],
  "airport.retry": [{ type: "airport.retry" }],
} satisfies { readonly [Type in AirportSearchEvent["type"]]: readonly Extract<AirportSearchEvent, { type: Type }>[] };

const outcomes = {
  searchAirports: {
    found: { type: "FOUND", airports: [jeddah] },
    nothing: { type: "FOUND", airports: [] },
    problem: { type: "PROBLEM", problem: { kind: "offline" } },
  },
  readSuggestions: { some: { recent: [], nearby: [], popular: [karachi, jeddah] }, none: noSuggestions },
} satisfies {
  readonly searchAirports: Readonly<Record<string, AirportSearchOutcome>>;
  readonly readSuggestions: Readonly<Record<string, AirportSuggestions>>;
};

/** The airport search for path generation: every event and every outcome as data. */
export const airportSearchModel = {
  id: "airportSearch",
  machine: airportSearchMachine,
  input: { text: "" } satisfies AirportSearchInput,
  events,
  outcomes,
} as const;
