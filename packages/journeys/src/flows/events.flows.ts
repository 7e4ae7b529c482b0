import { askModel, eventsModel, quantityChoiceModel } from "@safar/engine/testing";
import { defineFlow } from "@safar/paths";
import { allOfIt, offlineIn } from "./model-parts.ts";
import { countedProject, walkInvariants } from "./seats.invariants.ts";
import { wordsFor } from "./words.ts";

/** Booking an event, as a whole; and when and how many of which, as everything is chosen that is sold by the number. */
export const eventsFlows = [
  defineFlow("events", eventsModel.machine, {
    ...eventsModel,
    project: countedProject,
    invariants: walkInvariants,
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
  defineFlow("ask", askModel.machine, {
    ...askModel,
    project: ({ already, done, draft, trouble }) => ({
      already,
      done,
      draft,
      trouble: trouble === null || trouble === "invalid" ? trouble : trouble.kind,
    }),
    invariants: {
      "nothing is said to be done that nobody could send": ({ context: { done } }) => done?.["email"] !== "",
    },
    expect: allOfIt,
    offline: offlineIn(askModel),
    words: wordsFor("ask", askModel),
  }),
];
