import { tokenRefreshTimeoutMs } from "@safar/api-clients";
import { openSandbox } from "@safar/sandbox";
import { begin } from "../../flows/walk-world.ts";
import { aims } from "../aims.ts";
import { count, createTracker, type Tally } from "../coverage.ts";
import { errands } from "../errands.ts";
import type { Plan } from "../plan.types.ts";
import type { Plant } from "../plants/plant.ts";
import type { SeedResult } from "../seed-result.ts";
import { breathe, createTime } from "../time.ts";
import { createTrouble } from "../trouble.ts";
import { openWatch } from "../watch/watch.ts";
import { worldFor } from "../worlds.ts";
import { type Absences, createAbsences } from "./absence.ts";
import { createAiming } from "./aiming.ts";
import { openDevices } from "./devices.ts";
import { createHints } from "./hints.ts";
import type { Devices, World } from "./life.types.ts";
import { createLook } from "./look.ts";
import { settle } from "./settle.ts";
import { createSteps } from "./steps.ts";

const dayMs = 86_400_000;
/** Nobody reads it: the watch looks at the books. */
const journalLimit = 1;
/** Until the last refund is on its account. */
const afterwardsMs = 40 * dayMs;

/** The world of a plan, with all that befalls people in it, and with whoever looks on. */
const openWorld = (plan: Plan, plant: Plant | null, faults: Tally, devices: () => Devices | null): World => {
  const { clock, pass } = createTime(begin);
  const happens: World["happens"] = (name) => count(faults, name);
  const publish = createHints({ clock, happens, plan }, devices);
  const sandbox = openSandbox({ store: worldFor(plan.seed), clock, journalLimit, publish });
  for (const fault of plan.faults) sandbox.admin.faults.add(fault);
  for (const name of plan.switches) sandbox.admin.switches.set(name, true);
  const watch = openWatch(sandbox);
  const planted = plant?.plant() ?? {};
  const trouble = createTrouble({ weather: plan.weather, sandbox, watch, happens });
  return { plan, sandbox, clock, pass, watch, trouble, planted, happens };
};

/** When every flow has come to its end: what is left over, and where the money is at last. How long it took until then. */
const endLife = async (
  { clock, happens, pass, watch }: World,
  devices: Devices,
  { close }: Pick<Absences, "close">,
): Promise<number> => {
  for (const device of devices.all)
    for (const tab of device.tabs.filter(({ walk }) => errands[walk.errand].hasNoEnd === true)) close(device, tab);
  // A token is fetched for all who may ask: that goes on when the page that asked is gone, for as long as it may take.
  await pass(tokenRefreshTimeoutMs);
  await breathe();
  const locks = devices.all.reduce((sum, { locked }) => sum + locked.size, 0);
  watch.checkTimers(devices.walks(), locks);
  const tookMs = clock.now() - begin;
  clock.advance(afterwardsMs);
  watch.checkEnd();
  if (watch.newOrders().some(({ status }) => status === "Refunded"))
    happens("a ticket was refused and the money returned");
  return tookMs;
};

/** Lives through a plan, first with everything that it brings, then without, and tells what came of it. */
export const runPlan = async (plan: Plan, plant: Plant | null = null): Promise<SeedResult> => {
  const [faults, states, transitions]: [Tally, Tally, Tally] = [{}, {}, {}];
  let opened: Devices | null = null;
  const world = openWorld(plan, plant, faults, () => opened);
  const { pass, sandbox, watch } = world;
  const devices = openDevices(world, createTracker(states, transitions));
  opened = devices;
  const absences = createAbsences(world, devices);
  const aim = aims.find(({ name }) => name === plan.aim) ?? null;
  const take = createSteps({ world, devices, absences }, createAiming(world, absences, aim), aim);
  const { look, traceHash } = createLook(world, devices);
  let virtualMs = 0;
  try {
    for (const step of plan.steps) {
      await take(step);
      await pass(step.passMs);
      await breathe();
      look();
      if (watch.violation() !== null) break;
    }
    if (watch.violation() === null) await settle(world, devices, faults, look);
    if (watch.violation() === null) virtualMs = await endLife(world, devices, absences);
  } finally {
    for (const { walk } of devices.tabs()) walk.close();
    sandbox.close();
  }
  return { violation: watch.violation(), traceHash: traceHash(), faults, states, transitions, virtualMs };
};
