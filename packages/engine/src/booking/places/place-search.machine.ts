import { noPlaces, placeSearchSetup } from "./place-search.setup.ts";

/**
 * Finds a place while somebody types. Only the last text's answer counts: typing on ends the question before it, and what was
 * found stays in sight until something better is.
 */
export const placeSearchMachine = placeSearchSetup.createMachine({
  id: "placeSearch",
  context: ({ input }) => ({ text: input.text, suggestions: noPlaces, found: null, problem: null }),
  invoke: {
    src: "readSuggestions",
    onDone: { actions: { type: "keepSuggestions", params: ({ event }) => event.output } },
    // Without suggestions one types.
    onError: {},
  },
  initial: "resting",
  on: {
    "place.type": [
      { guard: "isQuestion", target: ".waiting", reenter: true, actions: "noteText" },
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
        input: ({ context }) => ({ text: context.text.trim() }),
        onDone: [
          {
            guard: { type: "isFound", params: ({ event }) => event.output },
            target: "answered",
            actions: { type: "keepFound", params: ({ event }) => event.output },
          },
          { target: "failed", actions: { type: "keepProblem", params: ({ event }) => event.output } },
        ],
        onError: { target: "failed", actions: "noteFault" },
      },
    },
    answered: { tags: "stable", meta: { resume: "stay" } },
    failed: { tags: "stable", meta: { resume: "stay" }, on: { "place.retry": "looking" } },
  },
});
