import { runPlan } from "./life/run-seed.ts";
import type { Plan } from "./plan.types.ts";
import type { Plant } from "./plants/plant.ts";
import type { Invariant } from "./watch/invariants.ts";

/** How many runs a smaller plan is worth. */
const mostRuns = 150;

/** The plans that lack something of this one, those that lack most first. */
function* smallerThan(plan: Plan): Generator<Plan> {
  for (let size = Math.ceil(plan.steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let at = 0; at < plan.steps.length; at += size) yield { ...plan, steps: plan.steps.toSpliced(at, size) };
  for (const index of plan.faults.keys()) yield { ...plan, faults: plan.faults.toSpliced(index, 1) };
  if (plan.switches.length > 0) yield { ...plan, switches: [] };
  const { breaksAt, heldMs, hints, outage } = plan.weather;
  if (hints.length > 0) yield { ...plan, weather: { ...plan.weather, hints: [] } };
  if (breaksAt !== null) yield { ...plan, weather: { ...plan.weather, breaksAt: null } };
  if (heldMs !== null) yield { ...plan, weather: { ...plan.weather, heldMs: null } };
  if (outage !== null) yield { ...plan, weather: { ...plan.weather, outage: null } };
}

/** A plan from which little more can be left out without the same promise being kept again. */
export const shrinkPlan = async (plan: Plan, invariant: Invariant, plant: Plant | null): Promise<Plan> => {
  let current = plan;
  let runs = 0;
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const smaller of smallerThan(current)) {
      if (runs >= mostRuns) return current;
      runs += 1;
      const { violation } = await runPlan(smaller, plant);
      if (violation?.invariant !== invariant) continue;
      current = smaller;
      isSmaller = true;
      break;
    }
  }
  return current;
};

/** A plan as it is read: who they are, what befalls them, and what they do, line by line. */
export const traceOf = ({ aim, errand, faults, people, steps, switches, weather }: Plan): readonly string[] => [
  `they are here for ${errand}`,
  ...people.map(
    ({ adults, country, isSignedIn, lastName, offsetMs, route }, index) =>
      `person ${index}: ${lastName}, ${route}, ${adults} travelling, ${country}${isSignedIn ? ", signed in" : ""}${offsetMs === 0 ? "" : `, clock off by ${offsetMs} ms`}`,
  ),
  ...faults.map((fault) => `fault: ${JSON.stringify(fault)}`),
  ...Object.entries(weather).flatMap(([name, value]) =>
    value === null || (Array.isArray(value) && value.length === 0) ? [] : [`network: ${name} ${JSON.stringify(value)}`],
  ),
  ...(aim === null ? [] : [`aim: ${aim}`]),
  ...switches.map((name) => `scenario: ${name}`),
  ...steps.map(({ kind, passMs, person, roll }) => `person ${person}: ${kind} (${roll}), then ${passMs} ms`),
  "then: everybody goes on to the end, and nothing is in their way",
];
