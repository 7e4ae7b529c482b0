import { expect, test } from "vitest";
import { explore } from "../explore/explore.ts";
import { flows } from "../fixtures/flows.ts";
import { purchaseMachine } from "../fixtures/purchase.machine.ts";
import { purchaseModel } from "../fixtures/purchase.model.ts";
import { trafficLightMachine } from "../fixtures/traffic-light.machine.ts";
import { trafficLightModel } from "../fixtures/traffic-light.model.ts";
import { cover } from "./cover.ts";
import { criterionOf } from "./criteria/index.ts";
import { diff } from "./diff.ts";
import type { Suite } from "./suite.types.ts";

const purchase = explore(purchaseMachine, purchaseModel);
const light = explore(trafficLightMachine, trafficLightModel);

const criteria = [
  "states",
  "transitions",
  "pairs",
  "configurations",
  "guards",
  "outcomes",
  "illegal",
  "reload",
  "repeat",
  "late",
] as const;

const everything = flows.flatMap((flow) => criteria.map((criterion) => [flow.id, criterion, flow] as const));

const movesOf = (suite: Suite): number =>
  suite.paths
    .flatMap(({ steps }) => steps)
    .filter(({ step }) => !["start", "probe", "repeat", "late", "reload"].includes(step.kind)).length;

test.each(everything)(
  "default: %s, %s: every target is covered or has a reason, and the counts add up",
  (_, criterion, flow) => {
    const suite = cover(flow.graph(), criterion, { effort: 20, proof: 0 });
    const covered = new Set(suite.paths.flatMap(({ covers }) => covers));
    expect(covered.size).toBe(suite.covered);
    expect(suite.covered + suite.unreachable.length).toBe(suite.targets);
    expect(suite.unreachable.every(({ target, reason }) => !covered.has(target) && reason !== "")).toBe(true);
    expect(suite.steps).toBe(movesOf(suite));
    expect(suite.paths.length).toBeGreaterThanOrEqual(suite.bound.paths);
    expect(suite.steps).toBeGreaterThanOrEqual(suite.bound.steps);
    expect(new Set(suite.paths.map(({ id }) => id)).size).toBe(suite.paths.length);
  },
);

test("behavior: a purchase's transitions take the fewest paths there are, within 4 % of the fewest steps, all pairs within 5 %", () => {
  const transitions = cover(purchase, "transitions");
  expect(transitions).toMatchObject({ targets: 87, covered: 87, gap: { paths: 0 } });
  expect(transitions.gap.percent).toBeLessThanOrEqual(4);
  const pairs = cover(purchase, "pairs");
  expect(pairs.gap.paths).toBe(0);
  expect(pairs.gap.percent).toBeLessThanOrEqual(5);
});

test.each(flows.map((flow) => [flow.id, flow] as const))(
  "behavior: the suite of %s that is there at once covers as much, at most 4 %% over the fewest steps",
  (_, flow) => {
    const [soon, best] = [true, false].map((fast) => cover(flow.graph(), "transitions", { fast }));
    expect(soon?.covered).toBe(best?.covered);
    expect(soon?.paths.length).toBe(best?.bound.paths);
    expect((soon?.steps ?? 0) / (best?.bound.steps ?? 1)).toBeLessThanOrEqual(1.04);
    expect(soon?.bound.steps).toBeLessThanOrEqual(best?.bound.steps ?? 0);
  },
);

test.each(flows.map((flow) => [flow.id, flow] as const))(
  "behavior: every configuration's steps of %s are walked in the proven fewest",
  (_, flow) => {
    expect(cover(flow.graph(), "configurations").isOptimal).toBe(true);
  },
);

test("behavior: the same seed gives the same suite", () => {
  const ids = (seed: number) => cover(purchase, "pairs", { seed, effort: 20, proof: 0 }).paths.map(({ id }) => id);
  expect(ids(7)).toEqual(ids(7));
  expect(ids(7)).not.toEqual(ids(8));
});

test("behavior: no path is longer than asked, and what lies farther is named", () => {
  const suite = cover(purchase, "transitions", { maxSteps: 18 });
  expect(Math.max(...suite.paths.map((path) => movesOf({ ...suite, paths: [path] })))).toBeLessThanOrEqual(18);
  expect(suite.covered).toBe(87);
  const short = cover(purchase, "transitions", { maxSteps: 4 });
  expect(short.unreachable[0]?.reason).toContain("no path of at most 4 steps");
  expect(
    cover(purchase, "configurations", { maxSteps: 20 }).paths.every(
      (path) => movesOf({ ...short, paths: [path] }) <= 20,
    ),
  ).toBe(true);
});

test("behavior: paths end in a final state when asked, and a machine without one says so", () => {
  const suite = cover(purchase, "transitions", { end: "terminal" });
  expect(suite.covered).toBe(87);
  expect(suite.paths.every(({ steps }) => steps.at(-1)?.expect.isEnd)).toBe(true);
  expect(() => cover(light, "transitions", { end: "terminal" })).toThrow("no final state");
});

test("behavior: only what touches a tag", () => {
  const suite = cover(purchase, "transitions", { tags: ["money"] });
  expect(suite.covered).toBe(suite.targets);
  expect(suite.targets).toBeLessThan(60);
  expect(suite.paths.flatMap(({ covers }) => covers)).toContain(
    "confirming xstate.done.actor.0.purchase.confirming → supportNeeded",
  );
  expect(suite.paths.flatMap(({ covers }) => covers)).not.toContain("browsing.idle search.submit → browsing.searching");
  expect(() => cover(purchase, "transitions", { tags: ["mony"] })).toThrow(
    'No state has the tag "mony". The tags are busy, money.',
  );
});

test("behavior: after a small change a warm start keeps all other paths", () => {
  const before = cover(purchase, "transitions");
  const model = {
    ...purchaseModel,
    outcomes: { ...purchaseModel.outcomes, validate: [{ type: "VALID" }] as const },
    errors: { validate: [] },
  };
  const graph = explore(purchaseMachine, model);
  const change = diff(before, cover(graph, "transitions", { baseline: before }));
  expect(change.isSameMachine).toBe(false);
  const labels = new Set(graph.edges.map(({ label }) => label));
  const broken = before.paths.filter(({ steps }) =>
    steps.some(({ step, label }) => step.kind !== "probe" && !labels.has(label)),
  );
  expect(broken.length).toBeLessThan(before.paths.length / 3);
  expect(change.removed.map(({ id }) => id).toSorted()).toEqual(broken.map(({ id }) => id).toSorted());
  expect(change.added.length).toBeLessThanOrEqual(broken.length);
  expect(change.kept).toBe(before.paths.length - broken.length);
  const fresh = cover(graph, "transitions");
  expect(change.stepsAfter).toBeLessThanOrEqual(1.15 * fresh.steps);
  expect(change.transitionsRemoved.every((id) => id.includes("validating"))).toBe(true);
  expect(diff(before, cover(purchase, "transitions", { baseline: before }))).toMatchObject({
    isSameMachine: true,
    kept: before.paths.length,
    added: [],
    removed: [],
  });
});

test("behavior: timers are waited for exactly, and nothing fires before its turn", () => {
  const [path] = cover(light, "transitions").paths;
  const waits = path?.steps.filter(({ waitMs }) => waitMs > 0).map(({ label, waitMs }) => [label, waitMs]);
  expect(waits).toContainEqual(["after 500 ms (selfTest)", 500]);
  const rounds = path?.steps.reduce((sum, { waitMs }) => sum + waitMs, 0) ?? 0;
  expect(rounds).toBeGreaterThan(60_000);
});

test("behavior: refused events are tried on the way, at no cost in steps", () => {
  const [withProbes, without] = [true, false].map((probes) => cover(purchase, "transitions", { probes }));
  const probed = withProbes?.paths.flatMap(({ steps }) =>
    steps.filter(({ step }) => step.kind === "probe").map(({ label }) => label),
  );
  expect(probed).toContain("details.submit (empty), which does nothing");
  expect(withProbes?.steps).toBe(without?.steps);
  expect(without?.paths.flatMap(({ steps }) => steps).some(({ step }) => step.kind === "probe")).toBe(false);
});

test("behavior: offline covers each actor that may be, and asks for its cases otherwise", () => {
  const suite = cover(purchase, "offline");
  expect(suite).toMatchObject({ targets: 3, covered: 3, unreachable: [] });
  expect(() => cover(light, "offline")).toThrow("name a case for each actor");
});

test("behavior: a criterion that is none names the choices", () => {
  expect(() => criterionOf("everything")).toThrow("The criteria are states, transitions, pairs");
  expect(() => criterionOf("switch=9")).toThrow("4 is the limit");
  expect(() => cover(purchase, "transitions", { maxSteps: 0 })).toThrow("at least 1 step");
});
