import { type AnyActorRef, type AnyMachineSnapshot, fromPromise, type PromiseActorLogic, SimulatedClock } from "xstate";

type Pending<Output, Input> = {
  readonly input: Input;
  readonly resolve: (output: Output) => void;
  readonly reject: (error: unknown) => void;
};

/** A service's method, and an actor, whose every run waits until the test says what it comes to. */
export type Puppet<Output, Input> = {
  readonly run: (input: Input) => Promise<Output>;
  readonly logic: PromiseActorLogic<Output, Input>;
  /** What each run was given, oldest first. */
  readonly inputs: readonly Input[];
  /** Ends the latest run. */
  readonly answer: (output: Output) => Promise<void>;
  readonly throws: (error: unknown) => Promise<void>;
};

/** Lets every promise that can settle do so. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

export const puppet = <Output, Input>(name: string): Puppet<Output, Input> => {
  const runs: Pending<Output, Input>[] = [];
  const latest = () => {
    const run = runs.at(-1);
    if (run === undefined) throw new Error(`${name} has not been called.`);
    return run;
  };
  const run = (input: Input): Promise<Output> =>
    new Promise((resolve, reject) => {
      runs.push({ input, resolve, reject });
    });
  return {
    run,
    logic: fromPromise<Output, Input>(({ input }) => run(input)),
    get inputs() {
      return runs.map(({ input }) => input);
    },
    answer: async (output) => {
      latest().resolve(output);
      await settle();
    },
    throws: async (error) => {
      latest().reject(error);
      await settle();
    },
  };
};

/** A clock port that a test moves by hand. */
export const createTestClock = (start = 0) => {
  const timers = new SimulatedClock();
  return {
    now: () => start + timers.now(),
    setTimeout: (callback: (...args: unknown[]) => void, delayMs: number): unknown =>
      timers.setTimeout(callback, delayMs),
    clearTimeout: (handle: unknown): void => {
      if (typeof handle === "number") timers.clearTimeout(handle);
    },
    advance: async (ms: number): Promise<void> => {
      timers.increment(ms);
      await settle();
    },
  };
};

const pathOf = (value: AnyMachineSnapshot["value"]): string =>
  typeof value === "string"
    ? value
    : Object.entries(value)
        .map(([key, inner]) => (inner === undefined ? key : `${key}.${pathOf(inner)}`))
        .join(" + ");

/** The states that an actor goes through from now on, in order, repetitions left out. */
export const traceOf = (actor: AnyActorRef): string[] => {
  const trace: string[] = [];
  actor.subscribe((snapshot: AnyMachineSnapshot) => {
    const state = pathOf(snapshot.value);
    if (trace.at(-1) !== state) trace.push(state);
  });
  return trace;
};
