import { useActorRef, useSelector } from "@xstate/react";
import type { Actor, ActorOptions, AnyStateMachine, InputFrom, SnapshotFrom } from "xstate";

/**
 * Runs a machine for as long as the component lives and gives its view. `connect` is the engine's own: the same snapshot
 * gives the same view, so a screen renders only when something it may show has changed.
 */
export const useFlow = <Machine extends AnyStateMachine, View>(
  machine: Machine,
  connect: (snapshot: SnapshotFrom<Machine>, send: Actor<Machine>["send"]) => View,
  options: ActorOptions<Machine> & { readonly input: InputFrom<Machine> },
): { readonly view: View; readonly actor: Actor<Machine> } => {
  const actor = useActorRef(machine, options);
  const snapshot = useSelector(actor, (current) => current);
  return { view: connect(snapshot, (event) => actor.send(event)), actor };
};
