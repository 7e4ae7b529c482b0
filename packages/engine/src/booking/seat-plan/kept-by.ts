import { leftOf } from "./choice-rules.ts";
import { placesOf, spread } from "./places.ts";
import type { Seating, SeatPick, Sitter } from "./seat-plan.types.ts";
import { refusalIn } from "./seat-rules.ts";
import { asMembers, movable } from "./seated-party.ts";

type Member = Sitter & { readonly id: string };

/** Every way for so many of some to be left. */
const fewerOf = <One>(some: readonly One[], size: number): readonly (readonly One[])[] =>
  some.length <= size ? [some] : some.flatMap((_, at) => fewerOf(some.toSpliced(at, 1), size));

/**
 * What a party keeps of what was chosen: each their own, or, where fewer of them would not be sold those alone, the closest that are sold. A
 * wheelchair and who comes with it are where they are.
 */
export const keptBy = <Who extends Member>(
  seating: Seating,
  party: readonly Who[],
  before: readonly (Who & SeatPick)[],
): readonly (Who & SeatPick)[] => {
  const own = leftOf(seating, before, asMembers(party, before));
  const isOfAll = own.length === party.length && movable(party).length === party.length;
  if (!isOfAll || refusalIn(seating, own) === null) return own;
  const far = (picks: readonly SeatPick[]): number => spread(placesOf(seating.plan, picks));
  const sold = fewerOf(before, party.length)
    .map((picks) => picks.flatMap(({ seat }, at) => party.slice(at, at + 1).map((who) => ({ ...who, seat }))))
    .filter((picks) => refusalIn(seating, picks) === null);
  // Of those that are as close, those that were chosen first.
  return sold.toReversed().toSorted((one, other) => far(one) - far(other))[0] ?? own;
};
