import { keepFlow, type Migration, restoreFlow } from "@safar/engine";
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
  type SnapshotFrom,
} from "xstate";
import { serverClock } from "../asking/server-clock.ts";
import { keyOfFlow, onKeptFlowsForgotten, registerKeptFlow, tabStorage, whoIsHere } from "./kept-flows.ts";

type Options<Machine extends AnyStateMachine> = {
  /** Names it in this tab's storage. */
  readonly name: string;
  readonly machine: Machine;
  /** Whether a reload could go on from here; in between, the last such moment is kept. Any moment, when it is not said. */
  readonly isRestful?: (snapshot: SnapshotFrom<Machine>) => boolean;
  /**
   * Counts the shapes that its snapshot has had, so that a newer build goes on with what an older one kept; `migrations`, which few
   * ever need and are fetched then, turn one into the next. Without it, no other build's snapshot is gone on with.
   */
  readonly schema?: number;
  readonly migrations?: () => Promise<Migrations>;
  /** What must be loaded before what was kept can be gone on with; null when all of it is there. */
  readonly prepare?: (kept: string) => Promise<void> | null;
  /** Told of a flow that was brought back, to make it ask anew for what the service owns. */
  readonly onRestored?: (actor: Actor<Machine>) => void;
};

type Migrations = Readonly<Record<number, Migration>>;
type Shape = { readonly flow: string; readonly schema: number; migrations?: Migrations };

/**
 * A flow that goes on across pages and reloads of one tab, until it is done or forgotten. It is the signed-in person's: somebody
 * else does not find it, and neither does anybody while nobody is signed in. One that was begun signed out belongs to whoever
 * signs in during it. Signing out forgets all of them.
 */
export type KeptFlow<Machine extends AnyStateMachine> = {
  /** Resolves once what this tab has kept can be gone on with; null when there is nothing to wait for. */
  readonly coming: () => Promise<void> | null;
  /** The one that is going on, in memory or in this tab's storage. */
  readonly current: () => Actor<Machine> | null;
  readonly inMemory: () => Actor<Machine> | null;
  readonly begin: (input: InputFrom<Machine>) => Actor<Machine>;
  /** One that never runs: what a page shows before it comes alive. */
  readonly draft: (input: InputFrom<Machine>) => Actor<Machine>;
  /** Stops the one that is going on and forgets it. */
  readonly end: () => void;
  /** Whether it is, as it stands, where a reload finds it. */
  readonly isKept: () => boolean;
  /** Whether this document found one that could not be brought back. */
  readonly isLost: () => boolean;
};

/** The running flow of a kept one. */
export type FlowActor<Flow> = Flow extends KeptFlow<infer Machine> ? Actor<Machine> : never;

const isActive = ({ status }: AnyMachineSnapshot): boolean => status === "active";

const read = (key: string): string | null => {
  try {
    return tabStorage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
};

/** Whether it is written. A store that is full or forbidden keeps nothing: the flow goes on and is lost by a reload. */
const write = (key: string, text: string | null): boolean => {
  try {
    if (text === null) tabStorage()?.removeItem(key);
    else tabStorage()?.setItem(key, text);
    return tabStorage() !== null;
  } catch {
    return false;
  }
};

export const createKeptFlow = <Machine extends AnyStateMachine>({
  name,
  machine,
  isRestful = () => true,
  schema,
  migrations,
  prepare,
  onRestored,
}: Options<Machine>): KeptFlow<Machine> => {
  const shape: Shape = {
    flow: schema === undefined ? `${name}@${import.meta.env.BUILD_ID}` : name,
    schema: schema ?? 1,
  };
  let live: Actor<Machine> | null = null;
  let owner: string | null = null;
  let isKept = false;
  let isLost = false;

  const ownKey = () => keyOfFlow(name, owner);

  const keep = (actor: Actor<Machine>) => {
    const snapshot = actor.getSnapshot();
    if (!isActive(snapshot) || !isRestful(snapshot)) return;
    const isAdopted = owner === null && whoIsHere() !== null;
    if (isAdopted) {
      write(ownKey(), null);
      owner = whoIsHere();
    }
    isKept = write(ownKey(), keepFlow(shape, actor.getPersistedSnapshot(), serverClock.now()));
  };

  /** Stops the one that is going on, which stays where it is kept. */
  const drop = () => {
    const dropped = live;
    live = null;
    dropped?.stop();
  };

  const end = () => {
    drop();
    write(ownKey(), null);
  };

  const forgetIf = (isOneOf: (person: string | null) => boolean) => {
    if (live !== null && isOneOf(owner)) end();
  };

  const run = (options: ActorOptions<Machine>, whose: string | null): Actor<Machine> => {
    if (typeof window !== "undefined") registerKeptFlow(forgetIf);
    // Its children's news count too: a code that was sent changes the child alone.
    const actor: Actor<Machine> = createActor(machine, {
      ...options,
      inspect: ({ type }) => {
        if (type === "@xstate.snapshot" && live === actor) keep(actor);
      },
    });
    live = actor;
    owner = whose;
    const forget = () => {
      if (live !== actor) return;
      live = null;
      write(ownKey(), null);
    };
    actor.subscribe({ complete: forget, error: forget });
    return actor.start();
  };

  const restoreOf = (whose: string | null): Actor<Machine> | null => {
    const key = keyOfFlow(name, whose);
    const text = read(key);
    if (text === null) return null;
    const outcome = restoreFlow(machine, shape, text);
    if (outcome.type === "DROPPED") {
      isLost = true;
      write(key, null);
      return null;
    }
    const restored = run({ snapshot: outcome.snapshot }, whose);
    if (live !== restored) return null;
    onRestored?.(restored);
    return live;
  };

  const inMemory = () => (owner === null || owner === whoIsHere() ? live : null);

  const current = () => {
    const going = inMemory();
    if (going !== null) return going;
    drop();
    const person = whoIsHere();
    // What was begun before signing in is theirs too.
    return (person === null ? null : restoreOf(person)) ?? restoreOf(null);
  };

  const coming = () => {
    if (inMemory() !== null) return null;
    const person = whoIsHere();
    const kept = (person === null ? null : read(keyOfFlow(name, person))) ?? read(keyOfFlow(name, null));
    if (kept === null) return null;
    const isOlder = Number(/"schema":(\d+)/.exec(kept)?.[1]) < shape.schema;
    const prepared = prepare?.(kept) ?? null;
    if (!isOlder || migrations === undefined) return prepared;
    const fetched = async () => {
      [shape.migrations] = await Promise.all([migrations(), prepared]);
    };
    return fetched();
  };

  return {
    coming,
    inMemory,
    current,
    begin: (input) => run({ input }, whoIsHere()),
    draft: (input) => createActor(machine, { input }),
    end,
    isKept: () => live !== null && isKept,
    isLost: () => isLost,
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
  // A page whose address follows its flow is used otherwise later on than when it was opened.
  const latest = useRef(use);
  useEffect(() => {
    latest.current = use;
  });
  const [actor, setActor] = useState(() => flow.inMemory() ?? flow.draft(use.input));
  const [isLive, setLive] = useState(false);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const running = useRef<Actor<Machine>>(null);
  // What a person did before the page was alive.
  const early = useRef<EventFrom<Machine>[]>([]);
  useEffect(() => {
    const takeUp = () => {
      const { input, onTakeUp } = latest.current;
      const going = flow.current();
      if (going) onTakeUp?.(going);
      const taken = flow.current() ?? flow.begin(input);
      running.current = taken;
      // The server knows nothing of what this tab has kept, so the first render cannot show it.
      setActor(taken);
      setLive(true);
      for (const event of early.current.splice(0)) taken.send(event);
    };
    let isOver = false;
    const coming = flow.coming();
    if (coming === null) takeUp();
    else
      coming.then(
        () => isOver || takeUp(),
        (error: unknown) => isOver || setFailure({ error }),
      );
    const stopListening = onKeptFlowsForgotten(() => {
      if (running.current !== null && running.current !== flow.inMemory()) takeUp();
    });
    return () => {
      isOver = true;
      stopListening();
    };
  }, [flow]);
  // What is kept stays kept: the page's own way to try again finds it.
  if (failure !== null) throw failure.error;
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
