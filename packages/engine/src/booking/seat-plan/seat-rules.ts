import { unfinishedIn } from "./choice-rules.ts";
import { refusalOf } from "./place-rules.ts";
import type { Seating, SeatPick, SeatRefusal } from "./seat-plan.types.ts";

/** The first thing that is wrong with any place of a choice, however incomplete that is; null when nothing is. */
export const brokenIn = (seating: Seating, picks: readonly SeatPick[]): SeatRefusal | null =>
  picks.map((pick) => refusalOf(seating, picks, pick)).find((refusal) => refusal !== null) ?? null;

/** The first thing that is wrong with a whole choice of places, or null. */
export const refusalIn = (seating: Seating, picks: readonly SeatPick[]): SeatRefusal | null =>
  brokenIn(seating, picks) ?? unfinishedIn(seating, picks);

/** Picks that may be kept as a plan is now: the first of each place, as long as nothing is wrong with it. */
export const allowedPicks = <Chosen extends SeatPick>(
  seating: Seating,
  picks: readonly Chosen[],
): readonly Chosen[] => {
  const kept: Chosen[] = [];
  for (const pick of picks) {
    const isFirst = !kept.some(({ seat }) => seat === pick.seat);
    if (isFirst && refusalOf(seating, kept, pick) === null) kept.push(pick);
  }
  return kept;
};
