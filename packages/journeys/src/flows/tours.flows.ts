import { toursModel } from "@safar/engine/testing";
import { defineFlow } from "@safar/paths";
import { allOfIt, offlineIn } from "./model-parts.ts";
import { wordsFor } from "./words.ts";

/** Booking a tour, as a whole. Its days and units are chosen by the chart of everything that is sold by the number. */
export const toursFlows = [
  defineFlow("tours", toursModel.machine, {
    ...toursModel,
    // What guards look at. Names, amounts and instants that only travel through the walk tell no configurations apart.
    project: ({ choice, end, kept, offer, search, start }) => ({
      search: search === null,
      start: start.at,
      offer: offer === null,
      choice: choice === null,
      kept: kept.draft === null,
      end: end.type,
    }),
    invariants: {
      "a checkout is of something": (snapshot) =>
        !snapshot.matches("checkout") ||
        snapshot.context.choice !== null ||
        ["quote", "payment"].includes(snapshot.context.start.at),
      "a walk that ends booked has a booking": (snapshot) =>
        !snapshot.matches("confirmed") || snapshot.context.end.type === "BOOKED",
    },
    expect: allOfIt,
    offline: offlineIn(toursModel),
    words: wordsFor("tours", toursModel),
  }),
];
