import { count, type Tally } from "../coverage.ts";
import { kindOf } from "../faults.ts";
import { evenly, plain } from "../plain.ts";
import { breathe } from "../time.ts";
import type { Scene } from "../walk.types.ts";
import type { Devices, World } from "./life.types.ts";
import { placeOf } from "./look.ts";

/** How long everything may take to settle once nothing is in its way, and how far a settling step looks ahead. */
const settleTurns = 1200;
const settleMs = 1000;

/** From now on nothing is in anybody's way. What befell people so far is counted. */
const endTrouble = async ({ pass, plan, sandbox, trouble }: World, faults: Tally, look: () => void): Promise<void> => {
  trouble.end();
  // Whoever still waits for a lock, or for a flow to be kept, has waited long enough.
  await pass(plan.weather.lockMs ?? plan.weather.keepMs ?? 0);
  await breathe();
  look();
  for (const { fired, id } of sandbox.admin.faults.list()) if (fired > 0) count(faults, kindOf(id), fired);
  sandbox.admin.faults.clear();
  for (const name of plan.switches) sandbox.admin.switches.set(name, false);
};

/** Whoever still wants something does it now, the plain way, and everything comes to an end. */
export const settle = async (world: World, { tabs }: Devices, faults: Tally, look: () => void): Promise<void> => {
  const { pass, plan, sandbox, watch } = world;
  await endTrouble(world, faults, look);
  const scene: Scene = { sandbox, person: plan.people[0] ?? plain, random: evenly, method: null, airline: null };
  for (let turn = 0; turn < settleTurns && watch.violation() === null; turn += 1) {
    const waiting = tabs().filter(({ walk }) => !walk.view().terminal);
    if (waiting.length === 0) return;
    for (const { walk } of waiting) walk.ways.settle(scene);
    await pass(settleMs);
    await breathe();
    look();
  }
  const stuck = tabs().find(({ walk }) => !walk.view().terminal);
  if (stuck !== undefined && watch.violation() === null)
    watch.violate(
      "everything settles",
      `${stuck.name} is at ${JSON.stringify(placeOf(stuck))}, after ${stuck.walk.screens().slice(-6).join(", ")}`,
    );
};
