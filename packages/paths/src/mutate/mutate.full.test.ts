import { expect, test } from "vitest";
import { cover } from "../cover/cover.ts";
import { explore } from "../explore/explore.ts";
import { purchaseMachine } from "../fixtures/purchase.machine.ts";
import { purchaseModel } from "../fixtures/purchase.model.ts";
import { mutants } from "./mutants.ts";
import { mutationScore } from "./score.ts";

const graph = explore(purchaseMachine, purchaseModel);
const candidates = mutants(purchaseMachine);

test.each([
  ["transitions", 97],
  ["pairs", 99],
  ["configurations", 100],
] as const)(
  "behavior: the suite for %s finds at least %d in a hundred of a purchase's faults",
  (criterion, least) => {
    const score = mutationScore(graph, cover(graph, criterion).paths, candidates);
    expect(score.score).toBeGreaterThanOrEqual(least);
  },
  600_000,
);
