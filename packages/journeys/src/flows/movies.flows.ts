import { hallModel, moviesModel, movingModel } from "@safar/engine/testing";
import { defineFlow } from "@safar/paths";
import { allOfIt, offlineIn } from "./model-parts.ts";
import { nobodyTwice, seatInvariants, walkInvariants, walkProject } from "./seats.invariants.ts";
import { wordsFor } from "./words.ts";

/** Booking a show, as a whole and seat by seat, and moving to another show. */
export const moviesFlows = [
  defineFlow("movies", moviesModel.machine, {
    ...moviesModel,
    project: walkProject,
    invariants: {
      ...walkInvariants,
      "seats are of a show": (snapshot) => !snapshot.matches("inspecting") || snapshot.context.offer !== null,
    },
    expect: allOfIt,
    offline: offlineIn(moviesModel),
    words: wordsFor("movies", moviesModel),
  }),
  defineFlow("hall", hallModel.machine, {
    ...hallModel,
    // Why something was refused decides nothing.
    project: ({ end, gone, lost, party, picks, plan, price, proposal }) => ({
      picks: picks.map(({ id, seat }) => `${id}${seat}`),
      party: `${party?.seats ?? 0} ${party?.category ?? ""}`,
      lost: lost.map(({ nearest, seat }) => `${seat}${nearest}`),
      proposal: proposal.map(({ id, seat }) => `${id}${seat}`),
      plan: plan === null,
      price: price === null,
      gone,
      end,
    }),
    invariants: {
      ...seatInvariants,
      "nobody has two seats": nobodyTwice,
      "no more than they are": ({ context: { party, picks } }) => picks.length <= (party?.seats ?? 0),
      "what is priced is a seat for everybody": ({ context: { end, party, picks }, status }) =>
        status !== "done" || end !== "CHOSEN" || picks.length === party?.seats,
    },
    expect: allOfIt,
    offline: offlineIn(hallModel),
    words: wordsFor("hall", hallModel),
  }),
  defineFlow("moving", movingModel.machine, {
    ...movingModel,
    project: ({ chosen, isTaken, offers, problem }) => ({
      chosen: chosen === null,
      isTaken,
      offers: offers.length,
      problem: problem?.kind ?? "none",
    }),
    invariants: {
      "what is moved was chosen": (snapshot) => !snapshot.matches("moving") || snapshot.context.chosen !== null,
    },
    expect: allOfIt,
    offline: offlineIn(movingModel),
    words: wordsFor("moving", movingModel),
  }),
];
