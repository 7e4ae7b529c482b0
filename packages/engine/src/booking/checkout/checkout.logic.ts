import type { ActorRefFromLogic, SnapshotFrom } from "xstate";
import { type ChartLogic, lateLogic } from "../../kernel/flow/late-logic.ts";
import type { WatchableChildren } from "../../kernel/flow/watch-walk.ts";
import type { checkoutMachine } from "./checkout.machine.ts";
import type { CheckoutEmitted, CheckoutEvent, CheckoutInput } from "./checkout.types.ts";

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

/** The flow of each step, while it is running. */
export type CheckoutChildren = WatchableChildren<
  Pick<CheckoutSnapshot["children"], "quote" | "travellers" | "extras" | "reserve" | "payment">
>;

/** What a vertical's chart runs as its checkout. */
export type CheckoutLogic = ChartLogic<CheckoutSnapshot, CheckoutEvent, CheckoutInput, CheckoutEmitted>;

/** A checkout that is running: its commands are sent to it. */
export type CheckoutActor = ActorRefFromLogic<CheckoutLogic>;

/** A checkout whose chart comes later than the vertical's: a page of results need not load what paying takes. */
export const lateCheckout = (chart: () => CheckoutLogic): CheckoutLogic => lateLogic(chart);
