import { walkFrame, walkStates } from "../../booking/walk/walk.chart.ts";
import { choosingPlaces } from "../../booking/walk/walk-seats.chart.ts";
import { chosenSeats, hallInput, initialMovies, moviesSetup } from "./movies.setup.ts";

const id = "movies";

const inspecting = choosingPlaces({ id, child: "hall", screen: "seats", input: hallInput, back: "shopping" });

/** Booking a show: seats are chosen in its hall by a chart of their own. All else is as in every walk. */
export const moviesMachine = moviesSetup.createMachine({
  id,
  ...walkFrame,
  context: ({ input }) => initialMovies(input),
  states: {
    // A hall that is full, or a show that has begun, leads to the others; after anything else there may be other seats of the same one.
    ...walkStates({ id, chosen: chosenSeats, resultsAfter: ["SOLD_OUT"] }),

    inspecting: {
      ...inspecting,
      on: { ...inspecting.on, "flow.leave": "left" },
    },
  },
});
