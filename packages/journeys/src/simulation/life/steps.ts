import { createRandom, type Random } from "@safar/sandbox";
import type { Aim } from "../aims/aim.ts";
import { cancelling, type MadeBooking } from "../cancellations/cancellation-walk.ts";
import { goOn } from "../hands/go-on.ts";
import type { Sleep } from "../lid.ts";
import type { Step, StepKind } from "../plan.types.ts";
import { breathe } from "../time.ts";
import { isSold } from "../verticals.ts";
import type { Scene } from "../walk.types.ts";
import type { Tab } from "../watch/rows.ts";
import type { Absences } from "./absence.ts";
import type { createAiming } from "./aiming.ts";
import type { Device } from "./device.types.ts";
import type { Devices, World } from "./life.types.ts";

const mostTabs = 2;
const sleepsMs = [30_000, 70_000, 5 * 60_000, 12 * 60_000, 35 * 60_000];
const sleeps: readonly Sleep[] = ["timers stand still", "timers run out"];
const closedForMs = [0, 0, 1000, 60_000, 11 * 60_000];

/** What a tab has booked. */
const madeBy = ({ walk }: Tab): MadeBooking | null => {
  const { booking, screen } = walk.view();
  return screen === "confirmation" && booking !== null && isSold(walk.errand)
    ? { of: walk.errand, uuid: booking }
    : null;
};

/** One person at one of their tabs. */
type Moment = {
  readonly device: Device;
  readonly tab: Tab;
  readonly scene: Scene;
  /** The same numbers once more. */
  readonly again: () => Random;
};

type Act = (moment: Moment) => Promise<void> | undefined | void;

type Parts = { readonly world: World; readonly devices: Devices; readonly absences: Absences };

/** Somebody who has a ticket, or has left, begins again at times, or would rather not travel. */
const beginAgain = ({ absences, devices, world }: Parts, { device, scene, tab }: Moment): void => {
  const made = madeBy(tab);
  absences.close(device, tab);
  if (made === null || scene.random.next() >= 0.5) {
    devices.open(device);
    return;
  }
  world.happens("a booking just made is cancelled");
  world.watch.cancellations.follow(made.uuid);
  devices.open(device, cancelling(made));
};

/** What is done in each kind of step. */
const actsOf = (parts: Parts): Readonly<Record<StepKind, Act>> => {
  const { absences, devices, world } = parts;
  const { close, comeBack, reload, sleepFor } = absences;
  const { happens } = world;
  return {
    goOn: (moment) => {
      const { scene, tab } = moment;
      if (tab.walk.view().terminal && scene.random.next() < 0.15) beginAgain(parts, moment);
      else goOn(tab.walk, scene);
    },
    twice: ({ again, scene, tab }) => {
      happens("clicked twice");
      goOn(tab.walk, scene);
      goOn(tab.walk, { ...scene, random: again() });
    },
    everywhere: ({ again, device, scene }) => {
      if (device.tabs.length > 1) happens("clicked in all tabs");
      for (const one of device.tabs) goOn(one.walk, { ...scene, random: again() });
    },
    goBack: ({ tab }) => {
      happens("went back");
      tab.walk.ways.goBack();
    },
    reload: ({ scene, tab }) => reload(tab, scene.random.pick(closedForMs)),
    interrupt: async ({ scene, tab }) => {
      goOn(tab.walk, scene);
      await breathe(scene.random.integer(0, 2));
      happens("reloaded in the middle of a call");
      await reload(tab, scene.random.pick(closedForMs));
    },
    openTab: ({ device, tab }) => {
      if (device.tabs.length >= mostTabs) close(device, tab);
      devices.open(device, tab.walk.address());
      happens("opened a second tab");
    },
    comeBack: ({ device, scene, tab }) => comeBack(device, tab, scene.random.pick(closedForMs)),
    stray: ({ scene, tab }) => tab.walk.ways.stray(scene),
    sleep: async ({ device, scene }) => {
      happens("slept past a deadline");
      await sleepFor(device, scene.random.pick(sleepsMs), scene.random.pick(sleeps));
    },
  };
};

/** Takes one step of a plan, unless the moment has come that its seed is made for. */
export const createSteps = (parts: Parts, aimed: ReturnType<typeof createAiming>, aim: Aim | null) => {
  const acts = actsOf(parts);
  const { devices, world } = parts;
  const { airline = null, method = null } = aim ?? {};
  return async ({ kind, person, roll }: Step): Promise<void> => {
    const device = devices.all[person];
    if (device === undefined || (await aimed(device))) return;
    const again = () => createRandom(String(roll));
    const random = again();
    const scene: Scene = { sandbox: world.sandbox, person: device.person, random, method, airline };
    const tab = device.tabs.length === 0 ? devices.open(device) : random.pick(device.tabs);
    const going = acts[kind]({ device, tab, scene, again });
    // Nothing happens between what is done at once and what is aimed at.
    if (going !== undefined) await going;
    // Some moments are over as soon as an answer is there.
    await aimed(device);
  };
};
