import { type AnyActorRef, isMachineSnapshot, type SnapshotFrom, type Subscription } from "xstate";

/** A flow that may be watched whatever it is: several of them in one list can be subscribed to alike. */
type Watched = { readonly subscribe: (onChange: () => void) => Subscription };

/** Flows by their names, each of which may be watched without telling which it is. */
export type WatchableChildren<Children> = {
  readonly [Name in keyof Children]: Children[Name] extends infer Child
    ? Child extends AnyActorRef
      ? Child & Watched
      : Child
    : never;
};

const childrenOf = (actor: AnyActorRef): readonly AnyActorRef[] => {
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return [];
  return Object.values<AnyActorRef | undefined>(snapshot.children).filter((child) => child !== undefined);
};

const isRunning = (actor: AnyActorRef): boolean => {
  const snapshot: unknown = actor.getSnapshot();
  return typeof snapshot === "object" && snapshot !== null && "status" in snapshot && snapshot.status === "active";
};

/**
 * Calls back with the walk's snapshot at once, and whenever the walk or anything that runs inside it has changed: its search, its
 * checkout, the step that the checkout is at. Those change without the walk's own snapshot changing, so that who subscribes to the walk
 * alone draws what was. Works for any flow that runs others. Watches until the returned function is called.
 *
 * `watchWalk(actor, (snapshot) => draw(connectFlights(snapshot)))`
 */
export const watchWalk = <Walk extends AnyActorRef>(
  walk: Walk,
  onView: (snapshot: SnapshotFrom<Walk>) => void,
): (() => void) => {
  const watched = new Map<AnyActorRef, Subscription>();

  const stopAt = (actor: AnyActorRef): void => {
    watched.get(actor)?.unsubscribe();
    watched.delete(actor);
  };

  const runningIn = (actor: AnyActorRef): readonly AnyActorRef[] => [
    actor,
    ...childrenOf(actor).flatMap((child) => runningIn(child)),
  ];

  /** What has begun since is watched from now on, and what has ended no more. */
  const follow = (): void => {
    const running = new Set(runningIn(walk));
    for (const actor of watched.keys()) if (!running.has(actor)) stopAt(actor);
    for (const actor of running)
      if (!watched.has(actor) && isRunning(actor)) watched.set(actor, actor.subscribe(observerOf(actor)));
  };

  const changed = (): void => {
    follow();
    onView(walk.getSnapshot());
  };

  /** One that fails tells whoever runs it, whose chart says what happens then. Of a walk that fails nobody else would hear. */
  const observerOf = (actor: AnyActorRef) => ({
    next: changed,
    complete: changed,
    ...(actor === walk ? {} : { error: changed }),
  });

  changed();
  return () => {
    for (const actor of watched.keys()) stopAt(actor);
  };
};
