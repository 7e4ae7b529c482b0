import { createManualClock, createRandom, openSandbox } from "@safar/sandbox";
import { expect, onTestFinished, test } from "vitest";
import { begin } from "../flows/walk-world.ts";
import { goOn, type Scene } from "./hands.ts";
import { openWalk } from "./open-walk.ts";
import type { PersonPlan } from "./plan.ts";
import { plainRoad } from "./stories.ts";
import type { Start, Walk } from "./walk.ts";

const person: PersonPlan = {
  lastName: "Siddiqui",
  route: plainRoad,
  adults: 1,
  offsetMs: 0,
  country: "PK",
  isSignedIn: false,
};
const mostTurns = 100;

const openBench = () => {
  const sandbox = openSandbox({ seed: "seat-gender", clock: createManualClock(begin) });
  const scene: Scene = { sandbox, person, random: createRandom("seat-gender"), method: null, airline: null };
  return {
    open: (from: Start): Walk => {
      const walk = openWalk({
        sandbox,
        from,
        contact: { email: "person@example.com", phone: "+923001234567" },
        inspect: () => undefined,
        dress: (service) => service,
        dressPorts: (ports) => ports,
        dressWithdrawals: (service) => service,
        dressCancellations: (service) => service,
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

const search: Start = { vertical: "buses", start: { at: "search" } };

// What seed 1657 once came by: the hands said "male" of whoever sat there, were refused for it, and said it again, for ever.
test("behavior: whoever has a seat that was chosen for a woman is said to be one, and gets on", async () => {
  const { goTo, open } = openBench();
  const walk = open(search);
  await goTo(walk, "seats");
  walk.child("seats").send({ type: "gender.choose", gender: "female" });
  await goTo(walk, "payment");
  expect(walk.screens().filter((screen) => screen === "reserving")).toHaveLength(1);
});

test("behavior: a tab that does not know whom a seat is for is refused once, is told why, and gets on", async () => {
  const { goTo, open } = openBench();
  const first = open(search);
  await goTo(first, "seats");
  first.child("seats").send({ type: "gender.choose", gender: "female" });
  await goTo(first, "travellers");
  const second = open(first.address());
  await goTo(second, "payment");
  expect(second.screens()).toEqual([
    "quote",
    "travellers",
    "review",
    "reserving",
    "travellers",
    "review",
    "reserving",
    "payment",
  ]);
});
