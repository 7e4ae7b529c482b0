import { walkFrame, walkStates } from "../../booking/walk/walk.chart.ts";
import { withOutput } from "../../kernel/flow/with-output.ts";
import { busesSetup, chosenSeats, initialBuses, seatsInput } from "./buses.setup.ts";

const id = "buses";

/** Booking a bus: its seats are read and chosen by a chart of their own. All else is as in every walk. */
export const busesMachine = busesSetup.createMachine({
  id,
  ...walkFrame,
  context: ({ input }) => initialBuses(input),
  states: {
    // A coach that is full leads to the others; after anything else there may be other seats of the same one.
    ...walkStates({ id, chosen: chosenSeats, resultsAfter: ["SOLD_OUT"] }),

    inspecting: {
      tags: "stable",
      meta: { screen: "seats", step: "offer", resume: "stay" },
      entry: { type: "goTo", params: "offer" },
      invoke: {
        id: "seats",
        src: "seats",
        input: ({ context }) => seatsInput(context),
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
        RESUME: { actions: "tellSeats" },
        "flow.back": { actions: "tellSeats" },
        "search.edit": { actions: "tellSeats" },
        "flow.leave": "left",
      },
    },
  },
});
