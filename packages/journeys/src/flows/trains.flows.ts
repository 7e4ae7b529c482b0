import { trainPlacesModel, trainsModel } from "@safar/engine/testing";
import { defineFlow } from "@safar/paths";
import { allOfIt, offlineIn } from "./model-parts.ts";
import { nobodyTwice, seatInvariants, walkInvariants } from "./seats.invariants.ts";
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
      ...walkInvariants,
      "places are of a class of a train": (snapshot) =>
        !snapshot.matches({ inspecting: "seating" }) ||
        (snapshot.context.offer !== null && snapshot.context.code !== null),
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
      ...seatInvariants,
      "nobody has two places": nobodyTwice,
      "what is priced is a place for everybody": ({ context: { end, picks, travellers }, status }) =>
        status !== "done" || end !== "CHOSEN" || picks.length === travellers.length,
    },
    expect: allOfIt,
    offline: offlineIn(trainPlacesModel),
    words: wordsFor("train-places", trainPlacesModel),
  }),
];
