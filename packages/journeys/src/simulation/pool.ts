import { Worker } from "node:worker_threads";
import type { Plant } from "./plants/plant.ts";
import { cutOff, type SeedResult } from "./seed-result.ts";

type Answer = { readonly seed: number; readonly result: SeedResult };

export type SeedPool = {
  readonly run: (seed: number) => Promise<SeedResult>;
  readonly close: () => Promise<void>;
};

/** A seed takes a fraction of a second. One that takes so long goes round in a circle without ever letting go. */
const mostMs = 180_000;

/** Seeds in several threads at once. What a seed comes to depends on nothing but the seed, so not on which of them runs it. */
export const openPool = (threads: number, plant: Plant | null, patienceMs = mostMs): SeedPool => {
  const wanted: { readonly seed: number; readonly resolve: (result: SeedResult) => void }[] = [];
  const idle: Worker[] = [];
  const workers = new Set<Worker>();

  const hire = (): Worker => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), {
      workerData: { plantName: plant?.name ?? null },
      // Seeds are run by what people get, whoever asks for them: a test runner asks for the libraries' own checks as well.
      execArgv: [],
      // What a seed makes is thrown away at its end, so that it is well kept among what is young.
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
    });
    worker.on("error", (error) => {
      throw error;
    });
    workers.add(worker);
    return worker;
  };

  const next = (): void => {
    const [first] = wanted;
    if (first === undefined) return;
    const worker = idle.pop();
    if (worker === undefined) return;
    wanted.shift();
    const { resolve, seed } = first;
    const done = (result: SeedResult, free: Worker) => {
      clearTimeout(timer);
      worker.off("message", heard);
      resolve(result);
      idle.push(free);
      next();
    };
    const heard = ({ result }: Answer) => done(result, worker);
    // A thread that does not let go can only be ended.
    const timer = setTimeout(() => {
      workers.delete(worker);
      void worker.terminate();
      done(cutOff(`seed ${seed} has no end after ${patienceMs / 1000} seconds`), hire());
    }, patienceMs);
    worker.on("message", heard);
    worker.postMessage(seed);
  };

  for (let thread = 0; thread < threads; thread += 1) idle.push(hire());
  return {
    run: (seed) =>
      new Promise((resolve) => {
        wanted.push({ seed, resolve });
        next();
      }),
    close: async () => {
      await Promise.all(Array.from(workers, (worker) => worker.terminate()));
    },
  };
};
