import type { ActorLogic, AnyActorRef, EventObject, Snapshot } from "xstate";

type Logic<Snap extends Snapshot<unknown>, Event extends EventObject, Input, Emitted extends EventObject> = ActorLogic<
  Snap,
  Event,
  Input,
  AnyActorRef["system"],
  Emitted
>;

/** A chart to whoever runs it as a child, and may begin or restore it. */
export type ChartLogic<
  Snap extends Snapshot<unknown>,
  Event extends EventObject,
  Input,
  Emitted extends EventObject = EventObject,
> = Logic<Snap, Event, Input, Emitted> &
  Required<Pick<Logic<Snap, Event, Input, Emitted>, "restoreSnapshot" | "start">>;

/**
 * A child whose chart comes later than its walk's: a page of results need not load what comes after it. `make` is asked when the child
 * begins or is restored, and may throw before it is there.
 */
export const lateLogic = <
  Snap extends Snapshot<unknown>,
  Event extends EventObject,
  Input,
  Emitted extends EventObject,
>(
  make: () => ChartLogic<Snap, Event, Input, Emitted>,
): ChartLogic<Snap, Event, Input, Emitted> => {
  let made: ChartLogic<Snap, Event, Input, Emitted> | null = null;
  const chart = () => {
    made ??= make();
    return made;
  };
  return {
    transition: (snapshot, event, scope) => chart().transition(snapshot, event, scope),
    getInitialSnapshot: (scope, input) => chart().getInitialSnapshot(scope, input),
    getPersistedSnapshot: (snapshot, options) => chart().getPersistedSnapshot(snapshot, options),
    restoreSnapshot: (snapshot, scope) => chart().restoreSnapshot(snapshot, scope),
    start: (snapshot, scope) => chart().start(snapshot, scope),
  };
};
