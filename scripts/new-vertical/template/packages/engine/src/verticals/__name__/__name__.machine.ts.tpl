import { readingStates, sessionExpired, walkFrame, walkStates } from "../../booking/walk/walk.chart.ts";
import { __camel__Setup, chosenOffer, initial__Pascal__ } from "./__name__.setup.ts";

const id = "__name__";

/** An offer is read and taken as it is. Fill in what of it is chosen before the price. All else is as in every walk. */
export const __camel__Machine = __camel__Setup.createMachine({
  id,
  ...walkFrame,
  context: ({ input }) => initial__Pascal__(input),
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
          on: { "offer.accept": "#__name__.checkout" },
        },
      },
    },

    sessionExpired,
  },
});
