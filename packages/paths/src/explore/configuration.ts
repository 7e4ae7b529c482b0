import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import type { Alphabet } from "../machine/alphabet.ts";
import { childrenOf, type Move, type SetTimer, type TimerChange } from "../machine/walker.ts";
import { emptyZone, rearranged, waited, type Zone } from "../machine/zone.ts";

/** A snapshot, and what a snapshot does not say: which actors have ended, and how long the timers have run. */
export type Configuration = {
  readonly snapshot: AnyMachineSnapshot;
  readonly settled: ReadonlySet<AnyActorRef>;
  /** In the order in which they were set. */
  readonly timers: readonly SetTimer[];
  readonly zone: Zone;
};

type Running = { readonly timer: SetTimer; readonly old: number };

const changed = (running: readonly Running[], change: TimerChange): readonly Running[] => {
  const id = "stop" in change ? change.stop : change.set.id;
  const others = running.filter(({ timer }) => timer.id !== id);
  return "stop" in change ? others : [...others, { timer: change.set, old: -1 }];
};

/** Any wait is part of the configuration, unless a timer is due at once. */
const settledZone = (zone: Zone, running: readonly Running[]): Zone => {
  const now = rearranged(
    zone,
    running.map(({ old }) => old),
  );
  return (
    waited(
      now,
      running.map(({ timer }) => timer),
    ) ?? now
  );
};

/** The configuration after a move. `zone` holds the readings at its instant; `fired` and `ended` are no longer running. */
export const configurationAfter = (
  before: Pick<Configuration, "settled" | "timers" | "zone">,
  { snapshot, timers: changes }: Move,
  { fired = [], ended }: { readonly fired?: readonly string[]; readonly ended?: AnyActorRef | undefined } = {},
): Configuration => {
  const going = before.timers.flatMap((timer, old) => (fired.includes(timer.id) ? [] : [{ timer, old }]));
  const running = snapshot.status === "active" ? changes.reduce(changed, going) : [];
  const children = new Set(childrenOf(snapshot).map(([, child]) => child));
  const settled = ended === undefined ? [...before.settled] : [...before.settled, ended];
  return {
    snapshot,
    settled: new Set(settled.filter((child) => children.has(child))),
    timers: running.map(({ timer }) => timer),
    zone: running.length === 0 ? emptyZone : settledZone(before.zone, running),
  };
};

export const nothingBefore: Pick<Configuration, "settled" | "timers" | "zone"> = {
  settled: new Set(),
  timers: [],
  zone: emptyZone,
};

/** The actors that may still end, by id. */
export const pendingOf = ({ snapshot, settled }: Configuration): (readonly [string, AnyActorRef])[] =>
  snapshot.status === "active" ? childrenOf(snapshot).filter(([, child]) => !settled.has(child)) : [];

const historyOf = ({ historyValue }: AnyMachineSnapshot): unknown => {
  const history: { readonly [id: string]: readonly { readonly id: string }[] } = historyValue;
  return Object.entries(history).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);
};

/** Two configurations with the same key are one; `text` writes what they hold. */
export const keyOf = (configuration: Configuration, alphabet: Alphabet, text: (value: unknown) => string): string => {
  const { snapshot, timers, zone } = configuration;
  return [
    snapshot.status,
    text(snapshot.value),
    text(historyOf(snapshot)),
    text(alphabet.project(snapshot)),
    text(pendingOf(configuration).map(([id]) => id)),
    text(timers.map(({ id, delayMs }) => [id, delayMs])),
    timers.length > 0 ? JSON.stringify(zone) : "",
  ].join("\n");
};
