import {
  type Money,
  type Price,
  type QuoteOutcome,
  quoteActors,
  quoteMachine,
  reserveActors,
  reserveMachine,
} from "@safar/engine";
import { type Plant, type Planted, withPayments, withService } from "./plant.ts";

const wholeUnit = 100;

const rounded = ({ currency, minor }: Money): Money => ({ currency, minor: Math.round(minor / wholeUnit) * wholeUnit });

/** A quote whose prices went through somebody's hands. */
const withPrices = (change: (price: Price) => Price): Planted =>
  withService((service) => ({
    quote: async (request, signal): Promise<QuoteOutcome> => {
      const outcome = await service.quote(request, signal);
      if (outcome.type !== "QUOTED") return outcome;
      const { charge, display } = outcome.quote.price;
      return { ...outcome, quote: { ...outcome.quote, price: { charge: change(charge), display: change(display) } } };
    },
  }));

/** Bugs in what something costs. */
export const pricePlants: readonly Plant[] = [
  {
    name: "rounded-lines",
    is: "Each line is rounded for the screen, and the total is not.",
    caughtBy: ["the lines make the total"],
    plant: () =>
      withPrices((price) => ({
        ...price,
        lines: price.lines.map((line) => ({
          ...line,
          amount: rounded({ ...line.amount, minor: line.amount.minor + 49 }),
        })),
      })),
  },
  {
    name: "hidden-fee",
    is: "Fees are left out of the list and stay in the total.",
    caughtBy: ["the lines make the total"],
    plant: () =>
      withPrices((price) => ({
        ...price,
        lines: price.lines.filter(({ kind }) => kind === "base" || kind === "addon"),
      })),
  },
  {
    name: "total-without-tax",
    is: "The price on the screen is the fare alone.",
    caughtBy: ["the price that was accepted"],
    plant: () =>
      withPrices(({ lines, total }) => {
        const base = lines.filter(({ kind }) => kind === "base");
        return { lines: base, total: { ...total, minor: base.reduce((sum, { amount }) => sum + amount.minor, 0) } };
      }),
  },
  {
    name: "bill-line-lost",
    is: "A bill forgets its last line.",
    caughtBy: ["the lines make the total"],
    plant: () =>
      withPayments((payments) => ({
        bill: async (request, signal) => {
          const outcome = await payments.bill(request, signal);
          if (outcome.type !== "BILLED") return outcome;
          const { price } = outcome.bill;
          return { ...outcome, bill: { ...outcome.bill, price: { ...price, lines: price.lines.slice(0, -1) } } };
        },
      })),
  },
  {
    name: "other-amount-charged",
    is: "A payment is sent with an amount in whole units.",
    caughtBy: ["the price that was accepted"],
    plant: () =>
      withPayments((payments) => ({
        process: (request, signal) =>
          payments.process({ ...request, amount: { ...request.amount, minor: request.amount.minor + 1 } }, signal),
      })),
  },
  {
    name: "display-currency-charged",
    is: "A payment is sent in the currency that prices are read in.",
    caughtBy: ["the price that was accepted"],
    plant: () =>
      withPayments((payments) => ({
        process: (request, signal) =>
          payments.process({ ...request, amount: { ...request.amount, currency: "USD" } }, signal),
      })),
  },
  {
    name: "boolean-price-flag",
    is: "Whether a price was accepted is a flag, and not which price: a new one passes for the old one.",
    caughtBy: ["the price that was accepted"],
    plant: () =>
      withService((service) => ({
        reserve: async (request, signal) => {
          const outcome = await service.reserve(request, signal);
          if (outcome.type !== "PRICE_CHANGED") return outcome;
          const read = await service.quote({ kind: "read", refId: request.refId, isRenewed: false }, signal);
          if (read.type !== "QUOTED") return outcome;
          const { hash, price } = read.quote;
          const { currency, minor: amountMinor } = price.charge.total;
          return service.reserve({ ...request, acknowledged: { quoteHash: hash, amountMinor, currency } }, signal);
        },
      })),
  },
  {
    name: "price-change-unasked",
    is: "A quote that costs something else than what was seen is accepted by itself, at the price that was seen.",
    caughtBy: ["the price that was accepted"],
    plant: () => {
      const firstSeen = new Map<string, number>();
      return {
        checkout: (machine, { ports: { clock }, service }) =>
          machine.provide({
            actors: {
              quote: quoteMachine.provide({ actors: quoteActors(service, clock) }),
              reserve: reserveMachine.provide({
                actors: reserveActors(
                  {
                    ...service,
                    reserve: (request, signal) => {
                      const amountMinor = firstSeen.get(request.refId) ?? request.acknowledged.amountMinor;
                      firstSeen.set(request.refId, amountMinor);
                      return service.reserve(
                        { ...request, acknowledged: { ...request.acknowledged, amountMinor } },
                        signal,
                      );
                    },
                  },
                  clock,
                ),
              }),
            },
          }),
      };
    },
  },
];
