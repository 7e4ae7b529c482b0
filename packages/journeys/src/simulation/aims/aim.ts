import { connectPayment } from "@safar/engine";
import type { FaultRule } from "@safar/sandbox";
import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import type { Said } from "../../flows/walk.types.ts";
import type { Errand, PersonPlan, Weather } from "../plan.types.ts";
import { plainRoute } from "../stories.ts";
import type { Walk } from "../walk.types.ts";

/** What is done at a moment that is waited for. */
export type Deed =
  /** Something is said to whoever the moment is about. */
  | { readonly say: Said }
  | { readonly reloadAfterMs: number }
  | { readonly sleepMs: number }
  /** The tab is closed, and another one is opened at its address. */
  | { readonly comeBackAfterMs: number }
  | { readonly fault: FaultRule }
  /** The first of what is on the list. */
  | { readonly choose: "first" };

/** Where a step has to be; the walk's own screen when no step is named. */
export type Moment = {
  /** As the walk's children are called; `walk` is the walk itself, and `code` the code of a payment. */
  readonly step?: string;
  readonly at: Parameters<AnyMachineSnapshot["matches"]>[0];
};

/** Something rare that a seed is made for: who meets it, what befalls them, and what they do at which moment. */
export type Aim = {
  readonly name: string;
  /** Flights, where nothing else is said. */
  readonly errand?: Errand;
  readonly person?: Partial<PersonPlan>;
  readonly weather?: Partial<Weather>;
  readonly faults?: readonly FaultRule[];
  /** In order: each is waited for, and done once. */
  readonly does?: readonly (readonly [Moment, Deed])[];
  /** By which method they pay. */
  readonly method?: string;
  /** With which airline they fly. */
  readonly airline?: string;
};

export const minuteMs = 60_000;

/** Somebody without a story, whom nothing befalls but what is said. */
export const guest = {
  isSignedIn: false,
  country: "PK",
  lastName: "Siddiqui",
  route: plainRoute,
  offsetMs: 0,
} as const satisfies Partial<PersonPlan>;
export const calm = { outage: null, heldMs: null, breaksAt: null, hints: [] } as const satisfies Partial<Weather>;
export const calmGuest = { person: guest, weather: calm } as const;

export const leave = { say: { type: "flow.leave" } } as const;
export const back = { say: { type: "flow.back" } } as const;

/** Somebody who pays from their phone, by a code. Nothing else befalls them: a code is a long way off. */
export const phonePayer = { person: guest, method: "jazzcash", faults: [] } as const;

/** One call whose answer is late, and one that fails once. */
export const late = (call: string, ms: number): FaultRule => ({
  id: "an answer is late#aimed",
  point: "delay",
  match: { call },
  ms,
  times: 1,
});
export const failing = (call: string): FaultRule => ({
  id: "a call is answered 500#aimed",
  point: "before",
  match: { call },
  fail: { status: 500 },
  times: 1,
});

/** Aims of one kind of people, whom nothing befalls but what is said. */
export const calmly =
  (given: Pick<Aim, "errand" | "person">) =>
  (name: string, rare: Pick<Aim, "does" | "faults" | "person">): Aim => ({ ...given, name, weather: calm, ...rare });

/** Back from the people of a price that was opened by its address. */
export const backFromPeople: NonNullable<Aim["does"]> = [
  [{ step: "travellers", at: "open" }, { comeBackAfterMs: 0 }],
  [{ step: "travellers", at: "open" }, back],
];

/** Back from an offer to its results, and on to it again. */
export const onAgainFrom = (inspecting: Moment["at"]): NonNullable<Aim["does"]> => [
  [{ step: "walk", at: inspecting }, back],
  [{ step: "walk", at: { shopping: "searching" } }, { say: { type: "offer.again" } }],
];

/** A service that says no once, at the nth call of a path. */
export const refusing = (path: string, code: string, status: number, method = "POST", nth = 1) => ({
  weather: { ...calm, refusals: [{ path, code, status, method, nth }] },
});

const codeOf = (walk: Walk): AnyActorRef | null => {
  const { payment } = walk.view().children;
  return payment === undefined ? null : connectPayment(payment.getSnapshot()).code;
};

const stepOf = (steps: object, name: string): AnyActorRef | null =>
  Object.entries(steps).find(([key]) => key === name)?.[1] ?? null;

/** Whether a moment has come, and what it is said to. */
export const stepAt = (walk: Walk, { at, step }: Moment): AnyActorRef | null => {
  const { children, screen } = walk.view();
  if (step === "walk") {
    const snapshot: AnyMachineSnapshot = walk.actor().getSnapshot();
    return snapshot.matches(at) ? walk.actor() : null;
  }
  if (step === undefined) return screen === at ? walk.actor() : null;
  const actor = step === "code" ? codeOf(walk) : stepOf(children, step);
  const snapshot: AnyMachineSnapshot | undefined = actor?.getSnapshot();
  return snapshot?.status === "active" && snapshot.matches(at) ? actor : null;
};
