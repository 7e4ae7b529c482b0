import { toursModel } from "@safar/engine/testing";
import { defineFlow } from "@safar/paths";
import { allOfIt, offlineIn } from "./model-parts.ts";
import { countedProject, walkInvariants } from "./seats.invariants.ts";
import { wordsFor } from "./words.ts";

/** Booking a tour, as a whole. Its days and units are chosen by the chart of everything that is sold by the number. */
export const toursFlows = [
  defineFlow("tours", toursModel.machine, {
    ...toursModel,
    project: countedProject,
    invariants: walkInvariants,
    expect: allOfIt,
    offline: offlineIn(toursModel),
    words: wordsFor("tours", toursModel),
  }),
];
