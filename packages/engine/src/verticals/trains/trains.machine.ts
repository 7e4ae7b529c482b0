import { readingStates, sessionExpired, walkFrame, walkStates } from "../../booking/walk/walk.chart.ts";
import { choosingPlaces } from "../../booking/walk/walk-seats.chart.ts";
import { chosenPlaces, initialTrains, placesInput, trainsSetup } from "./trains.setup.ts";
import type { TrainsEvent } from "./trains.types.ts";

const id = "trains";

type ClassChosen = { readonly event: Extract<TrainsEvent, { readonly type: "class.choose" }> };
const codeOf = ({ event }: ClassChosen): string => event.code;

const toPlaces = {
  guard: { type: "isClass", params: codeOf },
  target: "seating",
  actions: { type: "chooseClass", params: codeOf },
} as const;

const { reading, unread } = readingStates({ id, screen: "train", source: "readTrain" });

/**
 * Booking a train: it is read and a class of it chosen, then places in the coaches of that class by a chart of their own. All else is
 * as in every walk.
 */
export const trainsMachine = trainsSetup.createMachine({
  id,
  ...walkFrame,
  context: ({ input }) => initialTrains(input),
  states: {
    // A class that is full leads to the other trains; after anything else there may be other places of the same one.
    ...walkStates({ id, chosen: chosenPlaces, resultsAfter: ["SOLD_OUT"] }),

    inspecting: {
      initial: "arriving",
      on: { "search.edit": "planning", "flow.back": "shopping", "flow.leave": "left" },
      states: {
        /** Whoever comes back from the price finds the places that they had. */
        arriving: {
          meta: { screen: "train", step: "offer", resume: "restart" },
          always: [{ guard: "hasPlaces", target: "seating" }, { target: "reading" }],
        },

        // Whoever goes forward to the places again need not wait until the train that they came from is read anew.
        reading: { ...reading, on: { "class.choose": toPlaces } },
        unread,

        choosing: {
          tags: "stable",
          meta: { screen: "train", step: "offer", resume: "stay" },
          entry: { type: "goTo", params: "offer" },
          invoke: {
            id: "trainDeadline",
            src: "waitUntil",
            input: ({ context }) => ({ at: context.expiresAt }),
            onDone: `#${id}.sessionExpired`,
          },
          on: {
            "class.choose": toPlaces,
            "offer.reload": "reading",
            RESUME: {
              guard: { type: "isTrainOver", params: ({ event }) => event.now },
              target: `#${id}.sessionExpired`,
            },
          },
        },

        seating: choosingPlaces({ id, child: "places", screen: "places", input: placesInput, back: "reading" }),
      },
    },

    sessionExpired,
  },
});
