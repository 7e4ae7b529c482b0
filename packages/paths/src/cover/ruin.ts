import { type Draft, replaceRoute } from "./draft.ts";
import type { RouteWorkshop } from "./routes.ts";

/** What is taken out at once: so many stops of a route, in so many routes. */
const mostInARow = 10;
const mostCuts = 3;
/** So often a whole route, */
const oftenWhole = 0.1;
/** and so often two routes go on as each other before that. */
const oftenExchanged = 0.4;

/** Takes something out of several routes at once, so that they can exchange what they have. */
export const createRuin = (
  { routeOf, noRoute }: RouteWorkshop,
  random: () => number,
  maxSteps: number,
): ((draft: Draft) => void) => {
  /** Takes some stops in a row out of a route, or all of them. */
  const cutOut = (draft: Draft): void => {
    const victim = Math.floor(random() * draft.routes.length);
    const { stops } = draft.routes[victim] ?? noRoute;
    if (random() < oftenWhole) {
      replaceRoute(draft, victim, noRoute);
      // Where it stays empty, another begins for nothing: a way out of where fewer paths would take far more steps.
      if (random() < 0.5) draft.routes.splice(victim, 1);
      return;
    }
    const length = 1 + Math.floor(random() * Math.min(mostInARow, stops.length));
    const from = Math.floor(random() * (stops.length - length + 1));
    replaceRoute(draft, victim, routeOf(stops.toSpliced(from, length)));
  };

  /** Lets two routes go on as each other, where that costs least for a place in one of them. */
  const exchangeEnds = (draft: Draft): void => {
    const one = Math.floor(random() * draft.routes.length);
    const mine = draft.routes[one] ?? noRoute;
    const at = Math.floor(random() * mine.gaps.length);
    const here = mine.gaps[at];
    let least = Number.POSITIVE_INFINITY;
    let [best, bestAt] = [-1, -1];
    for (const [index, { gaps }] of draft.routes.entries()) {
      if (index === one || here === undefined) continue;
      for (const [position, { from, next, length, back }] of gaps.entries()) {
        if (next === -1 && here.next === -1) continue;
        const [there, onward] = [back[here.from] ?? -1, here.back[from] ?? -1];
        if (there < 0 || onward < 0) continue;
        const cost = there + onward - here.length - length + random();
        if (cost >= least) continue;
        least = cost;
        best = index;
        bestAt = position;
      }
    }
    if (best < 0) return;
    const other = draft.routes[best] ?? noRoute;
    const swapped = [
      routeOf([...mine.stops.slice(0, at), ...other.stops.slice(bestAt)]),
      routeOf([...other.stops.slice(0, bestAt), ...mine.stops.slice(at)]),
    ] as const;
    if (swapped.some(({ steps }) => steps > maxSteps)) return;
    replaceRoute(draft, one, swapped[0]);
    replaceRoute(draft, best, swapped[1]);
  };

  return (draft) => {
    if (random() < oftenExchanged) exchangeEnds(draft);
    for (let cuts = 1 + Math.floor(random() * mostCuts); cuts > 0; cuts -= 1) cutOut(draft);
  };
};
