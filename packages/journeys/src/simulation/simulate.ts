import { addTally, everything, type Tally } from "./coverage.ts";
import { elsewhere } from "./elsewhere.ts";
import { allHappenings, faultKinds } from "./fault-kinds.ts";
import { runPlan } from "./life/run-seed.ts";
import { planOf } from "./plan.ts";
import type { Plant } from "./plants/plant.ts";
import type { SeedResult } from "./seed-result.ts";
import { shrinkPlan, traceOf } from "./shrink.ts";
import { createTraceHash } from "./trace-hash.ts";
import { invariants, type Violation } from "./watch/invariants.ts";

/** From so many seeds on, whatever can happen must have happened. */
export const coverageFromSeeds = 2000;

const msInMinute = 60_000;
const msInDay = 86_400_000;

export type FailedSeed = Violation & {
  readonly seed: number;
  readonly promise: string;
  /** The plan, with all left out that can be. */
  readonly trace: readonly string[];
  /** The command that runs this seed again. */
  readonly replay: string;
};

export type SimulationReport = {
  readonly seeds: { readonly from: number; readonly count: number };
  readonly plant: string | null;
  readonly violations: readonly FailedSeed[];
  readonly faults: Tally;
  readonly states: Tally;
  readonly transitions: Tally;
  /** What never happened, and is not covered by another test. Of account in runs of 2,000 seeds and more. */
  readonly missed: {
    readonly faults: readonly string[];
    readonly states: readonly string[];
    readonly transitions: readonly string[];
  };
  readonly traceHash: string;
  readonly seedsPerSecond: number;
  readonly virtualDaysPerMinute: number;
};

export type SimulateOptions = {
  readonly from: number;
  readonly count: number;
  readonly plant?: Plant | null;
  /** Real time, for the figures. */
  readonly now: () => number;
  /** No more are looked for after so many. */
  readonly mostViolations?: number;
  /** How a seed is run: here, unless somebody else does it; several at a time when `atOnce` says so. */
  readonly run?: (seed: number) => Promise<SeedResult>;
  readonly atOnce?: number;
};

const replayOf = (seed: number, plant: Plant | null): string =>
  `npm run simulate -- --seeds 1 --seed ${seed}${plant === null ? "" : ` --plant ${plant.name}`}`;

const missing = (all: readonly string[], tally: Tally): readonly string[] =>
  all.filter((name) => tally[name] === undefined && !elsewhere.has(name));

/** Runs seeds one after the other and adds up what they did. */
export const simulate = async (options: SimulateOptions): Promise<SimulationReport> => {
  const { count, from, mostViolations = 5, now, plant = null } = options;
  const [faults, states, transitions]: [Tally, Tally, Tally] = [{}, {}, {}];
  const violations: FailedSeed[] = [];
  const hash = createTraceHash();
  const startedAt = now();
  const { atOnce = 1, run = (seed) => runPlan(planOf(seed), plant) } = options;
  const ahead: Promise<SeedResult>[] = [];
  let virtualMs = 0;
  let done = 0;
  for (let seed = from; seed < from + count && violations.length < mostViolations; seed += 1) {
    while (ahead.length < atOnce && seed + ahead.length < from + count) ahead.push(run(seed + ahead.length));
    const result = await (ahead.shift() ?? run(seed));
    done += 1;
    virtualMs += result.virtualMs;
    hash.update(result.traceHash);
    addTally(faults, result.faults);
    addTally(states, result.states);
    addTally(transitions, result.transitions);
    const { violation } = result;
    if (violation === null) continue;
    const plan = planOf(seed);
    const small = result.isCutOff === true ? plan : await shrinkPlan(plan, violation.invariant, plant);
    violations.push({
      seed,
      ...violation,
      promise: invariants[violation.invariant],
      trace: traceOf(small),
      replay: replayOf(seed, plant),
    });
  }
  const tookMs = Math.max(1, now() - startedAt);
  const all = everything();
  return {
    seeds: { from, count: done },
    plant: plant?.name ?? null,
    violations,
    faults,
    states,
    transitions,
    missed: {
      faults: missing([...faultKinds.map(([name]) => name), ...allHappenings], faults),
      states: missing(all.states, states),
      transitions: missing(all.transitions, transitions),
    },
    traceHash: hash.digest(),
    seedsPerSecond: Math.round((done / tookMs) * 1000 * 100) / 100,
    virtualDaysPerMinute: Math.round((virtualMs / msInDay / tookMs) * msInMinute),
  };
};

/** Whether a run was long enough to have met everything, and has not. */
export const isIncomplete = ({ missed, plant, seeds }: SimulationReport): boolean =>
  plant === null &&
  seeds.count >= coverageFromSeeds &&
  missed.faults.length + missed.states.length + missed.transitions.length > 0;
