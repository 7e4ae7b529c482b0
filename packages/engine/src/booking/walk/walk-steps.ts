import type { CheckoutStep } from "../checkout/checkout.types.ts";

/** The steps of a vertical's walk. `Own` are those between its results and its people: an itinerary, a room, seats. */
export type WalkStep<Own extends string> = "search" | "results" | Own | Exclude<CheckoutStep, "results" | "offer">;

/** A vertical's steps in the order in which they are taken. */
export const walkSteps = <Own extends string>(...own: readonly Own[]): readonly WalkStep<Own>[] => [
  "search",
  "results",
  ...own,
  "passengers",
  "addons",
  "review",
  "payment",
  "confirmation",
];

/** Where an address leads: to its own step, or to the first one that is not complete yet. */
export const stepFor = <Step extends string>(
  order: readonly Step[],
  wanted: Step,
  reachable: readonly Step[],
): Step => {
  if (reachable.includes(wanted)) return wanted;
  const before = new Set(order.slice(0, order.indexOf(wanted) + 1));
  const [first = wanted] = order;
  return reachable.findLast((step) => before.has(step)) ?? first;
};

/**
 * Leads a walk back to an earlier step, as a browser's back button wishes, and says at which step it then is. Never forward, and
 * never out of what is reserved: then the walk stays where it is. `goBack` takes one step back as the screen's own button would.
 */
export const leadBackTo = <Step extends string>(
  { order, stepNow, goBack }: { order: readonly Step[]; stepNow: () => Step; goBack: () => void },
  wanted: Step,
): Step => {
  for (let step = stepNow(); order.indexOf(wanted) < order.indexOf(step); ) {
    goBack();
    const next = stepNow();
    if (order.indexOf(next) >= order.indexOf(step)) return next;
    step = next;
  }
  return stepNow();
};
