import { expect, test } from "vitest";
import { leadBackTo, type WalkStep } from "./walk-steps.ts";

type Standing = { readonly step: WalkStep; readonly screen: string };

/** A walk that stands at the last of these and goes back through them, as far as the first. */
const standingAt = (...screens: readonly Standing[]) => {
  const before = [...screens];
  const standing = (): Standing => before.at(-1) ?? { step: "search", screen: "search" };
  const goBack = () => {
    if (before.length > 1) before.pop();
  };
  return { standing, goBack };
};

const results = { step: "results", screen: "results" } as const;
const train = { step: "offer", screen: "train" } as const;
const places = { step: "offer", screen: "places" } as const;

test("behavior: who goes back past a step of several screens comes through all of them", () => {
  const walk = standingAt(results, train, places);
  expect(leadBackTo(walk, "results")).toBe("results");
});

test("behavior: a step itself is reached at the screen that is first come to", () => {
  const walk = standingAt(train, places, { step: "travellers", screen: "travellers" });
  expect(leadBackTo(walk, "offer")).toBe("offer");
  expect(walk.standing().screen).toBe("places");
});

test("behavior: a walk that cannot go back stays where it is", () => {
  expect(leadBackTo(standingAt({ step: "payment", screen: "payment" }), "review")).toBe("payment");
});
