import type { ActorLogic, ActorRefFromLogic, AnyActorRef, SnapshotFrom } from "xstate";
import type { WatchableChildren } from "../../kernel/flow/watch-walk.ts";
import type { checkoutMachine } from "./checkout.machine.ts";
import type { CheckoutEmitted, CheckoutEvent, CheckoutInput } from "./checkout.types.ts";

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

/** The flow of each step, while it is running. */
export type CheckoutChildren = WatchableChildren<
  Pick<CheckoutSnapshot["children"], "quote" | "travellers" | "extras" | "reserve" | "payment">
>;

type Logic = ActorLogic<CheckoutSnapshot, CheckoutEvent, CheckoutInput, AnyActorRef["system"], CheckoutEmitted>;

/** What a vertical's chart runs as its checkout. */
export type CheckoutLogic = Logic & Required<Pick<Logic, "restoreSnapshot" | "start">>;

/** A checkout that is running: its commands are sent to it. */
export type CheckoutActor = ActorRefFromLogic<CheckoutLogic>;

/**
 * A checkout whose chart comes later than the vertical's: a page of results need not load what paying takes. `chart` is asked
 * when a checkout begins or is restored, and may throw before it is there.
 */
export const lateCheckout = (chart: () => CheckoutLogic): CheckoutLogic => ({
  transition: (snapshot, event, scope) => chart().transition(snapshot, event, scope),
  getInitialSnapshot: (scope, input) => chart().getInitialSnapshot(scope, input),
  getPersistedSnapshot: (snapshot, options) => chart().getPersistedSnapshot(snapshot, options),
  restoreSnapshot: (snapshot, scope) => chart().restoreSnapshot(snapshot, scope),
  start: (snapshot, scope) => chart().start(snapshot, scope),
});
