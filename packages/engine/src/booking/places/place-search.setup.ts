import { assign, fromPromise, setup } from "xstate";
import type { ResumePolicy } from "../../kernel/resume.ts";
import {
  type PlaceSearchContext,
  type PlaceSearchEvent,
  type PlaceSearchInput,
  type PlaceSearchOutcome,
  type PlaceSearchPorts,
  type PlaceSuggestions,
  typingRestMs,
} from "./place-search.types.ts";

const types: {
  readonly context?: PlaceSearchContext;
  readonly events?: PlaceSearchEvent;
  readonly input?: PlaceSearchInput;
  readonly tags?: "busy" | "stable";
  readonly meta?: { readonly resume: ResumePolicy };
} = {};

export const noPlaces: PlaceSuggestions = { recent: [], nearby: [], popular: [] };

/** The actors over the ports: `placeSearchMachine.provide({ actors: placeSearchActors(ports) })`. */
export const placeSearchActors = ({ search, suggest }: PlaceSearchPorts) => ({
  searchPlaces: fromPromise<PlaceSearchOutcome, { text: string }>(({ input, signal }) => search(input.text, signal)),
  readSuggestions: fromPromise<PlaceSuggestions>(({ signal }) => suggest(signal)),
});

const nobody: PlaceSearchPorts = {
  search: () => Promise.resolve({ type: "PROBLEM", problem: { kind: "offline" } }),
  suggest: () => Promise.resolve(noPlaces),
};

export const placeSearchSetup = setup({
  types,
  actors: placeSearchActors(nobody),
  delays: { typingRest: typingRestMs },
  guards: {
    isQuestion: ({ event }) => event.type === "place.type" && event.text.trim() !== "",
    isFound: (_, outcome: PlaceSearchOutcome) => outcome.type === "FOUND",
  },
  actions: {
    noteText: assign(({ event }) => ("text" in event ? { text: event.text } : {})),
    forgetFound: assign({ found: null, problem: null }),
    keepSuggestions: assign((_, suggestions: PlaceSuggestions) => ({ suggestions })),
    keepFound: assign((_, outcome: PlaceSearchOutcome) =>
      outcome.type === "FOUND" ? { found: outcome.places, problem: null } : {},
    ),
    keepProblem: assign((_, outcome: PlaceSearchOutcome) =>
      outcome.type === "PROBLEM" ? { problem: outcome.problem, found: null } : {},
    ),
    noteFault: assign({ problem: { kind: "offline" }, found: null }),
  },
});
