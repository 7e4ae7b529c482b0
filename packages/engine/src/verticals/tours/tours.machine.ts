import { readingStates, sessionExpired, walkFrame, walkStates } from "../../booking/walk/walk.chart.ts";
import { chosenOffer, initialTours, toursSetup } from "./tours.setup.ts";

const id = "tours";

/** An offer is read and taken as it is. Fill in what of it is chosen before the price. All else is as in every walk. */
export const toursMachine = toursSetup.createMachine({
  id,
  ...walkFrame,
  context: ({ input }) => initialTours(input),
  states: {
    ...walkStates({ id, chosen: chosenOffer, resultsAfter: ["DECLINED", "SOLD_OUT"] }),

    inspecting: {
      initial: "reading",
      entry: { type: "goTo", params: "offer" },
      on: { "flow.back": "shopping", "search.edit": "planning" },
      states: {
        ...readingStates({ id, screen: "offer", source: "readOffer" }),
        choosing: {
          tags: "stable",
          meta: { screen: "offer", step: "offer", resume: "stay" },
          on: { "offer.accept": "#tours.checkout" },
        },
      },
    },

    sessionExpired,
  },
});
