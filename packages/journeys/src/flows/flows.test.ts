import { cover, createEngineDriver, replaySuite } from "@safar/paths";
import { describe, expect, test } from "vitest";
import { flows } from "./registry.ts";

describe.each(flows.map((flow) => [flow.id, flow] as const))("%s", (_, flow) => {
  test("behavior: every configuration edge of the chart holds on the real actor", async () => {
    const graph = flow.graph();
    const suite = cover(graph, "configurations");
    expect(suite.covered).toBe(suite.targets);
    const { mismatches, steps } = await replaySuite(suite, createEngineDriver(graph));
    expect(mismatches).toEqual([]);
    expect(steps).toBeGreaterThan(0);
  });
});
