import { walkFrame, walkStates } from "../../booking/walk/walk.chart.ts";
import { choosingPlaces } from "../../booking/walk/walk-seats.chart.ts";
import { busesSetup, chosenSeats, initialBuses, seatsInput } from "./buses.setup.ts";

const id = "buses";

const inspecting = choosingPlaces({ id, child: "seats", screen: "seats", input: seatsInput, back: "shopping" });

/** Booking a bus: its seats are read and chosen by a chart of their own. All else is as in every walk. */
export const busesMachine = busesSetup.createMachine({
  id,
  ...walkFrame,
  context: ({ input }) => initialBuses(input),
  states: {
    // A coach that is full leads to the others; after anything else there may be other seats of the same one.
    ...walkStates({ id, chosen: chosenSeats, resultsAfter: ["SOLD_OUT"] }),

    inspecting: {
      ...inspecting,
      on: { ...inspecting.on, "flow.leave": "left" },
    },
  },
});
