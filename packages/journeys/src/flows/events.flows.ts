import { eventsModel, quantityChoiceModel } from "@safar/engine/testing";
import { defineFlow } from "@safar/paths";
import { allOfIt, offlineIn } from "./model-parts.ts";
import { wordsFor } from "./words.ts";

/** Booking an event, as a whole; and when and how many of which, as everything is chosen that is sold by the number. */
export const eventsFlows = [
  defineFlow("events", eventsModel.machine, {
    ...eventsModel,
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
    offline: offlineIn(eventsModel),
    words: wordsFor("events", eventsModel),
  }),
  defineFlow("quantity-choice", quantityChoiceModel.machine, {
    ...quantityChoiceModel,
    project: ({ answers, code, cuts, date, end, price, problem, quantities, read, slot }) => ({
      answers: Object.keys(answers),
      code,
      cuts: cuts.length,
      date,
      end,
      price: price === null,
      problem: problem?.kind ?? "none",
      quantities,
      read: read === null,
      slot,
    }),
    invariants: {
      "nobody has more than there is": ({ context: { quantities, read } }) =>
        read === null || (quantities["day"] ?? 0) <= 4,
      "what is priced is of a slot": ({ context: { end, slot }, status }) =>
        status !== "done" || end !== "CHOSEN" || slot !== null,
    },
    expect: allOfIt,
    offline: offlineIn(quantityChoiceModel),
    words: wordsFor("quantity-choice", quantityChoiceModel),
  }),
];
