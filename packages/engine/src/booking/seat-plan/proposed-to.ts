import { bestPlaces } from "./best-places.ts";
import { apart, placesOf, spread } from "./places.ts";
import type { Seating, SeatPick, Sitter } from "./seat-plan.types.ts";
import { standing } from "./seated-party.ts";
import { togethernessOf } from "./togetherness.ts";

type Member = Sitter & { readonly id: string };

/** How far two of a party may be from each other before all of them are better off elsewhere: a row, and two seats to the side. */
const nearEnough = apart({ deck: 0, row: 0, column: 0 }, { deck: 0, row: 1, column: 2 });

const areNear = ({ plan }: Seating, picks: readonly SeatPick[]): boolean => {
  const pairs = (picks.length * (picks.length - 1)) / 2;
  return pairs > 0 && spread(placesOf(plan, picks)) <= pairs * nearEnough;
};

/** Places for all of a party side by side; empty where there are none. */
export const sideBySide = <Who extends Member>(
  seating: Seating,
  party: readonly Who[],
): readonly (Who & SeatPick)[] => {
  const best = bestPlaces(seating, party);
  return togethernessOf(seating.plan, best) === "side_by_side" ? best : [];
};

/**
 * Places for all of a party of whom somebody stands: what is chosen, with the best for the others beside it. All are led away from that
 * where elsewhere they sit side by side and there they are far from each other, or where nobody can be seated with it. `anew` is the party
 * as long as nothing is chosen. Empty where all of them sit, and where there are no places for so many.
 */
export const proposedTo = <Who extends Member>(
  seating: Seating,
  party: readonly Who[],
  picks: readonly (Who & SeatPick)[],
  anew: readonly Who[] = party,
): readonly (Who & SeatPick)[] => {
  const left = standing(party, picks);
  if (left.length === 0) return [];
  const added = bestPlaces(seating, left, picks);
  const rest = added.length === 0 ? [] : [...picks, ...added];
  if (picks.length === 0 || areNear(seating, rest)) return rest;
  if (rest.length === 0) return bestPlaces(seating, anew);
  const together = sideBySide(seating, anew);
  return together.length === 0 ? rest : together;
};
