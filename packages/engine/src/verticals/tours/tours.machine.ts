import { walkFrame, walkStates } from "../../booking/walk/walk.chart.ts";
import { choosingQuantities, chosenQuantities, initialQuantities } from "../../booking/walk/walk-quantities.ts";
import { toursSetup } from "./tours.setup.ts";

const id = "tours";

/** Booking a tour: a day, a start and units are chosen by the chart of everything that is sold by the number. All else is as in every walk. */
export const toursMachine = toursSetup.createMachine({
  id,
  ...walkFrame,
  context: ({ input }) => initialQuantities(input),
  states: {
    // After a start that is sold out or closed there may be another one of the same tour.
    ...walkStates({ id, chosen: chosenQuantities, resultsAfter: [] }),

    inspecting: choosingQuantities("choice"),
  },
});
