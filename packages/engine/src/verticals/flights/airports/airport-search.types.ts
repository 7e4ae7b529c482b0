import type { Problem } from "../../../kernel/problem.ts";
import type { Airport, AirportSearchOutcome, NearbyAirport } from "./airports.types.ts";

/** How long typing must rest before the service is asked. */
export const typingRestMs = 150;

/** What is offered before anything is typed. */
export type AirportSuggestions = {
  readonly recent: readonly Airport[];
  readonly nearby: readonly NearbyAirport[];
  readonly popular: readonly Airport[];
};

export type AirportSearchInput = {
  /** What the field holds already. */
  readonly text: string;
};

export type AirportSearchContext = {
  readonly text: string;
  readonly suggestions: AirportSuggestions;
  /** Of the last answer; they stay in sight until the next one. Null before any. */
  readonly found: readonly Airport[] | null;
  readonly problem: Problem | null;
};

export type AirportSearchEvent =
  | { readonly type: "airport.type"; readonly text: string }
  /** An airport was chosen: its name in the field is no question. */
  | { readonly type: "airport.choose"; readonly text: string }
  | { readonly type: "airport.retry" };

export type AirportSearchPorts = {
  readonly search: (text: string, signal: AbortSignal) => Promise<AirportSearchOutcome>;
  /** What is offered before anything is typed; a part that cannot be had is empty. */
  readonly suggest: (signal: AbortSignal) => Promise<AirportSuggestions>;
};
