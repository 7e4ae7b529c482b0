import type { ActorLogic, AnyActorLogic, AnyStateMachine, EventObject, Snapshot } from "xstate";

/** What makes a puppet end. */
export type Ending =
  | { readonly type: "paths.resolve"; readonly output: unknown }
  | { readonly type: "paths.reject"; readonly error: unknown };

const isEnding = (event: EventObject): event is Ending =>
  event.type === "paths.resolve" || event.type === "paths.reject";

/** An actor that does nothing until it is told how to end; the same for a promise, a callback or a machine, so that a step takes no time. */
export const puppetLogic: ActorLogic<Snapshot<unknown>, EventObject, unknown> = {
  transition: (snapshot, event) => {
    if (!isEnding(event) || snapshot.status !== "active") return snapshot;
    return event.type === "paths.resolve"
      ? { status: "done", output: event.output, error: undefined }
      : { status: "error", output: undefined, error: event.error };
  },
  getInitialSnapshot: () => ({ status: "active", output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
};

/** The same chart with a puppet for each of its actors. Actors written inside the chart keep running as they are. */
export const withPuppets = (machine: AnyStateMachine): AnyStateMachine => {
  const sources = Object.keys(machine.implementations.actors);
  const actors: Record<string, AnyActorLogic> = Object.fromEntries(sources.map((source) => [source, puppetLogic]));
  return machine.provide({ actors });
};
