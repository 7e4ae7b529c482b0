import { unfinishedIn } from "./choice-rules.ts";
import { nearestPlace } from "./nearest-place.ts";
import { refusalOf } from "./place-rules.ts";
import { placeAt, placeIn } from "./places.ts";
import type { Seating, SeatPick } from "./seat-plan.types.ts";
import { standing } from "./seated-party.ts";

type Member = { readonly id: string };
type Seated<Who> = readonly (Who & SeatPick)[];

/** Every way for the others to sit in one line with a place that is chosen, as far as there are places. */
const linesWith = <Who extends Member>({ plan }: Seating, left: readonly Who[], picks: Seated<Who>): Seated<Who>[] => {
  const [first] = picks;
  const from = first && placeIn(plan, first.seat);
  const size = picks.length + left.length;
  return Array.from({ length: from === undefined ? 0 : size }, (_, before) => {
    const line = Array.from({ length: size }, (_, at) => from && placeAt(plan, from, at - before));
    const free = line.flatMap((place) => (place && !picks.some(({ seat }) => seat === place.id) ? [place.id] : []));
    return [...picks, ...left.flatMap((who, at) => free.slice(at, at + 1).map((seat) => ({ ...who, seat })))];
  });
};

/**
 * What is chosen with places beside it for everybody else of a party, or else those nearest to it; empty where there is nobody else, or
 * no room for them.
 */
export const filledUp = <Who extends Member>(
  seating: Seating,
  party: readonly Who[],
  picks: Seated<Who>,
): Seated<Who> => {
  const [first] = picks;
  const left = standing(party, picks);
  if (first === undefined || left.length === 0) return [];
  const nearest = [...picks];
  for (const member of left) {
    const seat = nearestPlace(seating, nearest, { ...member, seat: first.seat });
    if (seat !== null) nearest.push({ ...member, seat });
  }
  const isWhole = (filled: Seated<Who>) =>
    filled.length === picks.length + left.length &&
    unfinishedIn(seating, filled) === null &&
    filled.every((pick) => refusalOf(seating, [], pick) === null);
  return [...linesWith(seating, left, picks), nearest].find(isWhole) ?? [];
};
