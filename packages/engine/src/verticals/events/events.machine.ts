import { walkFrame, walkStates } from "../../booking/walk/walk.chart.ts";
import { choosingQuantities, chosenQuantities, initialQuantities } from "../../booking/walk/walk-quantities.ts";
import { eventsSetup } from "./events.setup.ts";

const id = "events";

/** Booking an event: a show and passes are chosen by the chart of everything that is sold by the number. All else is as in every walk. */
export const eventsMachine = eventsSetup.createMachine({
  id,
  ...walkFrame,
  context: ({ input }) => initialQuantities(input),
  states: {
    // After passes that are sold out there may be others of the same event, or another day of it.
    ...walkStates({ id, chosen: chosenQuantities, resultsAfter: [] }),

    inspecting: choosingQuantities("passes"),
  },
});
