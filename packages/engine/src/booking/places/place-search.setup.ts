import { assign, fromPromise, setup } from "xstate";
import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import {
  type PlaceSearchContext,
  type PlaceSearchEvent,
  type PlaceSearchInput,
  type PlaceSearchOutcome,
  type PlaceSearchPorts,
  type PlaceSuggestions,
  typingRestMs,
} from "./place-search.types.ts";

export const noPlaces = { recent: [], nearby: [], popular: [] } as const satisfies PlaceSuggestions;

/** The actors over the ports: `placeSearchMachine.provide({ actors: placeSearchActors(ports) })`. */
export const placeSearchActors = <Place, Near>({ search, suggest }: PlaceSearchPorts<Place, Near>) => ({
  searchPlaces: fromPromise<PlaceSearchOutcome<Place>, { text: string }>(({ input, signal }) =>
    search(input.text, signal),
  ),
  readSuggestions: fromPromise<PlaceSuggestions<Place, Near>>(({ signal }) => suggest(signal)),
});

/** What a search for places of a kind may ask and do. */
export const placeSearchSetup = <Place, Near = Place>() => {
  const types: {
    readonly context?: PlaceSearchContext<Place, Near>;
    readonly events?: PlaceSearchEvent;
    readonly input?: PlaceSearchInput;
    readonly tags?: "busy" | "stable";
    readonly meta?: { readonly resume: ResumePolicy };
  } = {};
  const nobody: PlaceSearchPorts<Place, Near> = {
    search: () => Promise.resolve({ type: "PROBLEM", problem: { kind: "offline" } }),
    suggest: () => Promise.resolve(noPlaces),
  };
  return setup({
    types,
    actors: placeSearchActors(nobody),
    delays: { typingRest: typingRestMs },
    guards: {
      isQuestion: ({ event }) => event.type === "place.type" && event.text.trim() !== "",
      isFound: (_, outcome: PlaceSearchOutcome<Place>) => outcome.type === "FOUND",
    },
    actions: {
      noteText: assign(({ event }) => ("text" in event ? { text: event.text } : {})),
      forgetFound: assign({ found: null, problem: null }),
      keepSuggestions: assign((_, suggestions: PlaceSuggestions<Place, Near>) => ({ suggestions })),
      keepFound: assign((_, outcome: PlaceSearchOutcome<Place>) =>
        outcome.type === "FOUND" ? { found: outcome.places, problem: null } : {},
      ),
      keepProblem: assign((_, outcome: PlaceSearchOutcome<Place>) =>
        outcome.type === "PROBLEM" ? { problem: outcome.problem, found: null } : {},
      ),
      noteFault: assign({ problem: { kind: "offline" }, found: null }),
    },
  });
};
