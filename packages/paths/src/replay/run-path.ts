import type { Graph } from "../explore/graph.types.ts";
import type { Driver } from "./driver.ts";
import { replay } from "./replay.ts";
import { type Row, retrace } from "./retrace.ts";

/** Takes a written path with a driver, and throws if anything is not as written. What generated tests call. */
export const runPath = async (graph: Graph, driver: Driver, rows: readonly Row[]): Promise<void> => {
  const { mismatch } = await replay(retrace(graph, rows), driver);
  if (mismatch !== null) throw new Error(`${mismatch.message}\n  ${mismatch.prefix.join("\n  ")}`);
};
