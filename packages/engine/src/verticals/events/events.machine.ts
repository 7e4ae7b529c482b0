import { walkFrame, walkStates } from "../../booking/walk/walk.chart.ts";
import { withOutput } from "../../kernel/flow/with-output.ts";
import { choiceInput, chosenPasses, eventsSetup, initialEvents } from "./events.setup.ts";

const id = "events";

/** Booking an event: a show and passes are chosen by the chart of everything that is sold by the number. All else is as in every walk. */
export const eventsMachine = eventsSetup.createMachine({
  id,
  ...walkFrame,
  context: ({ input }) => initialEvents(input),
  states: {
    // After passes that are sold out there may be others of the same event, or another day of it.
    ...walkStates({ id, chosen: chosenPasses, resultsAfter: [] }),

    inspecting: {
      tags: "stable",
      meta: { screen: "passes", step: "offer", resume: "stay" },
      entry: { type: "goTo", params: "offer" },
      invoke: {
        id: "choice",
        src: "choice",
        input: ({ context }) => choiceInput(context),
        onDone: [
          { guard: withOutput("arePassesChosen"), target: "checkout", actions: withOutput("takePasses") },
          { guard: withOutput("isSearchEdited"), target: "planning", actions: withOutput("takePasses") },
          {
            guard: withOutput("isSearchedAgain"),
            target: "shopping",
            actions: [withOutput("takePasses"), { type: "forgetOffer", params: null }, "beginAnew"],
          },
          { target: "shopping", actions: withOutput("takePasses") },
        ],
        onError: "shopping",
      },
      on: {
        RESUME: { actions: "tellChoice" },
        "flow.back": { actions: "tellChoice" },
        "search.edit": { actions: "tellChoice" },
        "flow.leave": "left",
      },
    },
  },
});
