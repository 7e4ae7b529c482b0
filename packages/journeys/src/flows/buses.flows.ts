import { busesModel, seatsModel } from "@safar/engine/testing";
import { defineFlow } from "@safar/paths";
import { allOfIt, offlineIn } from "./model-parts.ts";
import { seatInvariants, walkInvariants, walkProject } from "./seats.invariants.ts";
import { wordsFor } from "./words.ts";

/** Booking a bus, as a whole and seat by seat. */
export const busFlows = [
  defineFlow("buses", busesModel.machine, {
    ...busesModel,
    project: walkProject,
    invariants: {
      ...walkInvariants,
      "seats are of a departure": (snapshot) => !snapshot.matches("inspecting") || snapshot.context.offer !== null,
    },
    expect: allOfIt,
    offline: offlineIn(busesModel),
    words: wordsFor("buses", busesModel),
  }),
  defineFlow("bus-seats", seatsModel.machine, {
    ...seatsModel,
    // Why something was refused, and where one gets on, decide nothing.
    project: ({ end, fares, gender, gone, lost, picks, plan, proposal }) => ({
      picks: picks.map(({ seat, gender: who }) => `${seat}${who}`),
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
      "no more than the operator allows": ({ context: { picks, plan } }) =>
        plan === null || picks.length <= plan.rules.max,
      "what is priced is chosen": (snapshot) =>
        !snapshot.matches({ open: "bundling" }) || snapshot.context.picks.length > 0,
    },
    expect: allOfIt,
    offline: offlineIn(seatsModel),
    words: wordsFor("bus-seats", seatsModel),
  }),
];
