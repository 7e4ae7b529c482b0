import { childrenOf } from "@safar/paths/chart";
import { type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine, isMachineSnapshot } from "xstate";
import { busesWalk } from "../../engine/buses/buses.walk.ts";
import { eventsWalk } from "../../engine/events/events.walk.ts";
import { flightsWalk } from "../../engine/flights/flights.walk.ts";
import { hotelsWalk } from "../../engine/hotels/hotels.walk.ts";
import { moviesWalk } from "../../engine/movies/movies.walk.ts";
import { toursWalk } from "../../engine/tours/tours.walk.ts";
import { trainsWalk } from "../../engine/trains/trains.walk.ts";
import { accountFlows } from "../../features/account/account-flows.ts";

/** A flow that goes on in this tab, or one that it has started in turn. */
export type RunningFlow = { readonly id: string; readonly actor: AnyActorRef };

type Kept = { readonly coming: () => Promise<void> | null; readonly current: () => AnyActorRef | null };

const kept: Readonly<Record<string, Kept>> = {
  flights: flightsWalk,
  hotels: hotelsWalk,
  buses: busesWalk,
  trains: trainsWalk,
  movies: moviesWalk,
  events: eventsWalk,
  tours: toursWalk,
  "sign-in": accountFlows.signIn,
  "sign-up": accountFlows.signUp,
  "password-reset": accountFlows.passwordReset,
};

/** The snapshot of an actor that runs a chart; null for any other actor. */
export const snapshotOf = (actor: AnyActorRef): AnyMachineSnapshot | null => {
  const snapshot: unknown = actor.getSnapshot();
  return isMachineSnapshot(snapshot) ? snapshot : null;
};

const withChildren = (id: string, actor: AnyActorRef): RunningFlow[] => {
  const snapshot = snapshotOf(actor);
  if (snapshot === null) return [];
  return [{ id, actor }, ...childrenOf(snapshot).flatMap(([name, child]) => withChildren(`${id} › ${name}`, child))];
};

/** Whether an actor runs a chart, whatever actors that chart was given. */
export const runs = (actor: AnyActorRef, machine: AnyStateMachine): boolean =>
  snapshotOf(actor)?.machine.id === machine.id;

/** Takes up the flows that this tab has kept; a flow goes on here as it would on its own page. */
export const findRunningFlows = async (): Promise<readonly RunningFlow[]> => {
  const found = await Promise.all(
    Object.entries(kept).map(async ([id, flow]) => {
      await flow.coming();
      const actor = flow.current();
      return actor === null ? [] : [{ id, actor }];
    }),
  );
  return found.flat();
};

/** They and all that they have started, as they stand. */
export const unfolded = (roots: readonly RunningFlow[]): readonly RunningFlow[] =>
  roots.flatMap(({ id, actor }) => withChildren(id, actor));
