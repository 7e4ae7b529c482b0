import type { Draft, Drafts } from "./draft.ts";
import type { RouteWorkshop } from "./routes.ts";

/** What is taken out at once: so many stops of a route, in so many routes. */
const mostInARow = 15;
const mostCuts = 3;
/** So often a whole route, */
const oftenWhole = 0.1;
/** and so often two routes go on as each other before that. */
const oftenExchanged = 0.4;

/** Takes something out of several routes at once, so that they can exchange what they have. */
export const createRuin = (
  { gaps: all, withStops, goingOn, noRoute }: RouteWorkshop,
  { replace }: Drafts,
  random: () => number,
  maxSteps: number,
): ((draft: Draft) => void) => {
  /** Takes some stops in a row out of a route, or all of them. */
  const cutOut = (draft: Draft): void => {
    const victim = Math.floor(random() * draft.routes.length);
    const route = draft.routes[victim] ?? noRoute;
    if (random() < oftenWhole) {
      replace(draft, victim, noRoute);
      // Where it stays empty, another begins for nothing: a way out of where fewer paths would take far more steps.
      if (random() < 0.5) draft.routes.splice(victim, 1);
      return;
    }
    const length = 1 + Math.floor(random() * Math.min(mostInARow, route.stops.length));
    const from = Math.floor(random() * (route.stops.length - length + 1));
    replace(draft, victim, withStops(route, from, length, []));
  };

  /** Lets two routes go on as each other, where that costs least for a place in one of them. */
  const exchangeEnds = (draft: Draft): void => {
    const one = Math.floor(random() * draft.routes.length);
    const mine = draft.routes[one] ?? noRoute;
    const at = Math.floor(random() * mine.gaps.length);
    const here = all[mine.gaps[at] ?? -1];
    if (here === undefined) return;
    let least = Number.POSITIVE_INFINITY;
    let [best, bestAt] = [-1, -1];
    for (let index = 0; index < draft.routes.length; index += 1) {
      if (index === one) continue;
      const { gaps } = draft.routes[index] ?? noRoute;
      for (let position = 0; position < gaps.length; position += 1) {
        const gap = all[gaps[position] ?? -1];
        if (gap === undefined || (gap.next === -1 && here.next === -1)) continue;
        const [there, onward] = [gap.back[here.from] ?? -1, here.back[gap.from] ?? -1];
        if (there < 0 || onward < 0) continue;
        const cost = there + onward - here.length - gap.length;
        if (cost >= least) continue;
        const noisy = cost + random();
        if (noisy >= least) continue;
        least = noisy;
        best = index;
        bestAt = position;
      }
    }
    if (best < 0) return;
    const other = draft.routes[best] ?? noRoute;
    const swapped = [goingOn(mine, at, other, bestAt), goingOn(other, bestAt, mine, at)] as const;
    if (swapped.some(({ steps }) => steps > maxSteps)) return;
    replace(draft, one, swapped[0]);
    replace(draft, best, swapped[1]);
  };

  return (draft) => {
    if (random() < oftenExchanged) exchangeEnds(draft);
    for (let cuts = 1 + Math.floor(random() * mostCuts); cuts > 0; cuts -= 1) cutOut(draft);
  };
};
