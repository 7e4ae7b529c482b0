import { leftOf } from "./choice-rules.ts";
import { placesOf, spread } from "./places.ts";
import type { Seating, SeatPick, Sitter } from "./seat-plan.types.ts";
import { refusalIn } from "./seat-rules.ts";
import { asMembers, movable } from "./seated-party.ts";

type Member = Sitter & { readonly id: string };

/** Every way to choose so many of some. */
const choicesOf = <One>(some: readonly One[], size: number): readonly (readonly One[])[] =>
  size === 0
    ? [[]]
    : some.flatMap((one, at) => choicesOf(some.slice(at + 1), size - 1).map((others) => [one, ...others]));

/** What a party keeps of what was chosen: each their own, or, where fewer of them would not be sold those alone, the closest that are sold. */
export const keptBy = <Who extends Member>(
  seating: Seating,
  party: readonly Who[],
  before: readonly (Who & SeatPick)[],
): readonly (Who & SeatPick)[] => {
  const own = leftOf(seating, before, asMembers(party, before));
  if (own.length < party.length || refusalIn(seating, own) === null) return own;
  const fixed = own.filter((pick) => movable([pick]).length === 0);
  const movers = movable(party);
  const ways = choicesOf(movable(before), movers.length).map((seats) => [
    ...fixed,
    ...movers.flatMap((who, at) => seats.slice(at, at + 1).map(({ seat }) => ({ ...who, seat }))),
  ]);
  const far = (picks: readonly SeatPick[]): number => spread(placesOf(seating.plan, picks));
  const sold = ways.filter((picks) => refusalIn(seating, picks) === null);
  return sold.toSorted((one, other) => far(one) - far(other))[0] ?? own;
};
