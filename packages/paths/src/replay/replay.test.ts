import { expect, test } from "vitest";
import { cover } from "../cover/cover.ts";
import { explore } from "../explore/explore.ts";
import { flows } from "../fixtures/flows.ts";
import { purchaseMachine } from "../fixtures/purchase.machine.ts";
import { purchaseModel } from "../fixtures/purchase.model.ts";
import { mutants } from "../mutate/mutants.ts";
import { createEngineDriver } from "./engine-driver.ts";
import { replay, replaySuite } from "./replay.ts";
import { type Row, retrace } from "./retrace.ts";
import { runPath } from "./run-path.ts";
import { shrink } from "./shrink.ts";

const purchase = explore(purchaseMachine, purchaseModel);

const faulty = (name: string) => {
  const mutant = mutants(purchaseMachine).find((one) => one.name.startsWith(name));
  if (mutant === undefined) throw new Error(`no mutant ${name}`);
  return createEngineDriver(purchase, mutant.machine);
};

const criteria = ["transitions", "pairs", "configurations", "guards", "outcomes", "illegal", "repeat", "late"] as const;

test.each(flows.map((flow) => [flow.id, flow] as const))(
  "default: every suite of %s runs on the real actor as written",
  async (_, flow) => {
    const driver = createEngineDriver(flow.graph());
    for (const criterion of criteria) {
      const suite = cover(flow.graph(), criterion, { fast: true });
      const { mismatches, steps } = await replaySuite(suite, driver);
      expect(mismatches).toEqual([]);
      expect(steps).toBe(suite.paths.reduce((sum, path) => sum + path.steps.length, 0));
    }
  },
);

test("behavior: a planted fault is reported with the steps that led to it, the shortest first", async () => {
  const driver = faulty("drop transition: paying.enteringCode code.resend");
  const { mismatches } = await replaySuite(cover(purchase, "pairs"), driver);
  expect(mismatches.length).toBeGreaterThan(1);
  expect(mismatches[0]?.prefix.at(-1)).toBe("code.resend");
  expect(mismatches[0]?.message).toBe(
    'after "code.resend", state should be "paying.sendingCode" and is "paying.enteringCode"',
  );
  const lengths = mismatches.map(({ prefix }) => prefix.length);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
});

test("behavior: a failing path shrinks to the loops it needs", async () => {
  const driver = faulty("drop action 1: browsing.searchFailed flow.retry");
  const suite = cover(purchase, "configurations");
  const { mismatches } = await replaySuite(suite, driver);
  const long = suite.paths.find(({ id }) => id === mismatches.at(-1)?.path);
  const shrunk = long === undefined ? null : await shrink(purchase, long, driver);
  expect(shrunk?.path.steps.map(({ label }) => label).slice(-1)).toEqual(["flow.retry"]);
  expect(shrunk?.path.steps.length).toBeLessThan(mismatches.at(-1)?.prefix.length ?? 0);
  expect(
    await shrink(
      purchase,
      cover(purchase, "states").paths[0] ?? { id: "", title: "", steps: [], covers: [] },
      createEngineDriver(purchase),
    ),
  ).toBeNull();
});

test("behavior: an event that should not be possible and is, is found", async () => {
  const { mismatches } = await replaySuite(
    cover(purchase, "illegal"),
    faulty("drop guard: held.details details.submit"),
  );
  expect(mismatches[0]?.message).toContain("details.submit is possible and should not be");
});

test("behavior: a reload loses the timers that the chart relies on, and that is found", async () => {
  const graph = flows[0]?.graph();
  if (graph === undefined) throw new Error("no flow");
  const { mismatches } = await replaySuite(cover(graph, "reload"), createEngineDriver(graph));
  expect(mismatches[0]?.message).toMatch(/^after "after \d+ s/);
});

test("behavior: an actor that does not run, and a driver that fails, are mismatches and not crashes", async () => {
  const driver = createEngineDriver(purchase);
  const [path] = cover(purchase, "states").paths;
  const [first, , answer] = path?.steps ?? [];
  if (path === undefined || first === undefined || answer?.step.kind !== "resolve")
    throw new Error("the path begins with a search");
  await driver.start(first, path);
  expect(() => driver.perform(answer, 2)).toThrow(
    "the actor 0.purchase.browsing.searching does not run; running are none",
  );
  const broken = {
    start: () => Promise.reject(new Error("no browser")),
    perform: () => undefined,
    observe: () => ({}),
  };
  expect((await replay(path, broken)).mismatch?.message).toBe('"start" failed: no browser');
});

test("behavior: a written path runs on the machine of today, or says what has changed", async () => {
  const rows: Row[] = [
    ["start", "browsing.idle"],
    ["search.submit", "browsing.searching"],
    ["search → EMPTY", "browsing.nothingFound"],
  ];
  await expect(runPath(purchase, createEngineDriver(purchase), rows)).resolves.toBeUndefined();
  expect(() => retrace(purchase, [...rows, ["pay.submit", "paying"]])).toThrow(
    '"pay.submit" is no step of purchase here',
  );
  expect(() => retrace(purchase, [...rows, ["search.change", "left"]])).toThrow(
    "leads to browsing.idle and no longer to left",
  );
  const driver = faulty("drop transition: browsing.searching xstate.done.actor.0.purchase.browsing.searching (2 of 4)");
  await expect(runPath(purchase, driver, rows)).rejects.toThrow('state should be "browsing.nothingFound" and is');
});
