import { readingStates, sessionExpired, walkFrame, walkStates } from "../../booking/walk/walk.chart.ts";
import { withOutput } from "../../kernel/flow/with-output.ts";
import { chosenRooms, hotelsSetup, initialHotels, roomsInput } from "./hotels.setup.ts";
import type { HotelsContext } from "./hotels.types.ts";

const id = "hotels";

const { reading, unread } = readingStates({ id, screen: "hotel", source: "readHotel" });

const wanted = ({ context: { offer, search } }: { readonly context: HotelsContext }) => ({ offer, search });

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
        reading: { ...reading, invoke: { ...reading.invoke, input: wanted } },
        unread,
        choosing: {
          tags: "stable",
          meta: { screen: "hotel", step: "offer", resume: "stay" },
          invoke: {
            id: "rooms",
            src: "rooms",
            input: ({ context }) => roomsInput(context),
            onDone: [
              { guard: withOutput("areRoomsChosen"), target: "#hotels.checkout", actions: withOutput("keepPicks") },
              { guard: withOutput("areRoomsLate"), target: "#hotels.sessionExpired", actions: withOutput("keepPicks") },
              { target: "#hotels.shopping", actions: withOutput("keepPicks") },
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
