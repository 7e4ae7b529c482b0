import { busesModel, seatsModel } from "@safar/engine/testing";
import { defineFlow } from "@safar/paths";
import { allOfIt, offlineIn } from "./model-parts.ts";
import { wordsFor } from "./words.ts";

/** Booking a bus, as a whole and seat by seat. */
export const busFlows = [
  defineFlow("buses", busesModel.machine, {
    ...busesModel,
    // What guards look at. Names, amounts and instants that only travel through the walk tell no configurations apart.
    project: ({ choice, end, kept, lost, offer, search, start }) => ({
      search: search === null,
      start: start.at,
      offer: offer === null,
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
      "seats are of a departure": (snapshot) => !snapshot.matches("inspecting") || snapshot.context.offer !== null,
      "a walk that ends booked has a booking": (snapshot) =>
        !snapshot.matches("confirmed") || snapshot.context.end.type === "BOOKED",
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
      "nobody shares a seat": ({ context: { picks } }) => new Set(picks.map(({ seat }) => seat)).size === picks.length,
      "no more than the operator allows": ({ context: { picks, plan } }) =>
        plan === null || picks.length <= plan.rules.max,
      "nobody sits on a seat that is not free": (snapshot) => {
        const { picks, plan } = snapshot.context;
        if (plan === null || snapshot.matches("reading")) return true;
        return picks.every(({ seat: id }) => plan.seats.find((seat) => seat.id === id)?.status === "available");
      },
      "what is priced is chosen": (snapshot) =>
        !snapshot.matches({ open: "bundling" }) || snapshot.context.picks.length > 0,
    },
    expect: allOfIt,
    offline: offlineIn(seatsModel),
    words: wordsFor("bus-seats", seatsModel),
  }),
];
