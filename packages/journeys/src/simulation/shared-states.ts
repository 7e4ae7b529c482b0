import { type AnyStateMachine, StateMachine } from "xstate";

type Parts = AnyStateMachine["implementations"];

/** The states of the chart that it is made from: XState's own builds every state and transition of it anew. */
function withParts(this: AnyStateMachine, { actions, actors, delays, guards }: Partial<Parts>): AnyStateMachine {
  const { implementations: own } = this;
  const prototype = Object.getPrototypeOf(this);
  const made = Object.assign(Object.create(prototype), this, {
    implementations: {
      actions: { ...own.actions, ...actions },
      actors: { ...own.actors, ...actors },
      delays: { ...own.delays, ...delays },
      guards: { ...own.guards, ...guards },
    },
  });
  // What a chart gives away is bound to the chart itself.
  for (const [name, value] of Object.entries(made))
    if (typeof value === "function") made[name] = prototype[name].bind(made);
  return made;
}

/**
 * From now on charts that are provided with other parts share their states with the chart that they are made from. A tab has some
 * ten charts, and a seed has several tabs: building all of their states takes a sixth of a seed's time. Which parts a chart has is
 * read from the chart of the snapshot alone, so that nothing that happens depends on it: `simulation.test.ts` compares seeds that
 * are run this way with seeds that are not.
 */
export const shareStates = (): void => {
  Object.assign(StateMachine.prototype, { provide: withParts });
};
