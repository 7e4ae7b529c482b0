/** Runs seeds as it is told to by `pool.ts`, in a thread of its own. */
import { parentPort, workerData } from "node:worker_threads";
import { runPlan } from "./life/run-seed.ts";
import { planOf } from "./plan.ts";
import { plants } from "./plants.ts";
import { shareStates } from "./shared-states.ts";

const { plantName }: { readonly plantName: string | null } = workerData;
const plant = plants.find(({ name }) => name === plantName) ?? null;

shareStates();

parentPort?.on("message", (seed: number) => {
  void runPlan(planOf(seed), plant).then((result) => parentPort?.postMessage({ seed, result }));
});
