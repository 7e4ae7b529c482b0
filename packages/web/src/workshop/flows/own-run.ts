import { type Alphabet, type Case, childrenOf, withPuppets } from "@safar/paths/chart";
import { type AnyActor, type AnyActorRef, type AnyStateMachine, createActor, SimulatedClock } from "xstate";
import { snapshotOf } from "./running-flows.ts";

/** What an actor that a chart waits for may come to. */
export type Answer = { readonly label: string; readonly give: () => void };

/** A flow that is walked on the page: its actors do nothing until somebody says how they end, and time passes when told. */
export type OwnRun = { readonly actor: AnyActor; readonly clock: SimulatedClock };

export const startOwnRun = (machine: AnyStateMachine, input: Case | undefined): OwnRun => {
  const clock = new SimulatedClock();
  const actor = createActor(withPuppets(machine), { input: input?.value, clock });
  // The page shows an error as the state of the flow; it is none of the page's.
  actor.subscribe({ error: () => undefined });
  return { actor: actor.start(), clock };
};

const sourceOf = ({ src }: { readonly src: unknown }): string => (typeof src === "string" ? src : "");

/** Every way in which the actors of an own run can end now. */
export const answersOf = (actor: AnyActorRef, { outcomes, errors }: Alphabet): readonly Answer[] => {
  const snapshot = snapshotOf(actor);
  if (snapshot === null || snapshot.status !== "active") return [];
  return childrenOf(snapshot)
    .filter(([, child]) => child.getSnapshot().status === "active")
    .flatMap(([, child]) => {
      const source = sourceOf(child);
      return [
        ...(outcomes.get(source) ?? []).map(({ name, value }) => ({
          label: `${source} → ${name}`,
          give: () => child.send({ type: "paths.resolve", output: value }),
        })),
        ...(errors.get(source) ?? []).map(({ name, value }) => ({
          label: `${source} ✕ ${name}`,
          give: () => child.send({ type: "paths.reject", error: value }),
        })),
      ];
    });
};
