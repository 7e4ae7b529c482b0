import { withOutput } from "../../kernel/flow/with-output.ts";
import { noPlaces } from "./place-search.setup.ts";
import type { PlaceSearchInput } from "./place-search.types.ts";

/**
 * Finds a place of some kind while somebody types. Only the last text's answer counts: typing on ends the question before it, and
 * what was found stays in sight until something better is. `id` is whoever spreads this into a chart's to say.
 */
export const placeSearchChart = {
  context: ({ input }: { readonly input: PlaceSearchInput }) => ({
    text: input.text,
    suggestions: noPlaces,
    found: null,
    problem: null,
  }),
  invoke: {
    src: "readSuggestions",
    onDone: { actions: withOutput("keepSuggestions") },
    // Without suggestions one types.
    onError: {},
  },
  initial: "resting",
  on: {
    "place.type": [
      { guard: "isQuestion", target: ".waiting", actions: "noteText" },
      { target: ".resting", actions: ["noteText", "forgetFound"] },
    ],
    "place.choose": { target: ".resting", actions: ["noteText", "forgetFound"] },
  },
  states: {
    resting: { tags: "stable", meta: { resume: "stay" } },
    waiting: { tags: "busy", meta: { resume: "restart" }, after: { typingRest: "looking" } },
    looking: {
      tags: "busy",
      meta: { resume: "restart" },
      invoke: {
        src: "searchPlaces",
        input: ({ context }: { readonly context: { readonly text: string } }) => ({ text: context.text.trim() }),
        onDone: [
          { guard: withOutput("isFound"), target: "answered", actions: withOutput("keepFound") },
          { target: "failed", actions: withOutput("keepProblem") },
        ],
        onError: { target: "failed", actions: "noteFault" },
      },
    },
    answered: { tags: "stable", meta: { resume: "stay" } },
    failed: { tags: "stable", meta: { resume: "stay" }, on: { "place.retry": "looking" } },
  },
} as const;
