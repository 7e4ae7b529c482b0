import type { Seating, SeatPick } from "./seat-plan.types.ts";
import { refusalIn } from "./seat-rules.ts";

type Member = { readonly id: string };

type Seated = Member & Pick<SeatPick, "seat">;

/** Those of a party who have no place yet, in their order. */
export const standing = <One extends Member>(party: readonly One[], picks: readonly Seated[]): readonly One[] =>
  party.filter(({ id }) => !picks.some((pick) => pick.id === id));

/** The next so many of a party to sit down: those without a place, then those who were seated last, who move. */
export const nextOf = <One extends Member>(
  party: readonly One[],
  picks: readonly Seated[],
  count: number,
): readonly One[] => {
  const seated = picks.toReversed().flatMap(({ id }) => party.find((one) => one.id === id) ?? []);
  return [...standing(party, picks), ...seated].slice(0, count);
};

/** Everybody has a place, and nothing is wrong with any. */
export const isPartySeated = (
  seating: Seating | null,
  party: readonly Member[],
  picks: readonly (SeatPick & Member)[],
): boolean =>
  seating !== null && picks.length > 0 && standing(party, picks).length === 0 && refusalIn(seating, picks) === null;
