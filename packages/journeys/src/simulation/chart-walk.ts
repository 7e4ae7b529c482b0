import { connectPayment, keepFlow, restoreFlow, type TravellerForm } from "@safar/engine";
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type Snapshot,
  StateMachine,
} from "xstate";
import { fillInParty, type openWalkWorld } from "../flows/walk-world.ts";
import { type Children, childOf, isLive, type Said, type View, type WalkOptions } from "./walk.ts";

/** What reaches the step of a walk through the walk. */
const throughTheWalk = new Set(["setting.change", "RESUME", "order.hinted"]);

type Kit = {
  readonly flow: string;
  readonly machine: AnyStateMachine;
  readonly input: object;
  /** The step that most of what is said is meant for, while there is one. */
  readonly step?: { readonly name: "checkout" | "cancellation"; readonly machine: AnyStateMachine };
  /** By how the chart stands, and by the screens that it has been on so far. */
  readonly viewOf: (snapshot: AnyMachineSnapshot, screens: readonly string[]) => View;
};

/** A walk over the real clients and the sandbox in this process, of a chart of which no more is known than which step it leaves most to. */
export const openChart = (options: WalkOptions, world: ReturnType<typeof openWalkWorld>, kit: Kit) => {
  const { clock, timers } = world;
  const screens: string[] = [];
  const charts = new Set([kit.machine.id, ...(kit.step === undefined ? [] : [kit.step.machine.id])]);
  let actor: AnyActorRef | null = null;
  const snapshot = (): AnyMachineSnapshot => actor?.getSnapshot();
  const view = (): View => kit.viewOf(snapshot(), screens);
  const note = () => {
    const { screen } = view();
    if (screens.at(-1) !== screen) screens.push(screen);
  };
  const start = (kept?: Snapshot<unknown>) => {
    const made = createActor(kit.machine, {
      input: kit.input,
      inspect: (event) => {
        options.inspect(event);
        if (event.type !== "@xstate.snapshot" || actor === null || !("logic" in event.actorRef)) return;
        const { logic } = event.actorRef;
        if (logic instanceof StateMachine && charts.has(logic.id)) note();
      },
      ...(kept === undefined ? {} : { snapshot: kept }),
    });
    actor = made;
    made.start();
    note();
    return made;
  };
  let running = start();
  const flow = { flow: kit.flow, schema: 1 };
  const send = (event: Said) => {
    if (!isLive(snapshot())) return;
    const isForStep = kit.step !== undefined && !throughTheWalk.has(event.type);
    const step: AnyActorRef | undefined = isForStep ? view().children[kit.step.name] : undefined;
    (step ?? running).send(event);
  };
  return {
    view,
    send,
    child: <Name extends keyof Children>(name: Name) => childOf(view().children, name),
    payment: () => connectPayment(childOf(view().children, "payment").getSnapshot()),
    actor: () => running,
    snapshot,
    screens: () => screens,
    timers: () => timers.size,
    shut: () => {
      const text = options.kept(keepFlow(flow, running.getPersistedSnapshot(), clock.now()));
      running.stop();
      return () => {
        const restored = restoreFlow(kit.machine, flow, text);
        if (restored.type !== "RESTORED") throw new Error(`The flow was dropped: ${restored.reason}`);
        running = start(restored.snapshot);
        send({ type: "RESUME", now: clock.now() });
      };
    },
    close: () => {
      running.stop();
    },
    fillIn: (values: Partial<TravellerForm>) =>
      fillInParty(childOf(view().children, "travellers"), options.contact, values),
  };
};
