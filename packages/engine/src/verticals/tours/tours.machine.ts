import { walkFrame, walkStates } from "../../booking/walk/walk.chart.ts";
import { withOutput } from "../../kernel/flow/with-output.ts";
import { choiceInput, chosenUnits, initialTours, toursSetup } from "./tours.setup.ts";

const id = "tours";

/** Booking a tour: a day, a start and units are chosen by the chart of everything that is sold by the number. All else is as in every walk. */
export const toursMachine = toursSetup.createMachine({
  id,
  ...walkFrame,
  context: ({ input }) => initialTours(input),
  states: {
    // After a start that is sold out or closed there may be another one of the same tour.
    ...walkStates({ id, chosen: chosenUnits, resultsAfter: [] }),

    inspecting: {
      tags: "stable",
      meta: { screen: "choice", step: "offer", resume: "stay" },
      entry: { type: "goTo", params: "offer" },
      invoke: {
        id: "choice",
        src: "choice",
        input: ({ context }) => choiceInput(context),
        onDone: [
          { guard: withOutput("areUnitsChosen"), target: "checkout", actions: withOutput("takeUnits") },
          { guard: withOutput("isSearchEdited"), target: "planning", actions: withOutput("takeUnits") },
          {
            guard: withOutput("isSearchedAgain"),
            target: "shopping",
            actions: [withOutput("takeUnits"), { type: "forgetOffer", params: null }, "beginAnew"],
          },
          { target: "shopping", actions: withOutput("takeUnits") },
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
