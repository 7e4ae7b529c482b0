import { Worker } from "node:worker_threads";
import type { Plant } from "./plants/plant.ts";
import type { SeedResult } from "./run-seed.ts";

type Answer = { readonly seed: number; readonly result: SeedResult };

export type SeedPool = {
  readonly run: (seed: number) => Promise<SeedResult>;
  readonly close: () => Promise<void>;
};

/** Seeds in several threads at once. What a seed comes to depends on nothing but the seed, so not on which of them runs it. */
export const openPool = (threads: number, plant: Plant | null): SeedPool => {
  const wanted: { readonly seed: number; readonly resolve: (result: SeedResult) => void }[] = [];
  const waiting = new Map<number, (result: SeedResult) => void>();
  const idle: Worker[] = [];
  const next = (): void => {
    const worker = idle.at(-1);
    const [first] = wanted;
    if (worker === undefined || first === undefined) return;
    idle.pop();
    wanted.shift();
    waiting.set(first.seed, first.resolve);
    worker.postMessage(first.seed);
  };
  const workers = Array.from({ length: threads }, () => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), {
      workerData: { plantName: plant?.name ?? null },
      // What a seed makes is thrown away at its end, so that it is well kept among what is young.
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
    });
    worker.on("message", ({ result, seed }: Answer) => {
      waiting.get(seed)?.(result);
      waiting.delete(seed);
      idle.push(worker);
      next();
    });
    worker.on("error", (error) => {
      throw error;
    });
    idle.push(worker);
    return worker;
  });
  return {
    run: (seed) =>
      new Promise((resolve) => {
        wanted.push({ seed, resolve });
        next();
      }),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
};
