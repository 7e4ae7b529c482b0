import { besideOf, placesOf } from "./places.ts";
import type { Place, SeatPick, SeatPlan } from "./seat-plan.types.ts";

/** How close together a party would be: what speaks for a proposal. */
export type Togetherness = "side_by_side" | "one_bay" | "one_row" | "rows_together" | "one_deck" | "apart";

const isSame = (values: readonly unknown[]): boolean => new Set(values).size === 1;

/** Whether each can be reached from each through places side by side. */
const isUnbroken = (plan: SeatPlan, places: readonly Place[]): boolean => {
  const own = new Set(places.map(({ id }) => id));
  const sides = places.flatMap((place) => besideOf(plan, place)).filter(({ id }) => own.has(id)).length;
  return sides === 2 * (places.length - 1);
};

const areFollowing = (rows: readonly number[]): boolean => Math.max(...rows) - Math.min(...rows) < new Set(rows).size;

/** Null for nobody, and for somebody alone. */
export const togethernessOf = (plan: SeatPlan, picks: readonly SeatPick[]): Togetherness | null => {
  const places = placesOf(plan, picks);
  if (places.length < 2) return null;
  if (!isSame(places.map(({ deck }) => deck))) return "apart";
  if (isUnbroken(plan, places)) return "side_by_side";
  const [first] = places;
  if (first?.bay !== undefined && isSame(places.map(({ bay }) => bay))) return "one_bay";
  const rows = places.map(({ row }) => row);
  if (isSame(rows)) return "one_row";
  return areFollowing(rows) ? "rows_together" : "one_deck";
};
