import { tokenRefreshTimeoutMs } from "@safar/api-clients";
import { attemptId, type CheckoutService, editions, type QuoteOutcome, type QuoteRequest } from "@safar/engine";
import { createRandom, openSandbox, sampleUsers } from "@safar/sandbox";
import type { AnyActorRef } from "xstate";
import { begin } from "../flows/walk-world.ts";
import { createAbsences, type Device } from "./absence.ts";
import { stepAt } from "./aims/aim.ts";
import { aims } from "./aims.ts";
import { isBookable, type MadeBooking, sampleBookingOf } from "./cancellation-walk.ts";
import { count, createTracker, type Tally } from "./coverage.ts";
import { type Happening, kindOf } from "./faults.ts";
import { cardSecrets, doStray, goBack, goOn, type Scene } from "./hands.ts";
import { createLid, type Sleep } from "./lid.ts";
import { notice } from "./notice.ts";
import { openWalk } from "./open-walk.ts";
import type { PersonPlan, Plan, Step } from "./plan.ts";
import type { Plant } from "./plants/plant.ts";
import type { SeedResult } from "./seed-result.ts";
import { plain, settleOn } from "./settling.ts";
import { breathe, createTime } from "./time.ts";
import { createTraceHash } from "./trace-hash.ts";
import { createTrouble } from "./trouble.ts";
import type { Said, Start, Vertical, Walk } from "./walk.ts";
import { openWatch, type Tab } from "./watch.ts";
import { worldFor } from "./worlds.ts";

const dayMs = 86_400_000;
const mostTabs = 2;
/** Nobody reads it: the watch looks at the books. */
const journalLimit = 1;
const sleepsMs = [30_000, 70_000, 5 * 60_000, 12 * 60_000, 35 * 60_000];
const sleeps: readonly Sleep[] = ["timers stand still", "timers run out"];
const closedForMs = [0, 0, 1000, 60_000, 11 * 60_000];
/** How long everything may take to settle once nothing is in its way, and how far a settling step looks ahead. */
const settleTurns = 1200;
const settleMs = 1000;
/** Until the last refund is on its account. */
const afterwardsMs = 40 * dayMs;

/** What a tab has booked. */
const madeBy = ({ walk }: Tab): MadeBooking | null => {
  const { booking, screen } = walk.view();
  if (screen !== "confirmation" || booking === null) return null;
  return isBookable(walk.vertical) ? { of: walk.vertical, uuid: booking } : null;
};

/** What is said, with what only the moment itself knows. */
const completed = (
  said: Said,
  { actor, now, tab }: { readonly actor: AnyActorRef | null; readonly now: number; readonly tab: Tab },
): Said => {
  const { setting } = tab.walk.snapshot().context;
  const { picks, trip } = actor?.getSnapshot()?.context ?? {};
  const stops = said.type === "dropping.choose" ? trip?.departure.dropping : trip?.departure.boarding;
  return {
    ...said,
    ...("now" in said ? { now } : {}),
    ...(said.type === "setting.change" ? { setting } : {}),
    ...(said["seat"] === "mine" ? { seat: picks?.[0]?.seat ?? "" } : {}),
    ...(said["stop"] === "first" ? { stop: stops?.[0]?.id ?? "" } : {}),
  };
};

/** What the account service keeps of somebody who is signed in. */
type SessionRow = { readonly id: string; readonly userId: string; readonly expiresAt: number };

const tokenOf = (country: PersonPlan["country"]): string => `token-of-the-sample-user-of-${country}`;

/** Where a walk is, and where its step is. */
const placeOf = ({ walk }: Pick<Tab, "walk">) => ({
  at: walk.snapshot().value,
  step: Object.values(walk.view().children).map((child) => {
    const step = child?.getSnapshot();
    return step !== undefined && "value" in step ? step.value : null;
  }),
});

const bookings = {
  flights: "a flight is booked",
  hotels: "a hotel is booked",
  buses: "a bus is booked",
  withdrawals: "money is withdrawn",
  cancellations: "a booking is cancelled",
} as const satisfies Record<Vertical, Happening>;

/** Where somebody begins. */
const homeOf = (vertical: Vertical, { route }: PersonPlan): Start => {
  switch (vertical) {
    case "withdrawals":
      return { vertical, start: { request: null } };
    case "cancellations":
      return { vertical, start: { booking: sampleBookingOf(route), found: null } };
    default:
      return { vertical, start: { at: "search" } };
  }
};

const withoutExtras = <Service extends CheckoutService>(service: Service): Service => ({
  ...service,
  quote: async (request: QuoteRequest, signal?: AbortSignal): Promise<QuoteOutcome> => {
    const outcome = await service.quote(request, signal);
    const offeredExtras = { bag: false, seat: false, meal: false, service: false };
    return outcome.type === "QUOTED" ? { ...outcome, quote: { ...outcome.quote, offeredExtras } } : outcome;
  },
});

/** Lives through a plan, first with everything that it brings, then without, and tells what came of it. */
export const runPlan = async (plan: Plan, plant: Plant | null = null): Promise<SeedResult> => {
  const { clock, pass } = createTime(begin);
  const sandbox = openSandbox({
    store: worldFor(plan.seed),
    clock,
    journalLimit,
    publish: (channel, event) => hint(channel, event),
  });
  for (const fault of plan.faults) sandbox.admin.faults.add(fault);
  for (const name of plan.switches) sandbox.admin.switches.set(name, true);
  const watch = openWatch(sandbox);
  const planted = plant?.plant() ?? {};
  const [faults, states, transitions]: [Tally, Tally, Tally] = [{}, {}, {}];
  const happens = (name: Happening): void => count(faults, name);
  const inspect = createTracker(states, transitions);
  const trouble = createTrouble({ weather: plan.weather, sandbox, watch, happens });
  const hash = createTraceHash();
  const emails = plan.people.map((_, index) => `person-${index}@example.com`);
  const aim = aims.find(({ name }) => name === plan.aim) ?? null;
  const wishes = [...(aim?.does ?? [])];
  let hasSettled = false;
  let attemptCount = 0;
  let deniedLocks = plan.weather.deniedLocks ?? 0;
  let tabCount = 0;
  const everyWalk: Walk[] = [];
  let virtualMs = 0;

  /** What a service publishes reaches the tabs that are about the booking: at once, late, twice, or never. */
  const hint = (channel: string, event: string): void => {
    const [, about, id] = /^private-(booking|user)\.(.+)$/.exec(channel) ?? [];
    if (id === undefined || !event.endsWith(".updated") || plan.weather.hints.length === 0) return;
    for (const delayMs of plan.weather.hints)
      clock.at(clock.now() + delayMs, () => {
        for (const { account, walk } of devices.filter(({ lid }) => !lid.isClosed()).flatMap(({ tabs }) => tabs)) {
          const { booking, terminal } = walk.view();
          const isWallet = about === "user" && walk.vertical === "withdrawals" && account === id;
          if (terminal || !(isWallet || (about === "booking" && booking === id))) continue;
          happens("a hint came");
          walk.send({ type: isWallet ? "wallet.hinted" : "order.hinted" });
        }
      });
  };

  const passing = ({ lid }: Device, ms: number): Promise<void> =>
    new Promise((resolve) => {
      clock.at(clock.now() + ms, () => lid.whenOpen(resolve));
    });

  const open = (device: Device, person: number, address?: Start): Tab => {
    const somebody = plan.people[person] ?? plain;
    const { country, isSignedIn, offsetMs } = somebody;
    const from = address ?? homeOf(plan.vertical, somebody);
    tabCount += 1;
    const account = isSignedIn ? sampleUsers[country].id : null;
    const named = { name: `tab ${tabCount} of person ${person}`, email: device.email, account };
    const walk: Walk = openWalk({
      sandbox,
      offsetMs,
      inspect,
      network: (fetch) => {
        const outside = trouble.networkOf(named.name)(fetch);
        return (input, init) => device.lid.reached(outside(input, init));
      },
      deviceTimers: device.lid.timers,
      contact: { email: device.email, phone: "+923001234567" },
      country,
      locale: plan.locale,
      from,
      ...(plan.weather.hasNoBank === true ? { paymentOrigins: [] } : {}),
      ...(isSignedIn ? { apiToken: tokenOf(country) } : {}),
      dress: (service) => {
        const offered = plan.weather.hasNoExtras === true ? withoutExtras(service) : service;
        return trouble.breaking(watch.serviceOf(offered, named, () => walk));
      },
      dressPorts: (bare) => ({
        ...bare,
        payments: trouble.breaking(watch.paymentsOf(bare.payments, named, () => walk)),
        newAttemptId: () => {
          attemptCount += 1;
          return attemptId(`attempt-${attemptCount}-of-${plan.seed}`);
        },
        keepFlow: async () => {
          if (!hasSettled && plan.weather.keepMs !== undefined) await passing(device, plan.weather.keepMs);
          return true;
        },
        lock: {
          acquire: async (order) => {
            if (!hasSettled && plan.weather.lockMs !== undefined) await passing(device, plan.weather.lockMs);
            if (!hasSettled && deniedLocks > 0) {
              deniedLocks -= 1;
              return null;
            }
            if (device.locked.has(order)) return null;
            device.locked.add(order);
            return () => device.locked.delete(order);
          },
        },
      }),
      dressWithdrawals: (service) => watch.withdrawals.serviceOf(service, named, () => walk),
      dressCancellations: (service) => trouble.breaking(watch.cancellations.serviceOf(service, named, () => walk)),
      kept: (text) => {
        const codes = sandbox.admin.outbox.messages().flatMap(({ code }) => (code === undefined ? [] : [`"${code}"`]));
        const found = planted.kept?.(text, sandbox) ?? text;
        for (const one of found === text ? [text] : [text, found])
          watch.checkKept(
            named,
            one,
            [...cardSecrets, ...codes],
            emails.filter((email) => email !== device.email),
          );
        return found;
      },
      plant: {
        ports: (ports) => planted.ports?.(ports, sandbox) ?? ports,
        ...(planted.checkout === undefined ? {} : { checkout: planted.checkout }),
        ...(planted.cancellation === undefined ? {} : { cancellation: planted.cancellation }),
      },
      ...(planted.gate === undefined ? {} : { gate: planted.gate }),
    });
    everyWalk.push(walk);
    const tab = { ...named, walk };
    device.tabs.push(tab);
    return tab;
  };

  const sessions = sandbox.store.collection<SessionRow>("sessions");
  for (const country of ["PK", "SA"] as const)
    sessions.put({ id: tokenOf(country), userId: sampleUsers[country].id, expiresAt: begin + afterwardsMs });

  const devices = emails.map((email): Device => ({ email, tabs: [], locked: new Set(), lid: createLid(clock) }));
  for (const [person, device] of devices.entries()) {
    open(device, person);
    happens(bookings[plan.vertical]);
    const { country, isSignedIn } = plan.people[person] ?? plain;
    if (plan.vertical === "cancellations") watch.cancellations.begin(sampleUsers[country].id);
    if (isSignedIn) watch.withdrawals.begin(sampleUsers[country].id, editions[country].defaultCurrency);
    if (plan.people[person]?.isSignedIn) happens("somebody is signed in");
    if (plan.people[person]?.country === "SA") happens("somebody uses the Saudi edition");
    if (plan.people[person]?.offsetMs !== 0) happens("the device's clock is wrong");
  }
  const { close, comeBack, reload, sleepFor } = createAbsences({
    pass,
    watch,
    happens,
    open: (device, address) => open(device, devices.indexOf(device), address),
  });
  const allTabs = () => devices.flatMap(({ tabs }) => tabs);

  const look = (): void => {
    const tabs = allTabs();
    watch.check(tabs);
    for (const tab of tabs) notice(tab, happens);
    for (const { name, walk } of tabs) {
      hash.update(JSON.stringify([name, placeOf({ walk })]));
    }
    for (const { id, status } of watch.orders()) hash.update(`${id} ${status}`);
    hash.update(String(watch.movements().length));
  };

  /** Does what the seed is made for, when its moment has come. */
  const aimed = async (device: Device): Promise<boolean> => {
    const [wish, next] = wishes;
    const tab = wish === undefined ? undefined : device.tabs.find(({ walk }) => stepAt(walk, wish[0]) !== null);
    if (wish === undefined || tab === undefined) return false;
    const [moment, deed] = wish;
    wishes.shift();
    if ("reloadAfterMs" in deed) await reload(tab, deed.reloadAfterMs);
    else if ("sleepMs" in deed) await sleepFor(device, deed.sleepMs, "timers run out");
    else if ("fault" in deed) sandbox.admin.faults.add(deed.fault);
    else if ("choose" in deed) {
      const [offer] = tab.walk.offers();
      if (offer !== undefined) stepAt(tab.walk, moment)?.send({ type: "offer.choose", offer: offer.id });
    } else if ("comeBackAfterMs" in deed) await comeBack(device, tab, deed.comeBackAfterMs);
    else {
      const actor = stepAt(tab.walk, moment);
      const told = deed.say.type === "setting.change" ? tab.walk.actor() : actor;
      told?.send(completed(deed.say, { tab, actor, now: clock.now() }));
      // What is only on its way is not there any more in the next step.
      if (next !== undefined && "say" in next[1]) await aimed(device);
    }
    return true;
  };

  const take = async ({ kind, person, roll }: Step): Promise<void> => {
    const device = devices[person];
    const plans = plan.people[person];
    if (device === undefined || plans === undefined) return;
    const random = createRandom(String(roll));
    const scene: Scene = { sandbox, person: plans, random, method: aim?.method ?? null, airline: aim?.airline ?? null };
    if (await aimed(device)) return;
    const tab = device.tabs.length === 0 ? open(device, person) : random.pick(device.tabs);
    switch (kind) {
      case "twice":
        happens("clicked twice");
        goOn(tab.walk, scene);
        goOn(tab.walk, { ...scene, random: createRandom(String(roll)) });
        break;
      case "everywhere":
        if (device.tabs.length > 1) happens("clicked in all tabs");
        for (const one of device.tabs) goOn(one.walk, { ...scene, random: createRandom(String(roll)) });
        break;
      case "goBack":
        happens("went back");
        goBack(tab.walk, scene);
        break;
      case "reload":
        await reload(tab, random.pick(closedForMs));
        break;
      case "interrupt":
        goOn(tab.walk, scene);
        await breathe(random.integer(0, 2));
        happens("reloaded in the middle of a call");
        await reload(tab, random.pick(closedForMs));
        break;
      case "openTab": {
        if (device.tabs.length >= mostTabs) close(device, tab);
        open(device, person, tab.walk.address());
        happens("opened a second tab");
        break;
      }
      case "comeBack":
        await comeBack(device, tab, random.pick(closedForMs));
        break;
      case "stray":
        doStray(tab.walk, scene);
        break;
      case "sleep":
        happens("slept past a deadline");
        await sleepFor(device, random.pick(sleepsMs), random.pick(sleeps));
        break;
      default:
        // Somebody who has a ticket, or has left, begins again at times, or would rather not travel.
        if (tab.walk.view().terminal && random.next() < 0.15) {
          const made = madeBy(tab);
          close(device, tab);
          if (made !== null && random.next() < 0.5) {
            happens("a booking just made is cancelled");
            watch.cancellations.follow(made.uuid);
            open(device, person, { vertical: "cancellations", start: { booking: made, found: null } });
          } else open(device, person);
        } else goOn(tab.walk, scene);
    }
    // Some moments are over as soon as an answer is there.
    await aimed(device);
  };

  /** Whoever still wants something does it now, the plain way, and everything comes to an end. */
  const settle = async (): Promise<void> => {
    trouble.end();
    hasSettled = true;
    // Whoever still waits for a lock, or for a flow to be kept, has waited long enough.
    await pass(plan.weather.lockMs ?? plan.weather.keepMs ?? 0);
    await breathe();
    look();
    for (const { fired, id } of sandbox.admin.faults.list()) if (fired > 0) count(faults, kindOf(id), fired);
    sandbox.admin.faults.clear();
    for (const name of plan.switches) sandbox.admin.switches.set(name, false);
    for (let turn = 0; turn < settleTurns && watch.violation() === null; turn += 1) {
      const waiting = allTabs().filter(({ walk }) => !walk.view().terminal);
      if (waiting.length === 0) return;
      for (const { walk } of waiting) settleOn(walk, { sandbox, person: plan.people[0] ?? plain });
      await pass(settleMs);
      await breathe();
      look();
    }
    const stuck = allTabs().find(({ walk }) => !walk.view().terminal);
    if (stuck !== undefined && watch.violation() === null)
      watch.violate(
        "everything settles",
        `${stuck.name} is at ${JSON.stringify(placeOf(stuck))}, after ${stuck.walk.screens().slice(-6).join(", ")}`,
      );
  };

  try {
    for (const step of plan.steps) {
      await take(step);
      await pass(step.passMs);
      await breathe();
      look();
      if (watch.violation() !== null) break;
    }
    if (watch.violation() === null) await settle();
    if (watch.violation() === null) {
      // The page of a booking has no end of its own: whoever is done with it closes it.
      for (const device of devices)
        for (const tab of device.tabs.filter(({ walk }) => walk.vertical === "cancellations")) close(device, tab);
      // A token is fetched for all who may ask: that goes on when the page that asked is gone, for as long as it may take.
      await pass(tokenRefreshTimeoutMs);
      await breathe();
      const locks = devices.reduce((sum, { locked }) => sum + locked.size, 0);
      watch.checkTimers(everyWalk, locks);
      virtualMs = clock.now() - begin;
      clock.advance(afterwardsMs);
      watch.checkEnd();
      if (watch.newOrders().some(({ status }) => status === "Refunded"))
        happens("a ticket was refused and the money returned");
    }
  } finally {
    for (const { walk } of allTabs()) walk.close();
    sandbox.close();
  }
  return {
    violation: watch.violation(),
    traceHash: hash.digest(),
    faults,
    states,
    transitions,
    virtualMs,
  };
};
