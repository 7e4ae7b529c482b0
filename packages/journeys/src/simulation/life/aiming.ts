import type { AnyActorRef } from "xstate";
import type { Said } from "../../flows/walk.types.ts";
import { type Aim, type Deed, type Moment, stepAt } from "../aims/aim.ts";
import type { Tab } from "../watch/rows.ts";
import type { Absences } from "./absence.ts";
import type { Device } from "./device.types.ts";
import type { World } from "./life.types.ts";

/** What is said, with what only the moment itself knows. */
const completed = (said: Said, actor: AnyActorRef, tab: Tab, now: number): Said => {
  const { setting } = tab.walk.snapshot().context;
  const { picks, trip } = actor.getSnapshot().context;
  const stops = said.type === "dropping.choose" ? trip?.departure.dropping : trip?.departure.boarding;
  return {
    ...said,
    ...("now" in said ? { now } : {}),
    ...(said.type === "setting.change" ? { setting } : {}),
    ...(said["seat"] === "mine" ? { seat: picks?.[0]?.seat ?? "" } : {}),
    ...(said["stop"] === "first" ? { stop: stops?.[0]?.id ?? "" } : {}),
  };
};

/** Does what a seed is made for, each thing when its moment has come. */
export const createAiming = (
  { clock, sandbox }: Pick<World, "clock" | "sandbox">,
  { comeBack, reload, sleepFor }: Absences,
  aim: Aim | null,
) => {
  const wishes = [...(aim?.does ?? [])];

  /** What takes time. */
  const leave = (device: Device, tab: Tab, deed: Deed): Promise<void> | null => {
    if ("reloadAfterMs" in deed) return reload(tab, deed.reloadAfterMs);
    if ("sleepMs" in deed) return sleepFor(device, deed.sleepMs, "timers run out");
    return "comeBackAfterMs" in deed ? comeBack(device, tab, deed.comeBackAfterMs) : null;
  };

  const say = (tab: Tab, [moment, deed]: readonly [Moment, Deed]): void => {
    const actor = stepAt(tab.walk, moment);
    if ("fault" in deed) sandbox.admin.faults.add(deed.fault);
    else if ("choose" in deed) {
      const [offer] = tab.walk.offers();
      if (offer !== undefined) actor?.send({ type: "offer.choose", offer: offer.id });
    } else if ("say" in deed && actor !== null) {
      const told = deed.say.type === "setting.change" ? tab.walk.actor() : actor;
      told.send(completed(deed.say, actor, tab, clock.now()));
    }
  };

  /** Whether a moment had come. */
  const aimed = async (device: Device): Promise<boolean> => {
    const [wish, next] = wishes;
    const tab = wish === undefined ? undefined : device.tabs.find(({ walk }) => stepAt(walk, wish[0]) !== null);
    if (wish === undefined || tab === undefined) return false;
    wishes.shift();
    const leaving = leave(device, tab, wish[1]);
    // What is said is said at once: nothing happens between two things that are.
    if (leaving === null) say(tab, wish);
    else await leaving;
    // What is only on its way is not there any more in the next step.
    if ("say" in wish[1] && next !== undefined && "say" in next[1]) await aimed(device);
    return true;
  };
  return aimed;
};
