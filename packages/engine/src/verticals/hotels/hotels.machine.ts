import { readingStates, sessionExpired, walkFrame, walkStates } from "../../booking/walk/walk.chart.ts";
import { chosenRooms, hotelsSetup, initialHotels, roomsInput } from "./hotels.setup.ts";

const id = "hotels";

/** Booking rooms of a hotel: it is read, and its rooms are chosen by a chart of their own. All else is as in every walk. */
export const hotelsMachine = hotelsSetup.createMachine({
  id,
  ...walkFrame,
  context: ({ input }) => initialHotels(input),
  states: {
    // Whatever a checkout came to, there may be another room of the same hotel.
    ...walkStates({ id, chosen: chosenRooms, resultsAfter: [] }),

    inspecting: {
      initial: "reading",
      entry: { type: "goTo", params: "offer" },
      on: { "flow.back": "shopping", "search.edit": "planning" },
      states: {
        ...readingStates({ id, screen: "hotel", source: "readHotel" }),
        choosing: {
          tags: "stable",
          meta: { screen: "hotel", step: "offer", resume: "stay" },
          invoke: {
            id: "rooms",
            src: "rooms",
            input: ({ context }) => roomsInput(context),
            onDone: [
              {
                guard: { type: "areRoomsChosen", params: ({ event }) => event.output },
                target: "#hotels.checkout",
                actions: { type: "keepPicks", params: ({ event }) => event.output },
              },
              {
                guard: { type: "areRoomsLate", params: ({ event }) => event.output },
                target: "#hotels.sessionExpired",
                actions: { type: "keepPicks", params: ({ event }) => event.output },
              },
              {
                target: "#hotels.shopping",
                actions: { type: "keepPicks", params: ({ event }) => event.output },
              },
            ],
            onError: "unread",
          },
          // What was chosen so far comes with the choice that is gone back from.
          on: { RESUME: { actions: "tellRooms" }, "flow.back": { actions: "tellRooms" } },
        },
      },
    },

    sessionExpired,
  },
});
