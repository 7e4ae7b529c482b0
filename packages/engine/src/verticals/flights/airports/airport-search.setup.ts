import { assign, fromPromise, setup } from "xstate";
import type { ResumePolicy } from "../../../kernel/resume.ts";
import {
  type AirportSearchContext,
  type AirportSearchEvent,
  type AirportSearchInput,
  type AirportSearchPorts,
  type AirportSuggestions,
  typingRestMs,
} from "./airport-search.types.ts";
import type { AirportSearchOutcome } from "./airports.types.ts";

const types: {
  readonly context?: AirportSearchContext;
  readonly events?: AirportSearchEvent;
  readonly input?: AirportSearchInput;
  readonly tags?: "busy" | "stable";
  readonly meta?: { readonly resume: ResumePolicy };
} = {};

export const noSuggestions: AirportSuggestions = { recent: [], nearby: [], popular: [] };

/** The actors over the ports: `airportSearchMachine.provide({ actors: airportSearchActors(ports) })`. */
export const airportSearchActors = ({ search, suggest }: AirportSearchPorts) => ({
  searchAirports: fromPromise<AirportSearchOutcome, { text: string }>(({ input, signal }) =>
    search(input.text, signal),
  ),
  readSuggestions: fromPromise<AirportSuggestions>(({ signal }) => suggest(signal)),
});

const nobody: AirportSearchPorts = {
  search: () => Promise.resolve({ type: "PROBLEM", problem: { kind: "offline" } }),
  suggest: () => Promise.resolve(noSuggestions),
};

export const airportSearchSetup = setup({
  types,
  actors: airportSearchActors(nobody),
  delays: { typingRest: typingRestMs },
  guards: {
    isQuestion: ({ event }) => event.type === "airport.type" && event.text.trim() !== "",
    isFound: (_, outcome: AirportSearchOutcome) => outcome.type === "FOUND",
  },
  actions: {
    noteText: assign(({ event }) => ("text" in event ? { text: event.text } : {})),
    forgetFound: assign({ found: null, problem: null }),
    keepSuggestions: assign((_, suggestions: AirportSuggestions) => ({ suggestions })),
    keepFound: assign((_, outcome: AirportSearchOutcome) =>
      outcome.type === "FOUND" ? { found: outcome.airports, problem: null } : {},
    ),
    keepProblem: assign((_, outcome: AirportSearchOutcome) =>
      outcome.type === "PROBLEM" ? { problem: outcome.problem, found: null } : {},
    ),
    noteFault: assign({ problem: { kind: "offline" }, found: null }),
  },
});
