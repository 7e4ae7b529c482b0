import { soldWith } from "./choice-rules.ts";
import { placeIn } from "./places.ts";
import type { Place, Seating, SeatPick, Sitter } from "./seat-plan.types.ts";
import { refusalIn } from "./seat-rules.ts";

type Member = { readonly id: string };

type Seated = Member & Pick<SeatPick, "seat">;

/** Those of a party who have no place yet, in their order. */
export const standing = <One extends Member>(party: readonly One[], picks: readonly Seated[]): readonly One[] =>
  party.filter(({ id }) => !picks.some((pick) => pick.id === id));

/** The next so many of a party to sit down: those without a place, then those who were seated first, who move: a press after the other leads all of them elsewhere. */
const nextOf = <One extends Member>(party: readonly One[], picks: readonly Seated[], count: number): readonly One[] => {
  const seated = picks.flatMap(({ id }) => party.find((one) => one.id === id) ?? []);
  return [...standing(party, picks), ...seated].slice(0, count);
};

/** Those of a party who sit wherever they like: a wheelchair and who comes with it have places of their own. */
export const movable = <One extends Sitter>(party: readonly One[]): readonly One[] =>
  party.filter(({ accompanies, usesWheelchair }) => accompanies !== true && usesWheelchair !== true);

/** Those of a party who may be on a place, as far as a wheelchair and who comes with it say: the others sit wherever they like. */
const ableOn = <One extends Sitter>(party: readonly One[], place: Place | undefined): readonly One[] => {
  if (place?.kind === "wheelchair") return party.filter(({ usesWheelchair }) => usesWheelchair === true);
  const companions = party.filter(({ accompanies }) => accompanies === true);
  if (place?.kind === "companion" && companions.length > 0) return companions;
  return movable(party);
};

/** Whoever of a party would be on a place that is pressed; where it is for nobody of it, whoever comes along is told why. */
export const nextOn = <One extends Member & Sitter>(
  party: readonly One[],
  picks: readonly Seated[],
  place: Place | undefined,
): One | undefined => {
  const companions = party.filter(({ accompanies }) => accompanies === true);
  const able = [ableOn(party, place), companions].find(({ length }) => length > 0) ?? party;
  return nextOf(able, picks, 1)[0];
};

/** Those of a party who would be on a place that is pressed and on those that are sold with it, as far as these are for any of them. */
export const askedOn = <One extends Member & Sitter>(
  seating: Seating,
  party: readonly One[],
  picks: readonly Seated[],
  seat: string,
): readonly (One & SeatPick)[] => {
  const first = nextOn(party, picks, placeIn(seating.plan, seat));
  const asked = first === undefined ? [] : [{ ...first, seat }];
  for (const id of soldWith(seating, seat).slice(1)) {
    const left = party.filter((one) => !asked.some((pick) => pick.id === one.id));
    const [next] = nextOf(ableOn(left, placeIn(seating.plan, id)), picks, 1);
    if (next !== undefined) asked.push({ ...next, seat: id });
  }
  return asked;
};

/** What those of a party chose who still come, as they are known now: whoever stays in a wheelchair did so then. */
export const asMembers = <One extends Member & Sitter>(
  party: readonly One[],
  picks: readonly (Sitter & Seated)[],
): readonly (One & SeatPick)[] =>
  picks.flatMap(({ id, seat, usesWheelchair }) =>
    party.flatMap((one) => (one.id === id && one.usesWheelchair === usesWheelchair ? { ...one, seat } : [])),
  );

/** Everybody has a place, and nothing is wrong with any. */
export const isPartySeated = (
  seating: Seating | null,
  party: readonly Member[],
  picks: readonly (SeatPick & Member)[],
): boolean =>
  seating !== null && picks.length > 0 && standing(party, picks).length === 0 && refusalIn(seating, picks) === null;
