import { trainPlacesModel, trainsModel } from "@safar/engine/testing";
import { defineFlow } from "@safar/paths";
import { allOfIt, offlineIn } from "./model-parts.ts";
import { wordsFor } from "./words.ts";

/** Booking a train, as a whole and place by place. */
export const trainsFlows = [
  defineFlow("trains", trainsModel.machine, {
    ...trainsModel,
    // What guards look at. Names, amounts and instants that only travel through the walk tell no configurations apart.
    project: ({ choice, code, end, kept, lost, offer, search, start, train }) => ({
      search: search === null,
      start: start.at,
      offer: offer === null,
      train: train === null,
      code,
      choice: choice === null,
      lost: lost.length,
      kept: kept.draft === null,
      end: end.type,
    }),
    invariants: {
      "a checkout is of something": (snapshot) =>
        !snapshot.matches("checkout") ||
        snapshot.context.choice !== null ||
        ["quote", "payment"].includes(snapshot.context.start.at),
      "places are of a class of a train": (snapshot) =>
        !snapshot.matches({ inspecting: "seating" }) ||
        (snapshot.context.offer !== null && snapshot.context.code !== null),
      "a walk that ends booked has a booking": (snapshot) =>
        !snapshot.matches("confirmed") || snapshot.context.end.type === "BOOKED",
    },
    expect: allOfIt,
    offline: offlineIn(trainsModel),
    words: wordsFor("trains", trainsModel),
  }),
  defineFlow("train-places", trainPlacesModel.machine, {
    ...trainPlacesModel,
    // Why something was refused decides nothing.
    project: ({ end, fares, gender, gone, lost, picks, plan, proposal }) => ({
      picks: picks.map(({ gender: who, id, seat }) => `${id}${seat}${who}`),
      gender,
      lost: lost.map(({ nearest, seat }) => `${seat}${nearest}`),
      proposal: proposal.length,
      plan: plan === null,
      fares: fares === null,
      gone,
      end,
    }),
    invariants: {
      "nobody shares a place": ({ context: { picks } }) => new Set(picks.map(({ seat }) => seat)).size === picks.length,
      "nobody has two places": ({ context: { picks } }) => new Set(picks.map(({ id }) => id)).size === picks.length,
      "nobody has a place that is not free": (snapshot) => {
        const { picks, plan } = snapshot.context;
        if (plan === null || snapshot.matches("reading")) return true;
        return picks.every(({ seat: id }) => plan.seats.find((seat) => seat.id === id)?.status === "available");
      },
      "what is priced is a place for everybody": ({ context: { end, picks, travellers }, status }) =>
        status !== "done" || end !== "CHOSEN" || picks.length === travellers.length,
    },
    expect: allOfIt,
    offline: offlineIn(trainPlacesModel),
    words: wordsFor("train-places", trainPlacesModel),
  }),
];
