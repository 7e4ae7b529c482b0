import {
  choosingSeats,
  knownSeatPresses,
  openSeats,
  pricingSeats,
  readingSeats,
  seatEnds,
  seatsFrame,
  seatsTogether,
  whoSits,
} from "../../../booking/seat-plan/seat-choice.chart.ts";
import { nextSitter, sittersOf } from "./place-kit.ts";
import { initialPlaces, outputOf, placesSetup } from "./places.setup.ts";
import type { PlacesContext, PlacesEvent } from "./places.types.ts";

type Proposal = Extract<PlacesEvent, { readonly type: "seats.propose" }>;

/**
 * Places in the coaches of one class, one by one or the best together, for everybody who travels. Nobody ever has a place that the
 * operator's rules keep from them; one that goes to somebody else meanwhile leaves the others as they are.
 */
export const trainPlacesMachine = placesSetup.createMachine({
  id: "places",
  context: ({ input }) => initialPlaces(input),
  output: ({ context }) => outputOf(context),
  ...seatsFrame,
  states: {
    reading: readingSeats(({ code, train }: PlacesContext) => ({ code, train })),

    open: {
      ...openSeats,
      states: {
        choosing: {
          ...choosingSeats,
          on: {
            ...knownSeatPresses(nextSitter, "forgetWho"),
            ...whoSits,
            ...seatsTogether(({ genders }: Proposal, { travellers }: PlacesContext) => sittersOf(travellers, genders)),
            "seats.submit": { guard: "canSubmit", target: "pricing" },
          },
        },

        pricing: pricingSeats({
          id: "places",
          of: ({ code, picks, train }: PlacesContext) => ({ code, picks, train }),
        }),
      },
    },

    ...seatEnds,
  },
});
