import type { CancellationService, Money } from "@safar/engine";
import { fromPromise } from "xstate";
import type { Plant, Planted } from "./plant.ts";

/** Another service that cancels in the place of the real one. */
const withCancellations = (change: (service: CancellationService) => Partial<CancellationService>): Planted => ({
  cancellation: { service: change },
});

/** Bugs in what a cancellation gives back, and in what people are told of it. */
export const cancellationPlants: readonly Plant[] = [
  {
    name: "penalties-forgotten",
    is: "What was paid is told as what comes back, whatever is kept of it.",
    caughtBy: ["one cancellation"],
    plant: () =>
      withCancellations((service) => ({
        quote: async (booking, signal) => {
          const outcome = await service.quote(booking, signal);
          if (outcome.type !== "QUOTED") return outcome;
          const { paid } = outcome.quote;
          return { type: "QUOTED", quote: { ...outcome.quote, penalties: [], refund: paid } };
        },
      })),
  },
  {
    name: "cancelled-again-when-lost",
    is: "A retry in the network layer repeats a cancellation whose answer was lost.",
    caughtBy: ["look before repeating"],
    plant: () =>
      withCancellations((service) => ({
        cancel: async (request, signal) => {
          const outcome = await service.cancel(request, signal);
          return outcome.type === "UNKNOWN" ? service.cancel(request, signal) : outcome;
        },
      })),
  },
  {
    name: "cancelled-again-after-reload",
    is: "A cancellation that was under way runs again when the page is restored.",
    caughtBy: ["look before repeating", "past is past"],
    plant: () => ({
      cancellation: {
        actors: (service) => ({ cancel: fromPromise(({ input, signal }) => service.cancel(input, signal)) }),
      },
    }),
  },
  {
    name: "lost-is-cancelled",
    is: "A cancellation whose answer was lost is shown as one that took place.",
    caughtBy: ["one cancellation"],
    plant: () => {
      let told: Money = { minor: 0, currency: "PKR" };
      return withCancellations((service) => ({
        quote: async (booking, signal) => {
          const outcome = await service.quote(booking, signal);
          if (outcome.type === "QUOTED") told = outcome.quote.refund;
          return outcome;
        },
        cancel: async (request, signal) => {
          const outcome = await service.cancel(request, signal);
          if (outcome.type !== "UNKNOWN") return outcome;
          return {
            type: "CANCELLED",
            refund: { state: "in_progress", amount: told, target: request.target, steps: [] },
          };
        },
      }));
    },
  },
  {
    name: "offer-never-ends",
    is: "What a cancellation gives back is counted down by nothing: it may be confirmed whenever somebody comes back.",
    caughtBy: ["past is past"],
    plant: () => ({
      cancellation: { actors: () => ({ waitUntil: fromPromise(() => new Promise<void>(() => undefined)) }) },
    }),
  },
];
