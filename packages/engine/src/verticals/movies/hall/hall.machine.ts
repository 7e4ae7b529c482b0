import {
  choosingSeats,
  openSeats,
  partyPresses,
  pricingSeats,
  readingSeats,
  seatEnds,
  seatsFrame,
  watchedSeats,
} from "../../../booking/seat-plan/seat-choice.chart.ts";
import { hallSetup, initialHall, outputOf } from "./hall.setup.ts";
import type { HallContext } from "./hall.types.ts";
import { pressed } from "./hall-kit.ts";

const id = "hall";

const showIn = ({ show }: HallContext) => show;

/**
 * Seats in a hall: how many they are and in which category, then the seats, one by one or the best together. What others take while
 * somebody chooses is seen as it happens; nobody loses more by it than what was taken.
 */
export const hallMachine = hallSetup.createMachine({
  id,
  context: ({ input }) => initialHall(input),
  output: ({ context }) => outputOf(context),
  ...seatsFrame,
  states: {
    reading: readingSeats(showIn),

    open: {
      ...openSeats,
      initial: "sorting",
      states: {
        sorting: {
          meta: { screen: "loading", resume: "restart" },
          always: [{ guard: "hasParty", target: "choosing" }, { target: "counting" }],
        },

        counting: {
          tags: "stable",
          meta: { screen: "party", resume: "inquire" },
          on: {
            "party.choose": {
              guard: { type: "isParty", params: ({ event }) => event.party },
              target: "choosing",
              actions: [{ type: "takeParty", params: ({ event }) => event.party }, "proposeRest"],
            },
          },
        },

        choosing: {
          ...choosingSeats,
          ...watchedSeats({ id, of: showIn }),
          on: {
            ...partyPresses(pressed),
            "party.edit": "counting",
            "seats.choose": { actions: [{ type: "chooseSeats", params: ({ event }) => event }, "proposeRest"] },
            "seats.submit": { guard: "canSubmit", target: "pricing" },
          },
        },

        pricing: pricingSeats({ id, of: ({ picks, show }: HallContext) => ({ picks, show }) }),
      },
    },

    ...seatEnds,
  },
});
