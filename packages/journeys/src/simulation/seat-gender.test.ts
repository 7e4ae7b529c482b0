import { createManualClock, createRandom, openSandbox } from "@safar/sandbox";
import { expect, onTestFinished, test } from "vitest";
import type { AnyActorRef } from "xstate";
import { begin } from "../flows/walk-world.ts";
import { stepAt } from "./aims/aim.ts";
import { goOn } from "./hands/go-on.ts";
import type { PersonPlan } from "./plan.types.ts";
import { plainRoad } from "./stories.ts";
import { verticals } from "./verticals.ts";
import type { Scene, Start, Walk } from "./walk.types.ts";

const person: PersonPlan = {
  lastName: "Siddiqui",
  route: plainRoad,
  adults: 1,
  offsetMs: 0,
  country: "PK",
  isSignedIn: false,
};
const mostTurns = 100;

const seatsOf = (walk: Walk): AnyActorRef => {
  const seats = stepAt(walk, { step: "seats", at: { open: "choosing" } });
  if (seats === null) throw new Error("No seats are chosen now.");
  return seats;
};

const openBench = () => {
  const sandbox = openSandbox({ seed: "seat-gender", clock: createManualClock(begin) });
  const scene: Scene = { sandbox, person, random: createRandom("seat-gender"), method: null, airline: null };
  return {
    open: (from: Start): Walk => {
      const walk = from.open({
        sandbox,
        contact: { email: "person@example.com", phone: "+923001234567" },
        inspect: () => undefined,
        dress: {
          service: (service) => service,
          ports: (ports) => ports,
          withdrawals: (service) => service,
          cancellations: (service) => service,
        },
        kept: (text) => text,
      });
      onTestFinished(walk.close);
      return walk;
    },
    /** Goes on as everybody in the simulation does. */
    goTo: async (walk: Walk, screen: string): Promise<void> => {
      for (let turn = 0; turn < mostTurns && walk.view().screen !== screen; turn += 1) {
        goOn(walk, scene);
        await new Promise((resolve) => setImmediate(resolve));
        sandbox.clock.advance(1000);
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect(walk.view().screen).toBe(screen);
    },
  };
};

const search: Start = verticals.buses.home(person);

// What seed 1657 once came by: the hands said "male" of whoever sat there, were refused for it, and said it again, for ever.
test("behavior: whoever has a seat that was chosen for a woman is said to be one, and gets on", async () => {
  const { goTo, open } = openBench();
  const walk = open(search);
  await goTo(walk, "seats");
  seatsOf(walk).send({ type: "gender.choose", gender: "female" });
  await goTo(walk, "payment");
  expect(walk.screens().filter((screen) => screen === "reserving")).toHaveLength(1);
});

test("behavior: a tab that begins at the quote knows from it whom a seat is for, and is not refused", async () => {
  const { goTo, open } = openBench();
  const first = open(search);
  await goTo(first, "seats");
  seatsOf(first).send({ type: "gender.choose", gender: "female" });
  await goTo(first, "travellers");
  const second = open(first.address());
  await goTo(second, "payment");
  expect(second.screens()).toEqual(["quote", "travellers", "review", "reserving", "payment"]);
});
