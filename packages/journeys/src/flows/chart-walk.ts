import { keepFlow, restoreFlow } from "@safar/engine";
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  type Snapshot,
  StateMachine,
} from "xstate";
import { childOf, type Said, type View } from "./walk.types.ts";
import type { WalkWorld } from "./walk-world.ts";

/** What reaches the step of a walk through the walk. */
const throughTheWalk = new Set(["setting.change", "RESUME", "order.hinted"]);

export type ChartOptions = {
  /** Told of every step of every chart. */
  readonly inspect?: (event: InspectionEvent) => void;
  /** What a reload finds of what was kept. */
  readonly kept?: (text: string) => string;
};

export type Beginning = {
  readonly inspect: (event: InspectionEvent) => void;
  readonly snapshot?: Snapshot<unknown>;
};

/** A chart with all of its parts, and how it begins: anew, or from what was kept. */
export type Chart<Ref extends AnyActorRef> = {
  readonly machine: AnyStateMachine;
  readonly begin: (beginning: Beginning) => Ref;
};

type Kit<Ref extends AnyActorRef, Seen extends View> = Chart<Ref> & {
  /** As what it is kept. */
  readonly flow: Parameters<typeof restoreFlow>[1];
  /** The step that most of what is said is meant for, while there is one. */
  readonly step?: { readonly machine: AnyStateMachine; readonly in: (view: Seen) => AnyActorRef | undefined };
  /** By how the chart stands, and by the screens that it has been on so far. */
  readonly viewOf: (snapshot: ReturnType<Ref["getSnapshot"]>, screens: readonly string[]) => Seen;
};

/** A page that was left, or is being loaded again, hears nothing: neither a late hint nor a late click. */
const isLive = ({ status }: AnyMachineSnapshot): boolean => status === "active";

/** A walk over the real clients and the sandbox in this process, of a chart of which no more is known than which step it leaves most to. */
export const openChart = <Ref extends AnyActorRef, Seen extends View>(
  { inspect: told, kept = (text) => text }: ChartOptions,
  { clock, timers }: Pick<WalkWorld, "clock" | "timers">,
  { begin, flow, machine, step, viewOf }: Kit<Ref, Seen>,
) => {
  const screens: string[] = [];
  const charts = new Set([machine.id, ...(step === undefined ? [] : [step.machine.id])]);
  const look = (ref: Ref): Seen => viewOf(ref.getSnapshot(), screens);
  const note = (ref: Ref) => {
    const { screen } = look(ref);
    if (screens.at(-1) !== screen) screens.push(screen);
  };
  let actor: Ref | null = null;
  // Whoever looks while it begins sees the one that begins.
  const running = (): Ref => {
    if (actor === null) throw new Error("The walk has not begun.");
    return actor;
  };
  const inspect = (event: InspectionEvent) => {
    told?.(event);
    if (event.type !== "@xstate.snapshot" || actor === null || !("logic" in event.actorRef)) return;
    const { logic } = event.actorRef;
    if (logic instanceof StateMachine && charts.has(logic.id)) note(actor);
  };
  const start = (snapshot?: Snapshot<unknown>): void => {
    actor = begin({ inspect, ...(snapshot === undefined ? {} : { snapshot }) });
    actor.start();
    note(actor);
  };
  start();
  const view = (): Seen => look(running());
  const snapshot = (): ReturnType<Ref["getSnapshot"]> => running().getSnapshot();
  const send = (event: Said): void => {
    if (!isLive(snapshot())) return;
    const meant = throughTheWalk.has(event.type) ? undefined : step?.in(view());
    (meant ?? running()).send(event);
  };
  return {
    view,
    send,
    child: <Name extends keyof Seen["children"]>(name: Name) => childOf<Seen["children"], Name>(view().children, name),
    actor: running,
    snapshot,
    /** Every screen that the walk was on, in order. */
    screens: (): readonly string[] => screens,
    /** How many of its timers run. */
    timers: (): number => timers.size,
    /** Closes its page. What is returned opens it again from what was kept, whenever that is. */
    shut: (): (() => void) => {
      const text = kept(keepFlow(flow, running().getPersistedSnapshot(), clock.now()));
      running().stop();
      return () => {
        const restored = restoreFlow(machine, flow, text);
        if (restored.type !== "RESTORED") throw new Error(`The flow was dropped: ${restored.reason}`);
        start(restored.snapshot);
        send({ type: "RESUME", now: clock.now() });
      };
    },
    close: (): void => {
      running().stop();
    },
  };
};
