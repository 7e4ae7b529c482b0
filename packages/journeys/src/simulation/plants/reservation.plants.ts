import { reserveActors, reserveMachine } from "@safar/engine";
import { fromPromise } from "xstate";
import type { CheckoutParts } from "../../flows/shop-walk.ts";
import { type Plant, type Planted, withService } from "./plant.ts";

/** The reservation's chart with other actors. */
const withReserveActors = (change: (parts: CheckoutParts) => Partial<ReturnType<typeof reserveActors>>): Planted => ({
  checkout: (machine, parts) =>
    machine.provide({
      actors: {
        reserve: reserveMachine.provide({
          actors: { ...reserveActors(parts.service, parts.ports.clock), ...change(parts) },
        }),
      },
    }),
});

/** Bugs in what is reserved. */
export const reservationPlants: readonly Plant[] = [
  {
    name: "blind-repeat",
    is: "A reservation whose answer is lost is asked for again without looking for it.",
    caughtBy: ["look before repeating"],
    plant: () =>
      withService((service) => ({
        reserve: async (request, signal) => {
          const outcome = await service.reserve(request, signal);
          return outcome.type === "UNKNOWN" ? service.reserve(request, signal) : outcome;
        },
      })),
  },
  {
    name: "new-name-for-each-try",
    is: "Every try to reserve has a name of its own.",
    caughtBy: ["one reservation", "look before repeating"],
    plant: () => {
      let tries = 0;
      return withService((service) => ({
        reserve: (request, signal) => {
          tries += 1;
          return service.reserve({ ...request, attempt: `${request.attempt.slice(0, 50)}-${tries}` }, signal);
        },
      }));
    },
  },
  {
    name: "reserved-again-after-reload",
    is: "A reservation that was under way runs again when the page is restored.",
    caughtBy: ["look before repeating"],
    plant: () =>
      withReserveActors(({ service }) => ({
        reserve: fromPromise(({ input, signal }) => service.reserve(input, signal)),
      })),
  },
  {
    name: "expired-price-reserved",
    is: "Nobody looks at the clock while somebody reads the review.",
    caughtBy: ["past is past"],
    plant: () => ({
      checkout: (machine) =>
        machine.provide({
          actors: { waitUntil: fromPromise<void, { at: number }>(() => new Promise(() => undefined)) },
          guards: { isQuoteOver: () => false },
        }),
    }),
  },
  {
    name: "reservation-of-another",
    is: "The reservation that is found is the latest of everybody's.",
    caughtBy: ["own data alone", "no broken actor", "one owner of a seat"],
    plant: () => {
      const found = new Map<string, Awaited<ReturnType<Parameters<Parameters<typeof withService>[0]>[0]["reserve"]>>>();
      return withService((service) => ({
        reserve: async (request, signal) => {
          const latest = found.get("latest");
          if (latest !== undefined) return latest;
          const outcome = await service.reserve(request, signal);
          if (outcome.type === "RESERVED") found.set("latest", outcome);
          return outcome;
        },
      }));
    },
  },
  {
    name: "stale-seat-owner",
    is: "A seat that went to somebody else is left out without a word, and the screen goes on calling it ours.",
    caughtBy: ["one owner of a seat", "the price that was accepted"],
    plant: () =>
      withService((service) => ({
        reserve: async (request, signal) => {
          const outcome = await service.reserve(request, signal);
          if (outcome.type !== "SEAT_TAKEN") return outcome;
          const extras = request.extras.filter(({ serviceId }) => !serviceId.startsWith("seat."));
          const requoted = await service.quote({ kind: "again", refId: request.refId, extras }, signal);
          if (requoted.type !== "QUOTED") return outcome;
          const { hash, price } = requoted.quote;
          const { currency, minor: amountMinor } = price.charge.total;
          const acknowledged = { quoteHash: hash, amountMinor, currency };
          return service.reserve({ ...request, extras, acknowledged }, signal);
        },
      })),
  },
  {
    name: "spinner-for-ever",
    is: "A quote that cannot be had is waited for.",
    caughtBy: ["everything settles"],
    plant: () =>
      withService((service) => ({
        quote: async (request, signal) => {
          const outcome = await service.quote(request, signal);
          return outcome.type === "PROBLEM" ? new Promise(() => undefined) : outcome;
        },
      })),
  },
];
