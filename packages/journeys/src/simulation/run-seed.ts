import { createHash } from "node:crypto";
import { attemptId, connectQuote, type FlightsStart } from "@safar/engine";
import { createManualClock, createRandom, openSandbox, type Random } from "@safar/sandbox";
import { begin, openWalk, searchFor, type WalkOptions } from "../flows/flight-walk.ts";
import { count, createTracker, type Tally } from "./coverage.ts";
import { type Happening, kindOf } from "./faults.ts";
import { cardSecrets, doStray, goBack, goOn, type Scene } from "./hands.ts";
import { notice } from "./notice.ts";
import type { PersonPlan, Plan, Step } from "./plan.ts";
import type { Plant } from "./plants/plant.ts";
import { createTrouble } from "./trouble.ts";
import { openWatch, type Tab, type Violation } from "./watch.ts";

export type SeedResult = {
  readonly violation: Violation | null;
  /** Of every state that every tab was in, of the orders and of the money, step by step. */
  readonly traceHash: string;
  readonly faults: Tally;
  readonly states: Tally;
  readonly transitions: Tally;
  /** From the first step until everything had settled; the quiet time afterwards is left out. */
  readonly virtualMs: number;
};

const dayMs = 86_400_000;
const mostTabs = 2;
/** All of a run: by its length it is known whether anything has happened. */
const journalLimit = 1_000_000;
const sleepsMs = [30_000, 70_000, 5 * 60_000, 12 * 60_000, 35 * 60_000];
const closedForMs = [0, 0, 1000, 60_000, 11 * 60_000];
/** How long everything may take to settle once nothing is in its way, and how far a settling step looks ahead. */
const settleTurns = 1200;
const settleMs = 1000;
/** Until the last refund is on its account. */
const afterwardsMs = 40 * dayMs;

/** Somebody without a story, who takes the first of everything. */
const plain: PersonPlan = { lastName: "Siddiqui", route: "KHI-ISB", adults: 1, offsetMs: 0 };
/** Where somebody is asked for more than a card. */
const otherWays = new Set(["confirm", "mobile", "balance", "failed", "cancelled"]);
const deadQuotes = new Set(["quoteExpired", "quoteFailed"]);
const plainSearch = searchFor(plain.route);
const evenly: Random = {
  next: () => 0.5,
  integer: (min) => min,
  pick: <Item>(items: readonly Item[]): Item => {
    for (const item of items) return item;
    throw new RangeError("There is nothing to pick from.");
  },
  fork: () => evenly,
};

type Device = {
  readonly email: string;
  readonly tabs: Tab[];
  readonly locked: Set<string>;
};

/** The promises that are settled already run on; nothing else is waited for. */
const breathe = async (ticks = 3): Promise<void> => {
  for (let tick = 0; tick < ticks; tick += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Where a walk is, and where its step is. */
const placeOf = ({ walk }: Pick<Tab, "walk">) => ({
  at: walk.snapshot().value,
  step: Object.values(walk.view().children).map((child) => {
    const step = child?.getSnapshot();
    return step !== undefined && "value" in step ? step.value : null;
  }),
});

/** Lives through a plan, first with everything that it brings, then without, and tells what came of it. */
export const runPlan = async (plan: Plan, plant: Plant | null = null): Promise<SeedResult> => {
  const sandbox = openSandbox({
    seed: `simulation-${plan.seed}`,
    clock: createManualClock(begin),
    faults: plan.faults,
    journalLimit,
  });
  for (const name of plan.switches) sandbox.admin.switches.set(name, true);
  const watch = openWatch(sandbox);
  const planted = plant?.plant() ?? {};
  const [faults, states, transitions]: [Tally, Tally, Tally] = [{}, {}, {}];
  const happens = (name: Happening): void => count(faults, name);
  const inspect = createTracker(states, transitions);
  const trouble = createTrouble({ weather: plan.weather, sandbox, watch, happens });
  const hash = createHash("sha256");
  const emails = plan.people.map((_, index) => `person-${index}@example.com`);
  let attemptCount = 0;
  let tabCount = 0;
  let virtualMs = 0;

  const open = (device: Device, person: number, start?: FlightsStart): Tab => {
    const { lastName: _, offsetMs = 0 } = plan.people[person] ?? {};
    tabCount += 1;
    const named = { name: `tab ${tabCount} of person ${person}`, email: device.email };
    const options: WalkOptions = {
      sandbox,
      offsetMs,
      inspect,
      network: trouble.networkOf(named.name),
      contact: { email: device.email, phone: "03001234567" },
      ports: (bare) => {
        const watched = watch.portsOf(
          {
            ...bare,
            newAttemptId: () => {
              attemptCount += 1;
              return attemptId(`attempt-${attemptCount}-of-${plan.seed}`);
            },
            lock: {
              acquire: async (order) => {
                if (device.locked.has(order)) return null;
                device.locked.add(order);
                return () => device.locked.delete(order);
              },
            },
          },
          named,
          () => walk,
        );
        const ports = trouble.breaking(watched);
        return planted.ports?.(ports, sandbox) ?? ports;
      },
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
      ...(start === undefined ? {} : { start }),
      ...(planted.machine === undefined ? {} : { machine: planted.machine }),
      ...(planted.gate === undefined ? {} : { gate: planted.gate }),
    };
    const walk = openWalk(options);
    const tab = { ...named, walk };
    device.tabs.push(tab);
    return tab;
  };

  const devices = emails.map((email): Device => ({ email, tabs: [], locked: new Set() }));
  for (const [person, device] of devices.entries()) {
    open(device, person);
    if (plan.people[person]?.offsetMs !== 0) happens("the device's clock is wrong");
  }
  const allTabs = () => devices.flatMap(({ tabs }) => tabs);

  /** The address that a tab is at, as far as it leads anywhere. */
  const addressOf = ({ walk }: Tab): FlightsStart => {
    const { booking, children, offer, quote, search } = walk.view();
    const order = children.payment?.getSnapshot().context.order;
    if (booking !== null && order !== undefined) return { at: "payment", booking, order };
    if (quote !== null) return { at: "quote", refId: quote.refId };
    if (offer !== null) return { at: "itinerary", search, refId: offer.refId, offer: offer.offer };
    return search === null ? { at: "search" } : { at: "results", search, refId: null };
  };

  const close = (device: Device, tab: Tab): void => {
    tab.walk.close();
    device.tabs.splice(device.tabs.indexOf(tab), 1);
  };

  const reload = ({ name, walk }: Tab, afterMs: number): void => {
    if (walk.view().terminal) return;
    happens("reloaded");
    try {
      walk.reload(afterMs);
    } catch (error) {
      watch.violate("no broken actor", `${name}: ${String(error)}`);
    }
  };

  const look = (): void => {
    const tabs = allTabs();
    watch.check(tabs);
    for (const tab of tabs) notice(tab, happens);
    for (const { name, walk } of tabs) {
      hash.update(JSON.stringify([name, placeOf({ walk })]));
    }
    for (const { id, status } of watch.newOrders()) hash.update(`${id} ${status}`);
    hash.update(String(watch.movements().length));
  };

  const take = async ({ kind, person, roll }: Step): Promise<void> => {
    const device = devices[person];
    const plans = plan.people[person];
    if (device === undefined || plans === undefined) return;
    const random = createRandom(String(roll));
    const scene: Scene = { sandbox, person: plans, random };
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
        reload(tab, random.pick(closedForMs));
        break;
      case "interrupt":
        goOn(tab.walk, scene);
        await breathe(random.integer(0, 2));
        happens("reloaded in the middle of a call");
        reload(tab, random.pick(closedForMs));
        break;
      case "openTab": {
        if (device.tabs.length >= mostTabs) close(device, tab);
        open(device, person, addressOf(tab));
        happens("opened a second tab");
        break;
      }
      case "comeBack": {
        const address = addressOf(tab);
        close(device, tab);
        sandbox.clock.advance(random.pick(closedForMs));
        open(device, person, address);
        happens("came back by the address");
        break;
      }
      case "stray":
        doStray(tab.walk, scene);
        break;
      case "sleep":
        happens("slept past a deadline");
        sandbox.clock.advance(random.pick(sleepsMs));
        break;
      default:
        // Somebody who has a ticket, or has left, begins again at times.
        if (tab.walk.view().terminal && random.next() < 0.15) {
          close(device, tab);
          open(device, person);
        } else goOn(tab.walk, scene);
    }
  };

  /** Whoever still wants something does it now, the plain way, and everything comes to an end. */
  const settle = async (): Promise<void> => {
    trouble.end();
    for (const { fired, id } of sandbox.admin.faults.list()) if (fired > 0) count(faults, kindOf(id), fired);
    sandbox.admin.faults.clear();
    for (const name of plan.switches) sandbox.admin.switches.set(name, false);
    for (let turn = 0; turn < settleTurns && watch.violation() === null; turn += 1) {
      const waiting = allTabs().filter(({ walk }) => !walk.view().terminal);
      if (waiting.length === 0) {
        if (process.env.DBG) console.log("turns", turn);
        return;
      }
      for (const { walk } of waiting) {
        const { children, screen, search } = walk.view();
        const { payment } = children;
        const asked = payment === undefined ? null : walk.payment();
        // What led nowhere leads nowhere again: another route does not.
        if (screen === "results" && search !== null && search !== plainSearch)
          walk.send({ type: "search.submit", search: plainSearch });
        else if (screen === "holdExpired") walk.send({ type: "flow.leave" });
        else if (asked?.screen === "voucher" && !asked.busy) payment?.send({ type: "attempt.abandon" });
        else if (asked?.screen === "expired") payment?.send({ type: "flow.leave" });
        else if (asked !== null && otherWays.has(asked.screen)) payment?.send({ type: "method.change" });
        else if (children.quote !== undefined && deadQuotes.has(connectQuote(children.quote.getSnapshot()).screen))
          children.quote.send({ type: "quote.decline" });
        else goOn(walk, { sandbox, person: plain, random: evenly });
      }
      await breathe();
      sandbox.clock.advance(settleMs);
      await breathe();
      look();
    }
    if (process.env.DBG) console.log("settle end");
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
      await breathe();
      sandbox.clock.advance(step.passMs);
      await breathe();
      look();
      if (watch.violation() !== null) break;
    }
    if (watch.violation() === null) await settle();
    if (watch.violation() === null) {
      virtualMs = sandbox.clock.now() - begin;
      sandbox.clock.advance(afterwardsMs);
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
    traceHash: hash.digest("hex").slice(0, 16),
    faults,
    states,
    transitions,
    virtualMs,
  };
};
