import { editions } from "@safar/engine";
import { sampleUsers } from "@safar/sandbox";
import type { InspectionEvent } from "xstate";
import { begin } from "../../flows/walk-world.ts";
import { errands } from "../errands.ts";
import { createLid } from "../lid.ts";
import type { PersonPlan } from "../plan.types.ts";
import type { Start, Walk } from "../walk.types.ts";
import type { Tab } from "../watch/rows.ts";
import type { Device } from "./device.types.ts";
import { dressOf, emailOf, keeperOf, openCounters } from "./dress.ts";
import type { Devices, World } from "./life.types.ts";

const dayMs = 86_400_000;
/** Nobody is signed out before everything is over. */
const signedInMs = 40 * dayMs;

/** What the account service keeps of somebody who is signed in. */
type SessionRow = { readonly id: string; readonly userId: string; readonly expiresAt: number };

const tokenOf = (country: PersonPlan["country"]): string => `token-of-the-sample-user-of-${country}`;

const signIn = ({ sandbox }: World): void => {
  const sessions = sandbox.store.collection<SessionRow>("sessions");
  for (const country of ["PK", "SA"] as const)
    sessions.put({ id: tokenOf(country), userId: sampleUsers[country].id, expiresAt: begin + signedInMs });
};

/** Somebody begins. */
const meet = ({ happens, plan, watch }: World, { person }: Device): void => {
  const { country, isSignedIn, offsetMs } = person;
  happens(errands[plan.errand].happening);
  if (plan.errand === "cancellations") watch.cancellations.begin(sampleUsers[country].id);
  if (isSignedIn) watch.withdrawals.begin(sampleUsers[country].id, editions[country].defaultCurrency);
  if (isSignedIn) happens("somebody is signed in");
  if (country === "SA") happens("somebody uses the Saudi edition");
  if (offsetMs !== 0) happens("the device's clock is wrong");
};

/** The devices of all people of a plan, each with a tab where its person begins. */
export const openDevices = (world: World, inspect: (event: InspectionEvent) => void): Devices => {
  const { clock, plan, planted, sandbox, trouble } = world;
  const counters = openCounters(world);
  const walks: Walk[] = [];
  let tabCount = 0;

  const open = (device: Device, address?: Start): Tab => {
    const { email, index, lid, person } = device;
    const { country, isSignedIn, offsetMs } = person;
    tabCount += 1;
    const account = isSignedIn ? sampleUsers[country].id : null;
    const named = { name: `tab ${tabCount} of person ${index}`, email, account };
    const from = address ?? errands[plan.errand].home(person);
    const walk: Walk = from.open({
      sandbox,
      offsetMs,
      inspect,
      network: (fetch) => {
        const outside = trouble.networkOf(named.name)(planted.network?.(fetch, sandbox) ?? fetch);
        return (input, init) => lid.reached(outside(input, init));
      },
      deviceTimers: lid.timers,
      contact: { email, phone: "+923001234567" },
      country,
      locale: plan.locale,
      ...(plan.weather.hasNoBank === true ? { paymentOrigins: [] } : {}),
      ...(isSignedIn ? { apiToken: tokenOf(country) } : {}),
      dress: dressOf(world, device, counters, named, () => walk),
      kept: keeperOf(world, named),
      ...(planted.gate === undefined ? {} : { gate: planted.gate }),
    });
    walks.push(walk);
    const tab = { ...named, walk };
    device.tabs.push(tab);
    return tab;
  };

  signIn(world);
  const all = plan.people.map(
    (person, index): Device => ({
      index,
      person,
      email: emailOf(index),
      tabs: [],
      locked: new Set(),
      lid: createLid(clock),
    }),
  );
  for (const device of all) {
    open(device);
    meet(world, device);
  }
  return { all, tabs: () => all.flatMap(({ tabs }) => tabs), walks: () => walks, open };
};
