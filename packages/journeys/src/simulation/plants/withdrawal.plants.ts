import type { Plant } from "./plant.ts";

/** Bugs in what is withdrawn, and in what people are told of it. */
export const withdrawalPlants: readonly Plant[] = [
  {
    name: "withdrawn-in-whole-units",
    is: "A request to withdraw is sent with its amount rounded up.",
    caughtBy: ["one withdrawal"],
    plant: () => ({
      withdrawals: ({ request: ask }) => ({
        request: (request, signal) =>
          ask({ ...request, amount: { ...request.amount, minor: request.amount.minor + 1 } }, signal),
      }),
    }),
  },
  {
    name: "withdrawn-again-when-lost",
    is: "A retry in the network layer repeats a request to withdraw whose answer was lost.",
    caughtBy: ["look before repeating"],
    plant: () => ({
      withdrawals: ({ request: ask }) => ({
        request: async (request, signal) => {
          const outcome = await ask(request, signal);
          return outcome.type === "UNKNOWN" ? ask(request, signal) : outcome;
        },
      }),
    }),
  },
];
