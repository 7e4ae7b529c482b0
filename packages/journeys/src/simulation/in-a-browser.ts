/** The simulation as a page runs it: `browser.full.test.ts` puts this into one and compares what comes of it. */

import { runPlan } from "./life/run-seed.ts";
import { planOf } from "./plan.ts";

/** A page has no such thing. What comes through a channel comes after all that is settled already, as it does there. */
const afterwards = (callback: () => void): void => {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", () => {
    port1.close();
    callback();
  });
  port1.start();
  port2.postMessage(null);
};

Object.assign(globalThis, {
  setImmediate: afterwards,
  traceHashesOf: async (from: number, count: number): Promise<readonly string[]> => {
    const hashes: string[] = [];
    for (let seed = from; seed < from + count; seed += 1) hashes.push((await runPlan(planOf(seed))).traceHash);
    return hashes;
  },
});
