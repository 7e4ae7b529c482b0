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

/**
 * Leads a walk back to an earlier step, as a browser's back button wishes, and says at which step it then is. Never forward, and
 * never out of what is reserved: then the walk stays where it is. `goBack` takes one step back as the screen's own button would.
 */
export const leadBackTo = (
  { stepNow, goBack }: { stepNow: () => WalkStep; goBack: () => void },
  wanted: WalkStep,
): WalkStep => {
  const placeOf = (step: WalkStep) => walkSteps.indexOf(step);
  for (let step = stepNow(); placeOf(wanted) < placeOf(step); ) {
    goBack();
    const next = stepNow();
    if (placeOf(next) >= placeOf(step)) return next;
    step = next;
  }
  return stepNow();
};
