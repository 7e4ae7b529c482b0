import type { BookingUuid } from "../../kernel/ids.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { QuotedPrice } from "../../kernel/price.ts";
import type { Problem } from "../../kernel/problem.ts";
import { type CheckoutView, connectCheckout } from "../checkout/checkout.connect.ts";
import type { CheckoutSnapshot } from "../checkout/checkout.logic.ts";
import type { CheckoutScreen } from "../checkout/checkout.types.ts";
import type { WalkStep } from "./walk-steps.ts";

/** What the view of any vertical's walk says, whichever chart is running. */
export type WalkView<Own extends string, OwnScreen extends string> = {
  readonly screen: OwnScreen | CheckoutScreen;
  readonly busy: boolean;
  readonly terminal: boolean;
  /** Until when what is on the screen counts; the child that is running may have a nearer one. */
  readonly deadline: EpochMs | null;
  /** What the booking costs as far as it is known. */
  readonly price: QuotedPrice | null;
  readonly problem: Problem | null;
  readonly step: WalkStep<Own>;
  /** The steps that may be opened now; any other leads to the last of them. */
  readonly steps: readonly WalkStep<Own>[];
  readonly booking: BookingUuid | null;
  /** From the price on; null before. Its commands are sent to `children.checkout`. */
  readonly checkout: CheckoutView | null;
};

type OwnView<Own extends string, OwnScreen extends string> = Omit<WalkView<Own, OwnScreen>, "screen" | "checkout"> & {
  readonly screen: OwnScreen | "checkout";
};

type Running = { readonly getSnapshot: () => CheckoutSnapshot } | undefined;

/** How the checkout stands that a walk is running; null while it has none, or one that has failed. */
export const checkoutIn = (running: Running): CheckoutSnapshot | null => {
  const snapshot = running?.getSnapshot();
  return snapshot === undefined || snapshot.status === "error" ? null : snapshot;
};

/** A vertical's view with its checkout's: while a checkout is running, that is what is on the screen. */
export const withCheckout = <Own extends string, OwnScreen extends string>(
  own: OwnView<Own, OwnScreen>,
  offerStep: Own,
  snapshot: CheckoutSnapshot | null,
): WalkView<Own, OwnScreen> => {
  const { screen } = own;
  if (snapshot === null) return { ...own, screen: screen === "checkout" ? "quote" : screen, checkout: null };
  const checkout = connectCheckout(snapshot);
  const stepOf = (step: CheckoutView["step"]): WalkStep<Own> => (step === "offer" ? offerStep : step);
  const open = checkout.steps.map(stepOf);
  return {
    screen: checkout.screen,
    busy: false,
    terminal: false,
    deadline: checkout.deadline,
    price: checkout.price ?? own.price,
    problem: checkout.problem,
    step: stepOf(checkout.step),
    steps: checkout.isReserved ? ["search", ...open] : [...own.steps, ...open],
    booking: checkout.booking,
    checkout,
  };
};

/** Derives a view from a walk's snapshot and its checkout's once: the same two give the same view object. */
export const perWalk = <Snapshot extends { readonly children: { readonly checkout?: Running } }, View>(
  derive: (snapshot: Snapshot, checkout: CheckoutSnapshot | null) => View,
): ((snapshot: Snapshot) => View) => {
  const views = new WeakMap<Snapshot, { readonly checkout: CheckoutSnapshot | null; readonly view: View }>();
  return (snapshot) => {
    const checkout = checkoutIn(snapshot.children.checkout);
    const known = views.get(snapshot);
    if (known !== undefined && known.checkout === checkout) return known.view;
    const view = derive(snapshot, checkout);
    views.set(snapshot, { checkout, view });
    return view;
  };
};
