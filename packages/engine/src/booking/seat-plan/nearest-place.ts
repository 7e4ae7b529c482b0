import { unfinishedIn } from "./choice-rules.ts";
import { refusalOf } from "./place-rules.ts";
import { apart, placeIn, placesOf } from "./places.ts";
import type { Place, Seating, SeatPick } from "./seat-plan.types.ts";
import { togethernessOf } from "./togetherness.ts";

/** The free places that somebody may have besides what is chosen, those nearest to one and to all that is chosen first. */
export const nearTo = (seating: Seating, from: Place, picks: readonly SeatPick[], who: SeatPick): readonly Place[] => {
  const kept = placesOf(seating.plan, picks);
  const far = (place: Place): number => apart(from, place) + kept.reduce((sum, other) => sum + apart(other, place), 0);
  return seating.plan.seats
    .filter(({ id, status }) => status === "available" && id !== from.id && !picks.some(({ seat }) => seat === id))
    .filter(({ id }) => refusalOf(seating, picks, { ...who, seat: id }) === null)
    .toSorted((one, other) => far(one) - far(other));
};

/**
 * The free place nearest to one that was lost, or nearest to those one still has, that the same person may have; if there is any, one
 * that leaves the choice complete. Null for none.
 */
export const nearestPlace = (seating: Seating, picks: readonly SeatPick[], lost: SeatPick): string | null => {
  const from = placeIn(seating.plan, lost.seat);
  if (from === undefined) return null;
  const near = nearTo(seating, from, picks, lost);
  const isComplete = ({ id }: Place): boolean => unfinishedIn(seating, [...picks, { ...lost, seat: id }]) === null;
  return (near.find(isComplete) ?? near[0])?.id ?? null;
};

/** So many places near to the first that was lost are tried before those who lost theirs are told of places apart. */
const mostTried = 12;

const oneByOne = (
  seating: Seating,
  picks: readonly SeatPick[],
  lost: readonly SeatPick[],
): readonly (string | null)[] => {
  const [first, ...rest] = lost;
  if (first === undefined) return [];
  const near = nearestPlace(seating, picks, first);
  return [near, ...oneByOne(seating, near === null ? picks : [...picks, { ...first, seat: near }], rest)];
};

/** A place of its own for each that was lost: side by side where there are any near, else each the nearest that is left. */
export const nearestPlaces = (
  seating: Seating,
  picks: readonly SeatPick[],
  lost: readonly SeatPick[],
): readonly (string | null)[] => {
  const [first, ...rest] = lost;
  const from = first && placeIn(seating.plan, first.seat);
  if (first !== undefined && from !== undefined && rest.length > 0)
    for (const { id } of nearTo(seating, from, picks, first).slice(0, mostTried)) {
      const found = [id, ...oneByOne(seating, [...picks, { ...first, seat: id }], rest)];
      const taken = lost.flatMap((one, at) => (found[at] ? { ...one, seat: found[at] } : []));
      const isBeside = taken.length === lost.length && togethernessOf(seating.plan, taken) === "side_by_side";
      if (isBeside && unfinishedIn(seating, [...picks, ...taken]) === null) return found;
    }
  return oneByOne(seating, picks, lost);
};
