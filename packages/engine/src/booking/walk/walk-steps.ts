/** The steps of a walk, in the order in which they are taken. `offer` is the vertical's own: an itinerary, a hotel, seats. */
export const walkSteps = [
  "search",
  "results",
  "offer",
  "travellers",
  "addons",
  "review",
  "payment",
  "confirmation",
] as const;

export type WalkStep = (typeof walkSteps)[number];

/** Where an address leads: to its own step, or to the first one that is not complete yet. */
export const stepFor = (wanted: WalkStep, reachable: readonly WalkStep[]): WalkStep => {
  if (reachable.includes(wanted)) return wanted;
  const before = new Set<WalkStep>(walkSteps.slice(0, walkSteps.indexOf(wanted) + 1));
  return reachable.findLast((step) => before.has(step)) ?? "search";
};

/** Where a walk stands: a step may have several screens. */
type Standing = { readonly step: WalkStep; readonly screen: string };

/**
 * Leads a walk back to an earlier step, as a browser's back button wishes, and says at which step it then is. Never forward, and
 * never out of what is reserved: then the walk stays where it is. `goBack` goes one screen back as the screen's own button would.
 */
export const leadBackTo = (
  { standing, goBack }: { standing: () => Standing; goBack: () => void },
  wanted: WalkStep,
): WalkStep => {
  const placeOf = ({ step }: Pick<Standing, "step">) => walkSteps.indexOf(step);
  for (let now = standing(); placeOf({ step: wanted }) < placeOf(now); ) {
    goBack();
    const next = standing();
    const isBack = placeOf(next) < placeOf(now) || (next.step === now.step && next.screen !== now.screen);
    if (!isBack) return next.step;
    now = next;
  }
  return standing().step;
};
