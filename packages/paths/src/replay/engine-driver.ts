import {
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  isMachineSnapshot,
  SimulatedClock,
} from "xstate";
import type { SuiteStep } from "../cover/suite.types.ts";
import type { Graph } from "../explore/graph.types.ts";
import { doneEvent } from "../explore/possible-steps.ts";
import { withPuppets } from "../machine/puppets.ts";
import { stateName } from "../machine/state-name.ts";
import { childrenOf, effectOf } from "../machine/walker.ts";
import type { Driver } from "./driver.ts";

/**
 * Runs the real actor: the machine's own actions, guards and timers, with a clock that is moved by hand and actors that end when
 * they are told. The machine may be another than the graph's, such as one with a fault.
 */
export const createEngineDriver = (graph: Graph, machine: AnyStateMachine = graph.machine): Driver => {
  // Once, for it builds the whole machine anew.
  const puppets = withPuppets(machine);
  const { alphabet } = graph;
  let clock = new SimulatedClock();
  let actor: AnyActor | undefined;
  let effects: string[] = [];
  let failure: unknown;

  const run = (options: { readonly input?: unknown; readonly snapshot?: AnyMachineSnapshot }) => {
    let own: AnyActor | undefined;
    const started = createActor(puppets, {
      ...options,
      clock,
      inspect: (event) => {
        if (event.type === "@xstate.action" && event.actorRef === own) effects.push(...effectOf(event.action));
      },
    });
    own = started;
    started.subscribe({ error: (error) => (failure = error) });
    started.start();
    actor = started;
  };

  const running = (): AnyActor => {
    if (actor === undefined) throw new Error("The path has not been started.");
    return actor;
  };

  const snapshotNow = (): AnyMachineSnapshot => {
    const snapshot: unknown = running().getSnapshot();
    if (!isMachineSnapshot(snapshot)) throw new Error("The actor runs no machine.");
    return snapshot;
  };

  const childNow = (id: string) => {
    const children = childrenOf(snapshotNow());
    const child = children.find(([name]) => name === id)?.[1];
    if (child === undefined) {
      throw new Error(
        `the actor ${id} does not run; running are ${children.map(([name]) => name).join(", ") || "none"}`,
      );
    }
    return child;
  };

  const reload = () => {
    const kept: AnyMachineSnapshot = JSON.parse(JSON.stringify(running().getPersistedSnapshot()));
    running().stop();
    run({ snapshot: kept });
    if (alphabet.resume !== undefined) running().send(alphabet.resume(snapshotNow()));
    effects = [];
  };

  const perform = ({ step, waitMs }: SuiteStep) => {
    effects = [];
    failure = undefined;
    if (waitMs > 0 || step.kind === "elapse") clock.increment(waitMs);
    switch (step.kind) {
      case "probe":
      case "repeat":
        if (snapshotNow().can(step.event)) throw new Error(`${step.event.type} is possible and should not be`);
        return running().send(step.event);
      case "send":
        return running().send(step.event);
      case "resolve":
        return childNow(step.actor).send({ type: "paths.resolve", output: step.output });
      case "reject":
        return childNow(step.actor).send({ type: "paths.reject", error: step.error });
      case "late":
        return running().send(doneEvent(step.actor, step.output));
      case "reload":
        return reload();
      default:
        return undefined;
    }
  };

  return {
    start: ({ step }) => {
      clock = new SimulatedClock();
      effects = [];
      failure = undefined;
      run(step.kind === "start" && step.input !== undefined ? { input: step.input } : {});
    },
    perform,
    observe: () => {
      if (failure !== undefined) throw failure;
      const snapshot = snapshotNow();
      return {
        state: stateName(snapshot.value),
        tags: [...snapshot.tags],
        context: alphabet.project(snapshot),
        effects,
        facts: alphabet.expect(snapshot),
        isEnd: snapshot.status !== "active",
      };
    },
    stop: () => {
      actor?.stop();
      actor = undefined;
    },
  };
};
