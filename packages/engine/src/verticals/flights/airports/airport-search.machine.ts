import { airportSearchSetup, noSuggestions } from "./airport-search.setup.ts";

/**
 * Finds an airport while somebody types. Only the last text's answer counts: typing on ends the question before it, and what
 * was found stays in sight until something better is.
 */
export const airportSearchMachine = airportSearchSetup.createMachine({
  id: "airportSearch",
  context: ({ input }) => ({ text: input.text, suggestions: noSuggestions, found: null, problem: null }),
  invoke: {
    src: "readSuggestions",
    onDone: { actions: { type: "keepSuggestions", params: ({ event }) => event.output } },
    // Without suggestions one types.
    onError: {},
  },
  initial: "resting",
  on: {
    "airport.type": [
      { guard: "isQuestion", target: ".waiting", reenter: true, actions: "noteText" },
      { target: ".resting", actions: ["noteText", "forgetFound"] },
    ],
    "airport.choose": { target: ".resting", actions: ["noteText", "forgetFound"] },
  },
  states: {
    resting: { tags: "stable", meta: { resume: "stay" } },
    waiting: { tags: "busy", meta: { resume: "restart" }, after: { typingRest: "looking" } },
    looking: {
      tags: "busy",
      meta: { resume: "restart" },
      invoke: {
        src: "searchAirports",
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
    failed: { tags: "stable", meta: { resume: "stay" }, on: { "airport.retry": "looking" } },
  },
});
