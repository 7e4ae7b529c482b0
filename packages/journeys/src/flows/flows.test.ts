import { readdir, readFile } from "node:fs/promises";
import * as engine from "@safar/engine";
import { cover, createEngineDriver, flowPage, replaySuite } from "@safar/paths";
import { describe, expect, test } from "vitest";
import { StateMachine } from "xstate";
import { flows } from "./registry.ts";
import { hasScreenWords } from "./words.ts";

test("default: every machine that the engine exports is registered", () => {
  const exported = Object.entries(engine).flatMap(([name, one]) =>
    one instanceof StateMachine ? [[name, one] as const] : [],
  );
  expect(exported.length).toBeGreaterThan(20);
  const registered = new Set<unknown>(flows.map(({ machine }) => machine));
  expect(exported.filter(([, machine]) => !registered.has(machine)).map(([name]) => name)).toEqual([]);
  expect(flows.map(({ id }) => id)).toContain("request");
});

const pages = new URL("../../../../docs/flows/", import.meta.url);

test("default: every page of docs/flows is a flow's", async () => {
  const names = await readdir(pages);
  expect(names.toSorted()).toEqual(["README.md", ...flows.map(({ id }) => `${id}.md`)].toSorted());
});

describe.each(flows.map((flow) => [flow.id, flow] as const))("%s", (id, flow) => {
  test("default: every transition is within reach, no rule is broken, and every screen has words", () => {
    const { edges, table, violations } = flow.graph();
    const taken = new Set(edges.flatMap(({ transitions }) => transitions));
    expect(table.all.map((transition) => transition.id).filter((transition) => !taken.has(transition))).toEqual([]);
    expect(violations).toEqual([]);
    const metas = Object.values(flow.graph().machine.root.states).flatMap(({ meta }) => meta?.screen ?? []);
    expect(metas.filter((screen) => !hasScreenWords(screen))).toEqual([]);
  });

  test("default: its page is what the chart says", async () => {
    expect(await readFile(new URL(`${id}.md`, pages), "utf8")).toBe(flowPage(flow));
  });

  test("behavior: every step of every configuration holds on the real actor", async () => {
    const graph = flow.graph();
    const suite = cover(graph, "configurations");
    expect(suite.covered).toBe(suite.targets);
    const { mismatches, steps } = await replaySuite(suite, createEngineDriver(graph));
    expect(mismatches).toEqual([]);
    expect(steps).toBeGreaterThan(0);
  });

  // A timer does not outlive the page; whatever has one begins anew instead of being kept.
  const isKept = !Object.keys(flow.machine.implementations.delays).some(Boolean);
  const asides = [
    ...(isKept ? (["reload"] as const) : []),
    ...(flow.alphabet.offline.size > 0 ? (["offline"] as const) : []),
  ];
  test.each(asides)("behavior: %s at every step leaves it where it was, or where the chart says", async (aside) => {
    const graph = flow.graph();
    const suite = cover(graph, aside);
    expect(suite.covered).toBe(suite.targets);
    const { mismatches } = await replaySuite(suite, createEngineDriver(graph));
    expect(mismatches).toEqual([]);
  });
});
