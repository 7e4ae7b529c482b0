import type { AnyMachineSnapshot, AnyStateMachine } from "xstate";
import { childrenOf } from "../machine/walker.ts";

const refusal = (machine: string, what: string): Error =>
  new Error(
    `${machine}: ${what} is written inside the chart, so nothing can answer in its place. Name it: setup({ actors: { load } }), and src: "load".`,
  );

/** How XState calls an actor that an `invoke` has no name for. */
const inlineInvoke = /^(?:inline$|xstate\.invoke\.)/;

/** Throws for an actor that cannot be replaced by a puppet: one that an `invoke` of the chart holds itself. */
export const refuseInlineActors = (
  machine: Pick<AnyStateMachine, "id">,
  states: readonly { readonly id: string; readonly invokes: readonly { readonly src: string }[] }[],
): void => {
  const state = states.find(({ invokes }) => invokes.some(({ src }) => inlineInvoke.test(src)));
  if (state !== undefined) throw refusal(machine.id, `the actor that runs in ${state.id}`);
};

/** The same for one that is spawned, which is seen only once it is there. */
export const refuseInlineChildren = (snapshot: AnyMachineSnapshot): void => {
  for (const [id, child] of childrenOf(snapshot))
    if (typeof child.src !== "string") throw refusal(snapshot.machine.id, `the spawned actor ${id}`);
};
