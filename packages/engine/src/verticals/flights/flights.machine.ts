import { readingStates, sessionExpired, walkFrame, walkStates } from "../../booking/walk/walk.chart.ts";
import { chosenFare, flightsSetup, initialFlights } from "./flights.setup.ts";

const id = "flights";

/** Booking a flight: an itinerary is read, and a fare of it is chosen. All else is as in every walk. */
export const flightsMachine = flightsSetup.createMachine({
  id,
  ...walkFrame,
  context: ({ input }) => initialFlights(input),
  states: {
    ...walkStates({ id, chosen: chosenFare, resultsAfter: ["DECLINED", "SOLD_OUT"] }),

    inspecting: {
      initial: "reading",
      entry: { type: "goTo", params: "offer" },
      on: { "flow.back": "shopping", "search.edit": "planning" },
      states: {
        ...readingStates({ id, screen: "itinerary", source: "readFares" }),
        choosing: {
          tags: "stable",
          meta: { screen: "itinerary", step: "offer", resume: "stay" },
          invoke: {
            id: "offerDeadline",
            src: "waitUntil",
            input: ({ context }) => ({ at: context.offerExpiresAt }),
            onDone: "#flights.sessionExpired",
          },
          on: {
            "fare.choose": {
              guard: { type: "isFare", params: ({ event }) => event.fareId },
              actions: { type: "chooseFare", params: ({ event }) => event.fareId },
            },
            "itinerary.accept": "#flights.checkout",
            RESUME: {
              guard: { type: "isOfferOver", params: ({ event }) => event.now },
              target: "#flights.sessionExpired",
            },
          },
        },
      },
    },

    sessionExpired,
  },
});
