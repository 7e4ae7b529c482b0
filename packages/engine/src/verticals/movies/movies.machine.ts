import { walkFrame, walkStates } from "../../booking/walk/walk.chart.ts";
import { withOutput } from "../../kernel/flow/with-output.ts";
import { chosenSeats, hallInput, initialMovies, moviesSetup } from "./movies.setup.ts";

const id = "movies";

/** Booking a show: seats are chosen in its hall by a chart of their own. All else is as in every walk. */
export const moviesMachine = moviesSetup.createMachine({
  id,
  ...walkFrame,
  context: ({ input }) => initialMovies(input),
  states: {
    // A hall that is full, or a show that has begun, leads to the others; after anything else there may be other seats of the same one.
    ...walkStates({ id, chosen: chosenSeats, resultsAfter: ["SOLD_OUT"] }),

    inspecting: {
      tags: "stable",
      meta: { screen: "seats", step: "offer", resume: "stay" },
      entry: { type: "goTo", params: "offer" },
      invoke: {
        id: "hall",
        src: "hall",
        input: ({ context }) => hallInput(context),
        onDone: [
          { guard: withOutput("areSeatsChosen"), target: "checkout", actions: withOutput("takeSeats") },
          { guard: withOutput("isSearchEdited"), target: "planning", actions: withOutput("takeSeats") },
          {
            guard: withOutput("isSearchedAgain"),
            target: "shopping",
            actions: [withOutput("takeSeats"), { type: "forgetOffer", params: null }, "beginAnew"],
          },
          { target: "shopping", actions: withOutput("takeSeats") },
        ],
        onError: "shopping",
      },
      on: {
        RESUME: { actions: "tellHall" },
        "flow.back": { actions: "tellHall" },
        "search.edit": { actions: "tellHall" },
        "flow.leave": "left",
      },
    },
  },
});
