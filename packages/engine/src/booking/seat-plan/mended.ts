import { bestPlaces } from "./best-places.ts";
import { nearTo } from "./nearest-place.ts";
import { apart, placeAt, placeIn, placesOf, spread } from "./places.ts";
import type { Seating, SeatPick, SeatPlan } from "./seat-plan.types.ts";
import { refusalIn } from "./seat-rules.ts";
import { inReadingOrder } from "./step-over.ts";
import { togethernessOf } from "./togetherness.ts";

type Picks<Chosen extends SeatPick> = readonly Chosen[];

/** People who sit side by side go two rows further, three of them, before one sits apart; those who do not, go a row to do so. */
const apartOf = (wereTogether: boolean): number => (wereTogether ? 60 : 10);

/** How much less one likes a choice that was made right: how far all of them go and, twice, how much further they are from each other. */
const lossOf = ({ plan }: Seating, before: readonly SeatPick[], after: readonly SeatPick[]): number => {
  const [from, to] = [placesOf(plan, before), placesOf(plan, after)];
  const way = from.reduce((sum, place, at) => sum + (to[at] === undefined ? 0 : apart(place, to[at])), 0);
  const [were, are] = [before, after].map((picks) => togethernessOf(plan, picks) === "side_by_side");
  // Of two that are alike, those who are closer to each other.
  const close = spread(to) / 100;
  return way + 2 * Math.max(0, spread(to) - spread(from)) + (are ? 0 : apartOf(were === true)) + close;
};

/** Every way for one of them to go somewhere else. */
const movesOf = <Chosen extends SeatPick>(seating: Seating, picks: Picks<Chosen>): Picks<Chosen>[] =>
  picks.flatMap((pick, at) => {
    const from = placeIn(seating.plan, pick.seat);
    const near = from === undefined ? [] : nearTo(seating, from, picks.toSpliced(at, 1), pick);
    return near.map(({ id }) => picks.with(at, { ...pick, seat: id }));
  });

/** Every way for all of them to sit in one line, in the order in which they sit now. */
const linesOf = <Chosen extends SeatPick>({ plan }: Seating, picks: Picks<Chosen>): Picks<Chosen>[] => {
  const order = placesOf(plan, picks).toSorted(inReadingOrder);
  const placeOf = (line: SeatPlan["seats"], { seat }: SeatPick) => line[order.findIndex(({ id }) => id === seat)]?.id;
  return plan.seats.flatMap((first) => {
    const line = order.flatMap((_, across) => placeAt(plan, first, across) ?? []);
    return line.length < picks.length
      ? []
      : [picks.map((pick) => ({ ...pick, seat: placeOf(line, pick) ?? pick.seat }))];
  });
};

/**
 * The choice nearest to one that is not sold as it is: one of them moves, or all sit in another line, or else at the best places that there
 * are. Null when nothing is wrong, and where the rules leave no places for so many.
 */
export const mended = <Chosen extends SeatPick>(seating: Seating, picks: Picks<Chosen>): Picks<Chosen> | null => {
  if (refusalIn(seating, picks) === null) return null;
  const ways = [...movesOf(seating, picks), ...linesOf(seating, picks)]
    .map((after) => ({ after, loss: lossOf(seating, picks, after) }))
    .toSorted((one, other) => one.loss - other.loss);
  const near = ways.find(({ after }) => refusalIn(seating, after) === null)?.after;
  const found = near ?? bestPlaces(seating, picks);
  return found.length === 0 ? null : found;
};
