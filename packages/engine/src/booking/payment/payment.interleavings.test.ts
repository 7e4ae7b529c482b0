import { expect, test } from "vitest";
import { initialTransition, type SnapshotFrom, transition } from "xstate";
import { type AttemptId, attemptId } from "../../kernel/ids.ts";
import { checkInterleavings, must, type WorldStep } from "../../testing/interleavings.ts";
import { methods, sampleBill, sampleBooking, sampleInput, sampleOptions } from "./payment.fixtures.ts";
import { paymentMachine } from "./payment.machine.ts";
import type { Inquired, ProcessOutcome } from "./payment.service.ts";
import type { PaymentContext, PaymentEvent } from "./payment.types.ts";

/*
 * The chart of paying in two tabs of a device, an order's lock between them, a service that takes one payment for an order, and a
 * network that keeps every request and every answer for as long as it likes, or loses it. People press Pay, try again, look again
 * and reload whenever they can. Every order in which all that can happen is visited.
 */

declare const console: { log(text: string): void };

type Machine = typeof paymentMachine;
type Snapshot = SnapshotFrom<Machine>;

type ActorEvent = { readonly type: `xstate.done.actor.${string}`; readonly output: unknown; readonly actorId: string };

/** Where an attempt is: at most one may be `live` or `received`, and what is in `transit` may become so. */
type Attempt = {
  readonly id: AttemptId;
  readonly tab: number;
  readonly state: "transit" | "lost" | "live" | "received" | "failed" | "refused";
  /** On its way back to the tab that sent it, for as long as that waits. */
  readonly answer: ProcessOutcome["type"] | null;
};

type Tab = {
  readonly payment: Snapshot;
  /** What became of the running inquiry; null when none runs. */
  readonly inquiry: null | "asked" | Inquired;
  /** `kept`: nobody knows what became of the attempt that it sent, so no other tab may send one. */
  readonly permit: null | "asking" | "held" | "refused" | "kept";
};

type World = {
  readonly tabs: readonly Tab[];
  readonly attempts: readonly Attempt[];
  readonly reloadsLeft: number;
};

type Step = WorldStep<World>;

/** How much may happen in a run of the checker. */
type Bounds = {
  readonly tabs: number;
  readonly attempts: number;
  readonly reloads: number;
  /** Whether people look again and away and hear hints, and inquiries are lost, beside what leads on. */
  readonly hasAsides: boolean;
  /** A lock that is given back when its holder stops waiting, whatever may still arrive. */
  readonly isHasty?: boolean;
};
const isOpen = ({ state }: Attempt): boolean => state === "live" || state === "received";

/** The lines of a context that anything depends on. What is left out follows from these, or is the same in all worlds. */
const memoryOf = ({ attempt, checks, method, permitted, bill, options, trouble }: PaymentContext) => [
  attempt?.id,
  checks,
  method?.code,
  permitted,
  bill === null,
  options === null,
  trouble?.type,
];

const placeKeys = new WeakMap<Snapshot, string>();

/** Where a flow is and what it remembers, as text. */
const placeOf = (payment: Snapshot): string => {
  const known = placeKeys.get(payment);
  if (known !== undefined) return known;
  const place = JSON.stringify([payment.value, memoryOf(payment.context)]);
  placeKeys.set(payment, place);
  return place;
};

/** An answer that nobody waits for makes no difference, and neither does how an attempt came to nothing. */
const stateOf = ({ answer, id, state, tab }: Attempt, tabs: readonly Tab[]): string => {
  const sender = tabs[tab]?.payment;
  if (sender?.matches({ attempting: "submitting" }) && sender.context.attempt?.id === id) return `${state} ${answer}`;
  return state === "refused" ? "lost" : state;
};

const keyOf = ({ attempts, reloadsLeft, tabs }: World): string =>
  JSON.stringify([
    tabs.map(({ inquiry, payment, permit }) => [
      placeOf(payment),
      inquiry === null || inquiry === "asked" ? inquiry : [inquiry.type, "attempt" in inquiry ? inquiry.attempt : null],
      permit,
    ]),
    attempts.map((attempt) => [attempt.id, stateOf(attempt, tabs)]),
    reloadsLeft,
  ]);

const isSettledTab = ({ payment }: Tab): boolean =>
  payment.status === "done" || payment.matches("unpaid") || payment.matches("payable");

const isSettled = ({ attempts, tabs }: World): boolean =>
  tabs.every(isSettledTab) && attempts.every(({ state }) => state !== "transit" && state !== "live");

const impatient = { fastChecksMs: [2000], slowCheckMs: 60_000, checksBeforeSupport: 2, graceMs: 60_000 };
const [quickChecks] = [impatient.fastChecksMs.length];

/** What an inquiry is told now: a payment first, then one that is on its way, then how the last one failed. */
const wordOf = (attempts: readonly Attempt[]): Inquired => {
  const received = attempts.some(({ state }) => state === "received");
  if (received) return { type: "RECEIVED", booking: sampleBooking, now: 0 };
  const live = attempts.find(({ state }) => state === "live");
  const method = methods.balance.code;
  if (live !== undefined)
    return { type: "LIVE", attempt: live.id, method, need: null, checkAfterMs: null, giveUpAt: null, now: 0 };
  const failed = attempts.findLast(({ state }) => state === "failed");
  if (failed !== undefined) return { type: "FAILED", attempt: failed.id, reason: "payment_declined", now: 0 };
  return { type: "NOT_FOUND", now: 0 };
};

const reads = {
  readOptions: { type: "OPTIONS", options: sampleOptions },
  bill: { type: "BILLED", bill: sampleBill },
} as const;

const answers = {
  received: "RECEIVED",
  failed: "DECLINED",
  live: "PENDING",
  refused: "REFUSED",
} as const;

/** The network lets go of a request before its sender takes it for one that never came. */
const canArrive = ({ tabs }: World, { id, state, tab }: Attempt): boolean => {
  const payment = tabs[tab]?.payment;
  return state === "transit" && payment?.context.attempt?.id === id && payment.context.checks < quickChecks;
};

const outcomeOf = (answer: ProcessOutcome["type"]): ProcessOutcome => {
  if (answer === "DECLINED") return { type: answer, reason: "payment_declined" };
  if (answer === "REFUSED") return { type: answer, reason: "busy" };
  return answer === "RECEIVED" || answer === "PENDING" ? { type: answer } : { type: "UNKNOWN" };
};

const checker = (machine: Machine, bounds: Bounds) => {
  const memory = new Map<string, { readonly next: Snapshot; readonly started: readonly string[] }>();

  /** The chart is pure, so that what it does in a state with an event needs to be asked once. */
  const react = (payment: Snapshot, event: PaymentEvent | ActorEvent, isDue = true) => {
    const told = "output" in event ? { ...event, output: { ...Object(event.output), now: isDue } } : event;
    const key = placeOf(payment) + JSON.stringify(told);
    const known = memory.get(key);
    if (known !== undefined) return known;
    const [next, actions] = transition(machine, payment, event as PaymentEvent);
    const started = actions.flatMap(({ type, params }: { readonly type: string; readonly params?: unknown }) =>
      type === "xstate.spawnChild" && typeof params === "object" && params !== null && "src" in params
        ? [String(params.src)]
        : [],
    );
    const reaction = { next, started };
    memory.set(key, reaction);
    return reaction;
  };

  /** What becomes of the lock when a flow is no longer about to send something. */
  const leftPermit = (world: World, { permit }: Tab, { context }: Snapshot): Tab["permit"] => {
    const own = world.attempts.find(({ id }) => id === context.attempt?.id);
    const mayArrive = (permit === "held" || permit === "kept") && own?.state === "transit";
    return mayArrive && bounds.isHasty !== true ? "kept" : null;
  };

  const childBy = ({ payment }: Tab, src: string): string | undefined =>
    Object.entries(payment.children).find(
      ([id, child]) =>
        typeof child === "object" && child !== null && "src" in child && child.src === src && id !== "payBy",
    )?.[0];

  const withTab = (world: World, index: number, change: Partial<Tab>): World => ({
    ...world,
    tabs: world.tabs.map((tab, at) => (at === index ? { ...tab, ...change } : tab)),
  });

  const checkScreens = (world: World): void => {
    const { attempts, tabs } = world;
    for (const { payment } of tabs) {
      const own = attempts.find(({ id }) => id === payment.context.attempt?.id);
      const mayBePaid = own !== undefined && (isOpen(own) || canArrive(world, own));
      must(!(payment.matches("unpaid") && mayBePaid), "nobody is told that a payment failed while it may be paid");
      const isPaid = attempts.some(({ state }) => state === "received");
      must(!payment.matches("received") || isPaid, "nobody is told that a payment was received when none was");
    }
  };

  /** Gives a tab's flow an event and does what it asks for. */
  const give = (before: World, index: number, event: PaymentEvent | ActorEvent, isDue = true): World => {
    const tab = before.tabs[index];
    if (tab === undefined) return before;
    const { next, started } = react(tab.payment, event, isDue);
    const isAttempting = next.matches("attempting");
    const changed: Tab = { ...tab, payment: next };
    const isAsking = childBy(changed, "inquire") !== undefined;
    let world = withTab(before, index, {
      payment: next,
      inquiry: started.includes("inquire") ? "asked" : isAsking ? tab.inquiry : null,
      permit: started.includes("permit") ? "asking" : isAttempting ? tab.permit : leftPermit(before, tab, next),
    });
    const { attempt } = next.context;
    if (started.includes("process") && attempt !== null) {
      must(!world.attempts.some(isOpen), "no attempt is sent while another may be paid");
      must(!world.attempts.some(({ id }) => id === attempt.id), "no attempt is sent twice");
      must(tab.permit === "held", "only who holds the order's lock sends an attempt");
      world = {
        ...world,
        attempts: [...world.attempts, { id: attempt.id, tab: index, state: "transit", answer: null }],
      };
    }
    checkScreens(world);
    const [[reading, output] = []] = Object.entries(reads).flatMap(([src, read]) => {
      const id = childBy(changed, src);
      return id === undefined ? [] : [[id, read] as const];
    });
    // What is only read changes nothing for anybody else, so it is read at once.
    return reading === undefined ? world : give(world, index, done(reading, output));
  };

  const done = (actorId: string, output: unknown): ActorEvent => ({
    type: `xstate.done.actor.${actorId}`,
    output,
    actorId,
  });

  const inquirySteps = (world: World, index: number, tab: Tab): readonly Step[] => {
    const asking = childBy(tab, "inquire");
    const { inquiry, payment } = tab;
    if (inquiry === null || asking === undefined) return [];
    if (inquiry === "asked") {
      const answered = withTab(world, index, { inquiry: wordOf(world.attempts) });
      const lost = withTab(world, index, { inquiry: { type: "PROBLEM", problem: { kind: "offline" }, now: 0 } });
      return [
        { label: `the service answers tab ${index}`, world: answered },
        ...(bounds.hasAsides ? [{ label: `the inquiry of tab ${index} is lost`, world: lost }] : []),
      ];
    }
    const { nextCheckAt } = payment.context;
    // Only while nobody knows does it matter whether an inquiry was due.
    const isEarly = bounds.hasAsides && payment.matches({ inquiring: "asking" }) && nextCheckAt > 0;
    const dues = isEarly ? [true, false] : [true];
    return dues.map((isDue) => ({
      label: `${inquiry.type} comes to tab ${index}${isDue ? "" : " early"}`,
      world: give(world, index, done(asking, { ...inquiry, now: isDue ? nextCheckAt : nextCheckAt - 1 }), isDue),
    }));
  };

  const lockSteps = (world: World, index: number, { permit }: Tab): readonly Step[] => {
    if (permit !== "asking") return [];
    if (world.tabs.some((other) => other.permit === "held" || other.permit === "kept")) {
      const refused = withTab(world, index, { permit: "refused" });
      return [{ label: `tab ${index} does not get the lock`, world: give(refused, index, { type: "permit.denied" }) }];
    }
    const held = withTab(world, index, { permit: "held" });
    const attempt = attemptId(`attempt-${world.attempts.length + 1}-of-tab-${index}`);
    return [
      { label: `tab ${index} gets the lock`, world: give(held, index, { type: "permit.granted", attempt, now: 1 }) },
    ];
  };

  const processSteps = (world: World, index: number, tab: Tab): readonly Step[] => {
    const running = childBy(tab, "process");
    if (running === undefined) return [];
    const own = world.attempts.find(({ id }) => id === tab.payment.context.attempt?.id);
    const lost = done(running, { type: "UNKNOWN" });
    const steps: Step[] = [{ label: `tab ${index} gives its attempt up`, world: give(world, index, lost) }];
    if (own?.answer != null)
      steps.push({
        label: `tab ${index} is answered ${own.answer}`,
        world: give(world, index, done(running, outcomeOf(own.answer))),
      });
    return steps;
  };

  const waitSteps = (world: World, index: number, tab: Tab): readonly Step[] => {
    const waiting = childBy(tab, "waitUntil");
    return waiting === undefined
      ? []
      : [{ label: `tab ${index} has waited`, world: give(world, index, done(waiting, undefined)) }];
  };

  const reloaded = (world: World, index: number, tab: Tab): World => {
    const own = tab.payment.context.attempt?.id;
    const fresh = withTab(world, index, {
      inquiry: tab.inquiry === null ? null : "asked",
      permit: tab.payment.matches("attempting") ? "asking" : null,
    });
    const unheard = {
      ...fresh,
      reloadsLeft: world.reloadsLeft - 1,
      // A request goes with the document that sent it, unless it has arrived.
      attempts: world.attempts.map((one) =>
        one.id === own ? { ...one, answer: null, state: one.state === "transit" ? "lost" : one.state } : one,
      ),
    };
    const asking = fresh.tabs[index]?.permit === "asking" ? give(unheard, index, { type: "permit.asked" }) : unheard;
    const resumed = give(asking, index, { type: "RESUME", now: 1 });
    const running = childBy(tab, "process");
    return running === undefined ? resumed : give(resumed, index, done(running, { type: "UNKNOWN" }));
  };

  const userSteps = (world: World, index: number, tab: Tab): readonly Step[] => {
    const { payment } = tab;
    const mayPay = world.attempts.length < bounds.attempts;
    const wanted: readonly PaymentEvent[] = [
      ...(mayPay
        ? ([
            { type: "payment.submit" },
            { type: "attempt.retry" },
            { type: "method.choose", code: methods.balance.code },
          ] as const)
        : []),
      ...(bounds.hasAsides || payment.matches("supportNeeded") ? [{ type: "inquiry.checkNow" } as const] : []),
      ...(bounds.hasAsides
        ? ([
            { type: "options.reload" },
            { type: "order.hinted" },
            { type: "visibility.changed", isVisible: false, now: 1 },
            { type: "visibility.changed", isVisible: true, now: 1 },
          ] as const)
        : []),
    ];
    const steps = wanted
      .filter((event) => payment.status === "active" && payment.can(event))
      .map((event) => ({ label: `${event.type} in tab ${index}`, world: give(world, index, event) }));
    // Which of two tabs is the first makes no difference, so that one of them is reloaded.
    return index === 0 && world.reloadsLeft > 0 && payment.status === "active"
      ? [...steps, { label: `tab ${index} is reloaded`, world: reloaded(world, index, tab) }]
      : steps;
  };

  const moved = (world: World, id: AttemptId, change: Partial<Attempt>): World => {
    const after = {
      ...world,
      tabs: world.tabs.map((tab) =>
        tab.permit === "kept" && tab.payment.context.attempt?.id === id ? { ...tab, permit: null } : tab,
      ),
      attempts: world.attempts.map((one) => (one.id === id ? { ...one, ...change } : one)),
    };
    checkScreens(after);
    return after;
  };

  const serviceSteps = (world: World): readonly Step[] =>
    world.attempts.flatMap((attempt): readonly Step[] => {
      const { id, state } = attempt;
      const become = (next: keyof typeof answers, answer: Attempt["answer"] = attempt.answer): Step => ({
        label: `${id} is ${next}`,
        world: moved(world, id, { state: next, answer }),
      });
      if (state === "live") return [become("received"), become("failed")];
      if (state !== "transit") return [];
      const lost: Step = { label: `${id} is lost`, world: moved(world, id, { state: "lost" }) };
      if (!canArrive(world, attempt)) return [lost];
      const fates = world.attempts.some(isOpen) ? (["refused"] as const) : (["received", "failed", "live"] as const);
      return [lost, ...fates.map((fate) => become(fate, answers[fate]))];
    });

  const successors = (world: World): readonly Step[] => {
    const steps = [
      ...serviceSteps(world),
      ...world.tabs.flatMap((tab, index) =>
        [inquirySteps, lockSteps, processSteps, waitSteps, userSteps].flatMap((stepsOf) => stepsOf(world, index, tab)),
      ),
    ];
    return steps;
  };

  /** In front of the button that pays. */
  const [first] = initialTransition(machine, { ...sampleInput, patience: impatient });
  const entering = [
    done("opening", { type: "NOT_FOUND", now: 0 }),
    {
      type: "xstate.done.actor.0.payment.loadingMethods",
      actorId: "",
      output: { type: "OPTIONS", options: sampleOptions },
    },
    { type: "method.choose", code: methods.balance.code },
    { type: "xstate.done.actor.0.payment.payable.billing", actorId: "", output: { type: "BILLED", bill: sampleBill } },
  ] as const;
  const ready = entering.reduce<Snapshot>((snapshot, event) => react(snapshot, event).next, first);
  const tab: Tab = { payment: ready, inquiry: null, permit: null };
  const start: World = {
    tabs: Array.from({ length: bounds.tabs }, () => tab),
    attempts: [],
    reloadsLeft: bounds.reloads,
  };
  return { start, successors, keyOf, isSettled };
};

const oneTab: Bounds = { tabs: 1, attempts: 3, reloads: 2, hasAsides: true };
const twoTabs: Bounds = { tabs: 2, attempts: 2, reloads: 0, hasAsides: false };
const reloadedTabs: Bounds = { tabs: 2, attempts: 2, reloads: 1, hasAsides: false };

test.each([
  ["one tab", oneTab],
  ["two tabs", twoTabs],
  ["two tabs that are reloaded", reloadedTabs],
])("behavior: every interleaving of %s that pay one order keeps every rule", (name, bounds) => {
  const report = checkInterleavings(checker(paymentMachine, bounds));
  console.log(`${name}: ${report.states} states, ${report.transitions} transitions`);
  expect(report.violation).toBeUndefined();
  expect(report.states).toBeGreaterThan(1000);
});

type Guards = NonNullable<Parameters<Machine["provide"]>[0]["guards"]>;

const withGuards = (guards: Guards): Machine => paymentMachine.provide({ guards });

const planted: ReadonlyArray<readonly [name: string, machine: Machine, bounds: Bounds, rule: string]> = [
  [
    "any order is free for another attempt",
    withGuards({ isFree: () => true }),
    twoTabs,
    "no attempt is sent while another may be paid",
  ],
  [
    "an attempt that nobody has heard of yet was never begun",
    withGuards({ isNeverBegun: ({ context }, { type }) => context.attempt !== null && type === "NOT_FOUND" }),
    oneTab,
    "nobody is told that a payment failed while it may be paid",
  ],
  [
    "the failure of an earlier attempt is that of the latest",
    withGuards({ isFailed: (_, { type }) => type === "FAILED" }),
    oneTab,
    "nobody is told that a payment failed while it may be paid",
  ],
  [
    "a payment that only takes its time is done",
    withGuards({ isPaymentDone: (_, { type }) => type === "RECEIVED" || type === "PENDING" }),
    oneTab,
    "nobody is told that a payment was received when none was",
  ],
  [
    "another tab may pay as soon as the first one stops waiting",
    paymentMachine,
    { ...twoTabs, isHasty: true },
    "no attempt is sent while another may be paid",
  ],
  [
    "nobody comes back from asking",
    withGuards({ isReceived: () => false, isFailed: () => false }),
    { ...oneTab, hasAsides: false },
    "everything can come to an end",
  ],
];

test.each(planted)("behavior: the checker catches a chart in which %s", (_, machine, bounds, rule) => {
  const { violation } = checkInterleavings(checker(machine, bounds));
  console.log(`${violation?.rule}: ${violation?.trace.join(" → ")}`);
  expect(violation?.rule).toBe(rule);
});
