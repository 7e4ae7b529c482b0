import { createTokenGate, type TokenGate } from "@safar/api-clients";
import type { ListTravellersOutcome, QuoteOutcome } from "@safar/engine";
import { fromPromise } from "xstate";
import { type Plant, withPaymentChart, withPayments, withService } from "./plant.ts";

const minuteMs = 60_000;

/** Bugs in what is kept, in clocks and in tokens. */
export const restorePlants: readonly Plant[] = [
  {
    name: "timer-lost-on-restore",
    is: "A wait that was under way when the page was left is not taken up again.",
    caughtBy: ["past is past", "everything settles"],
    plant: () => {
      let isRestored = false;
      return {
        kept: (text) => {
          isRestored = true;
          return text;
        },
        checkout: (machine, { ports: { clock } }) =>
          machine.provide({
            actors: {
              waitUntil: fromPromise<void, { at: number }>(({ input, signal }) =>
                isRestored
                  ? new Promise(() => undefined)
                  : new Promise((resolve) => {
                      const timer = clock.setTimeout(() => resolve(), Math.max(0, input.at - clock.now()));
                      signal.addEventListener("abort", () => clock.clearTimeout(timer));
                    }),
              ),
            },
            guards: { isQuoteOver: () => false },
          }),
      };
    },
  },
  {
    name: "countdown-from-anew",
    is: "A reload gives the price's guarantee its whole time again.",
    caughtBy: ["countdowns only fall"],
    plant: () => ({
      kept: (text) => text.replaceAll(/"expiresAt":(\d{13})/g, (_, at) => `"expiresAt":${Number(at) + 5 * minuteMs}`),
    }),
  },
  {
    name: "deadline-moves",
    is: "The time to pay is counted from when the methods are read.",
    caughtBy: ["countdowns only fall"],
    plant: () => ({
      ports: (ports) => ({
        ...ports,
        payments: {
          ...ports.payments,
          options: async (order, signal) => {
            const outcome = await ports.payments.options(order, signal);
            return outcome.type === "OPTIONS"
              ? { ...outcome, options: { ...outcome.options, payBy: ports.clock.now() + 15 * minuteMs } }
              : outcome;
          },
        },
      }),
    }),
  },
  {
    name: "store-of-everybody",
    is: "What is kept has one key for all who use the device.",
    caughtBy: ["own data alone", "no broken actor"],
    plant: () => {
      const kept: string[] = [];
      const ownerOf = (text: string) => /person-\d@/.exec(text)?.[0];
      return {
        kept: (text) => {
          kept.push(text);
          const others = (one: string) => ownerOf(one) !== undefined && ownerOf(one) !== ownerOf(text);
          return kept.findLast(others) ?? text;
        },
      };
    },
  },
  {
    name: "travellers-cached-across-users",
    is: "Saved travellers are cached by nothing that tells one user from another.",
    caughtBy: ["own data alone"],
    plant: () => {
      const cached: ListTravellersOutcome[] = [];
      return {
        ports: (ports) => ({
          ...ports,
          savedTravellers: {
            ...ports.savedTravellers,
            list: async (signal) => {
              const [known] = cached;
              if (known !== undefined) return known;
              const outcome = await ports.savedTravellers.list(signal);
              if (outcome.type === "LISTED") cached.push(outcome);
              return outcome;
            },
          },
        }),
      };
    },
  },
  {
    name: "quote-cached-across-people",
    is: "Quotes are cached by nothing that tells one person from another.",
    caughtBy: ["own data alone"],
    plant: () => {
      const cache = new Map<string, { readonly until: number; readonly outcome: QuoteOutcome }>();
      return withService((service, { clock }) => ({
        quote: async (request, signal) => {
          const known = cache.get(request.kind);
          if (known !== undefined && clock.now() < known.until) return known.outcome;
          const outcome = await service.quote(request, signal);
          if (outcome.type === "QUOTED") cache.set(request.kind, { until: clock.now() + 3 * minuteMs, outcome });
          return outcome;
        },
      }));
    },
  },
  {
    name: "card-is-kept",
    is: "The card that was typed stays in the flow while its token is fetched.",
    caughtBy: ["no secret is kept"],
    plant: () =>
      withPaymentChart((ports) => ({
        actors: {
          tokenise: fromPromise(async ({ input: { card, save }, signal }) => ({
            ...(await ports.payments.tokenise(card, signal)),
            save,
          })),
        },
      })),
  },
  {
    name: "card-in-the-mask",
    is: "The masked number of a card is its whole number.",
    caughtBy: ["no secret is kept"],
    plant: () =>
      withPayments((payments) => ({
        tokenise: async (card, signal) => {
          const outcome = await payments.tokenise(card, signal);
          return outcome.type === "TOKENISED" ? { ...outcome, masked: card.number } : outcome;
        },
      })),
  },
  {
    name: "token-for-each",
    is: "Every request that is refused fetches a token of its own.",
    caughtBy: ["one token at a time"],
    plant: () => ({
      gate: (options): TokenGate => ({
        run: (dispatch, signal) => createTokenGate(options).run(dispatch, signal),
      }),
    }),
  },
  {
    name: "name-forgotten-by-reload",
    is: "What was typed as a first name is kept under another name than it is read by.",
    caughtBy: ["nothing typed is lost"],
    plant: () => ({ kept: (text) => text.replaceAll(/"firstName":"[^"]+"/g, '"firstName":""') }),
  },
  {
    name: "email-forgotten-by-reload",
    is: "The address that tickets are sent to is left out of what is kept.",
    caughtBy: ["nothing typed is lost"],
    plant: () => ({ kept: (text) => text.replaceAll(/"email":"[^"]+@[^"]+"/g, '"email":""') }),
  },
  {
    name: "extras-forgotten-by-reload",
    is: "What was chosen beyond the fare is left out of what is kept.",
    caughtBy: ["nothing typed is lost"],
    plant: () => ({ kept: (text) => text.replaceAll(/"choices":\[\{[^\]]*\]/g, '"choices":[]') }),
  },
  {
    name: "storage-is-full",
    is: "What is kept is cut off where the storage ends.",
    caughtBy: ["no broken actor"],
    plant: () => ({ kept: (text) => text.slice(0, 2000) }),
  },
  {
    name: "timeout-stays",
    is: "The timeout of a bill is not taken back when the bill is there.",
    caughtBy: ["nothing runs on"],
    plant: () =>
      withPayments((payments, { clock }) => ({
        bill: (request, signal) => {
          clock.setTimeout(() => undefined, 24 * 60 * minuteMs);
          return payments.bill(request, signal);
        },
      })),
  },
];
