import { eventsModel } from "@safar/engine/testing";
import { defineFlow } from "@safar/paths";
import { allOfIt, offlineIn } from "./model-parts.ts";
import { wordsFor } from "./words.ts";

/** Booking, from the search to the ticket. A machine of this vertical's own is registered beside it. */
export const eventsFlows = [
  defineFlow("events", eventsModel.machine, {
    ...eventsModel,
    // What guards look at. Names, amounts and instants that only travel through the walk tell no configurations apart.
    project: ({ end, kept, offer, search, shown, start }) => ({
      search: search === null,
      start: start.at,
      offer: offer === null,
      shown: shown === null,
      kept: kept.draft === null,
      end: end.type,
    }),
    invariants: {
      "a checkout is of something": (snapshot) =>
        !snapshot.matches("checkout") ||
        snapshot.context.offer !== null ||
        ["quote", "payment"].includes(snapshot.context.start.at),
      "a walk that ends booked has a booking": (snapshot) =>
        !snapshot.matches("confirmed") || snapshot.context.end.type === "BOOKED",
    },
    expect: allOfIt,
    offline: offlineIn(eventsModel),
    words: wordsFor("events", eventsModel),
  }),
];
