import { reserveActors, reserveMachine } from "@safar/engine";
import { fromPromise } from "xstate";
import { type Plant, type Planted, withFlights } from "./plant.ts";

/** The reservation's chart with other actors. */
const withReserveActors = (
  change: (ports: Parameters<NonNullable<Planted["checkout"]>>[1]) => Partial<ReturnType<typeof reserveActors>>,
): Planted => ({
  checkout: (machine, ports) =>
    machine.provide({
      actors: {
        reserve: reserveMachine.provide({
          actors: { ...reserveActors(ports.flights, ports.clock), ...change(ports) },
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
      withFlights((flights) => ({
        reserve: async (request, signal) => {
          const outcome = await flights.reserve(request, signal);
          return outcome.type === "UNKNOWN" ? flights.reserve(request, signal) : outcome;
        },
      })),
  },
  {
    name: "new-name-for-each-try",
    is: "Every try to reserve has a name of its own.",
    caughtBy: ["one reservation", "look before repeating"],
    plant: () => {
      let tries = 0;
      return withFlights((flights) => ({
        reserve: (request, signal) => {
          tries += 1;
          return flights.reserve({ ...request, attempt: `${request.attempt.slice(0, 50)}-${tries}` }, signal);
        },
      }));
    },
  },
  {
    name: "reserved-again-after-reload",
    is: "A reservation that was under way runs again when the page is restored.",
    caughtBy: ["look before repeating"],
    plant: () =>
      withReserveActors(({ flights }) => ({
        reserve: fromPromise(({ input, signal }) => flights.reserve(input, signal)),
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
      const found = new Map<string, Awaited<ReturnType<Parameters<Parameters<typeof withFlights>[0]>[0]["reserve"]>>>();
      return withFlights((flights) => ({
        reserve: async (request, signal) => {
          const latest = found.get("latest");
          if (latest !== undefined) return latest;
          const outcome = await flights.reserve(request, signal);
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
      withFlights((flights) => ({
        reserve: async (request, signal) => {
          const outcome = await flights.reserve(request, signal);
          if (outcome.type !== "SEAT_TAKEN") return outcome;
          const extras = request.extras.filter(({ serviceId }) => !serviceId.startsWith("seat."));
          const requoted = await flights.quote({ kind: "again", refId: request.refId, extras }, signal);
          if (requoted.type !== "QUOTED") return outcome;
          const { hash, price } = requoted.quote;
          const { currency, minor: amountMinor } = price.charge.total;
          const acknowledged = { quoteHash: hash, amountMinor, currency };
          return flights.reserve({ ...request, extras, acknowledged }, signal);
        },
      })),
  },
  {
    name: "spinner-for-ever",
    is: "A quote that cannot be had is waited for.",
    caughtBy: ["everything settles"],
    plant: () =>
      withFlights((flights) => ({
        quote: async (request, signal) => {
          const outcome = await flights.quote(request, signal);
          return outcome.type === "PROBLEM" ? new Promise(() => undefined) : outcome;
        },
      })),
  },
];
