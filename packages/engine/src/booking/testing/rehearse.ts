import { type AnyActorRef, type AnyStateMachine, createActor, fromCallback, fromPromise, type Snapshot } from "xstate";
import { fromSecretPromise } from "../../kernel/flow/secret-promise.ts";
import { settle } from "../../testing/flow-harness.ts";
import type { Configuration, Step } from "./explore.ts";

type Call = {
  readonly src: string;
  readonly input: unknown;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
};

type Cast = {
  readonly machine: AnyStateMachine;
  readonly sources: readonly string[];
  /** Sources that a restored flow must not run again, with what they then come to. */
  readonly once?: Readonly<Record<string, unknown>>;
  readonly callbacks?: readonly string[];
};

/** A machine whose actors wait to be told what they come to, with every call that they made. */
export const rehearse = ({ machine, sources, once = {}, callbacks = [] }: Cast) => {
  const calls: Call[] = [];
  const run = (src: string) => (input: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      calls.push({ src, input, resolve, reject });
    });
  const logics = sources.map((src) => {
    if (callbacks.includes(src)) return [src, fromCallback(() => undefined)] as const;
    const logic =
      src in once
        ? fromSecretPromise<unknown, unknown>({ run: run(src), lost: once[src] })
        : fromPromise<unknown, unknown>(({ input }) => run(src)(input));
    return [src, logic] as const;
  });
  const rehearsed = machine.provide({ actors: Object.fromEntries(logics) });

  const play = async (actor: AnyActorRef, { event, actor: src }: Step): Promise<void> => {
    if (src === null) actor.send(event);
    else {
      const call = calls.findLast((one) => one.src === src);
      if (call === undefined) throw new Error(`${src} has not been called.`);
      if ("output" in event) call.resolve(event.output);
      else call.reject(new Error("bug"));
    }
    await settle();
  };

  return { machine: rehearsed, calls, play };
};

/** The steps of a configuration's shortest path, looked up in what was explored. */
export const stepsTo = (found: ReadonlyMap<string, Configuration>, { path }: Configuration): readonly Step[] => {
  const [, ...names] = path;
  const steps: Step[] = [];
  let at = [...found.values()].find((one) => one.path.length === 1 && one.path[0] === path[0]);
  for (const name of names) {
    const next = at?.next.get(name);
    if (next === undefined) throw new Error(`${name} leads nowhere.`);
    steps.push(next.step);
    at = found.get(next.key);
  }
  return steps;
};

type Restored = {
  readonly status: string;
  readonly before: readonly Call[];
  readonly after: readonly Call[];
  /** Where the flow was, and where it is after the reload once all that runs was left to run. */
  readonly was: unknown;
  readonly is: unknown;
};

/** Plays a path on a real actor, reloads there, and resumes. */
export const reloadAt = async (cast: Cast, input: unknown, steps: readonly Step[], now: number): Promise<Restored> => {
  const { machine, calls, play } = rehearse(cast);
  const actor = createActor(machine, { input }).start();
  await settle();
  for (const step of steps) await play(actor, step);
  const was: unknown = actor.getSnapshot().value;
  const kept: Snapshot<unknown> = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  actor.stop();
  const before = [...calls];
  calls.length = 0;
  let error: unknown;
  const restored = createActor(machine, { input, snapshot: kept });
  restored.subscribe({ error: (problem) => (error = problem) });
  restored.start();
  restored.send({ type: "RESUME", now });
  await settle();
  const snapshot = restored.getSnapshot();
  restored.stop();
  if (error !== undefined) throw error;
  return { status: snapshot.status, before, after: [...calls], was, is: snapshot.value };
};
