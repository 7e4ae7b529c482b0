import { useCallback, useEffect, useRef, useState } from "react";
import {
  type Actor,
  type ActorOptions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFrom,
  type InputFrom,
  type OutputFrom,
  type Snapshot,
  type SnapshotFrom,
} from "xstate";

type Options<Machine extends AnyStateMachine> = {
  /** Names it in this tab's storage. */
  readonly name: string;
  readonly machine: Machine;
  /** Whether a reload could go on from here; in between, the last such moment is kept. */
  readonly isRestful: (snapshot: SnapshotFrom<Machine>) => boolean;
};

/** A flow that goes on across pages and reloads of one tab, until it is done or forgotten. */
export type KeptFlow<Machine extends AnyStateMachine> = {
  /** The one that is going on, in memory or in this tab's storage. */
  readonly current: () => Actor<Machine> | null;
  readonly inMemory: () => Actor<Machine> | null;
  readonly begin: (input: InputFrom<Machine>) => Actor<Machine>;
  /** One that never runs: what a page shows before it comes alive. */
  readonly draft: (input: InputFrom<Machine>) => Actor<Machine>;
};

/** The running flow of a kept one. */
export type FlowActor<Flow> = Flow extends KeptFlow<infer Machine> ? Actor<Machine> : never;

const isActive = ({ status }: AnyMachineSnapshot): boolean => status === "active";

const storage = (): Storage | null => {
  try {
    return typeof window === "undefined" ? null : window.sessionStorage;
  } catch {
    // A browser may forbid it; then the flow lasts as long as the document.
    return null;
  }
};

const read = (key: string): Snapshot<unknown> | null => {
  try {
    return JSON.parse(storage()?.getItem(key) ?? "null");
  } catch {
    return null;
  }
};

const write = (key: string, value: unknown): void => {
  try {
    if (value === null) storage()?.removeItem(key);
    else storage()?.setItem(key, JSON.stringify(value));
  } catch {
    // Full: the flow goes on and is lost by a reload.
  }
};

export const createKeptFlow = <Machine extends AnyStateMachine>({
  name,
  machine,
  isRestful,
}: Options<Machine>): KeptFlow<Machine> => {
  const key = `safar:flow:${import.meta.env.BUILD_ID}:${name}`;
  let live: Actor<Machine> | null = null;

  const keep = (actor: Actor<Machine>) => {
    const snapshot = actor.getSnapshot();
    if (isActive(snapshot) && isRestful(snapshot)) write(key, actor.getPersistedSnapshot());
  };

  const run = (options: ActorOptions<Machine>): Actor<Machine> => {
    // Its children's news count too: a code that was sent changes the child alone.
    const actor: Actor<Machine> = createActor(machine, {
      ...options,
      inspect: ({ type }) => {
        if (type === "@xstate.snapshot" && live === actor) keep(actor);
      },
    });
    live = actor;
    const forget = () => {
      if (live === actor) live = null;
      write(key, null);
    };
    actor.subscribe({ complete: forget, error: forget });
    return actor.start();
  };

  const restore = (): Actor<Machine> | null => {
    const snapshot = read(key);
    if (snapshot === null) return null;
    // One that cannot be read fails as it starts, and is forgotten.
    const restored = run({ snapshot });
    return live === restored ? restored : null;
  };

  return {
    inMemory: () => live,
    current: () => live ?? restore(),
    begin: (input) => run({ input }),
    draft: (input) => createActor(machine, { input }),
  };
};

type Use<Machine extends AnyStateMachine> = {
  readonly input: InputFrom<Machine>;
  /** Told of the flow when this page takes it up, before it is shown. */
  readonly onTakeUp?: (actor: Actor<Machine>) => void;
};

/**
 * The flow that is going on, or a new one. The first render is the same on the server and in the browser; what this tab had
 * kept comes in as soon as the page is alive.
 */
export const useKeptFlow = <Machine extends AnyStateMachine>(
  flow: KeptFlow<Machine>,
  use: Use<Machine>,
): { readonly actor: Actor<Machine>; readonly send: Actor<Machine>["send"]; readonly isLive: boolean } => {
  const [{ input, onTakeUp }] = useState(use);
  const [actor, setActor] = useState(() => flow.inMemory() ?? flow.draft(input));
  const [isLive, setLive] = useState(false);
  const running = useRef<Actor<Machine>>(null);
  // What a person did before the page was alive.
  const early = useRef<EventFrom<Machine>[]>([]);
  useEffect(() => {
    const going = flow.current();
    if (going) onTakeUp?.(going);
    const taken = flow.current() ?? flow.begin(input);
    running.current = taken;
    // The server knows nothing of what this tab has kept, so the first render cannot show it.
    // oxlint-disable-next-line react/set-state-in-effect
    setActor(taken);
    setLive(true);
    for (const event of early.current.splice(0)) taken.send(event);
  }, [flow, input, onTakeUp]);
  const send = useCallback((event: EventFrom<Machine>) => {
    if (running.current) running.current.send(event);
    else early.current.push(event);
  }, []);
  return { actor, send, isLive };
};

/** Calls back once with what a flow comes to. */
export const useOutcome = <Machine extends AnyStateMachine>(
  actor: Actor<Machine>,
  onOutcome: (output: OutputFrom<Machine>) => void,
): void => {
  const latest = useRef(onOutcome);
  useEffect(() => {
    latest.current = onOutcome;
  });
  useEffect(() => {
    const { unsubscribe } = actor.subscribe({
      complete: () => {
        const { status, output }: AnyMachineSnapshot = actor.getSnapshot();
        if (status === "done") latest.current(output);
      },
    });
    return unsubscribe;
  }, [actor]);
};
