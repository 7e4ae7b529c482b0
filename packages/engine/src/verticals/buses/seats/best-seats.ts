import type { Gender } from "../../../account/profile/profile.types.ts";
import { refusalOf, seatIn } from "./seat-rules.ts";
import type { CoachPlan, CoachSeat, SeatPick } from "./seats.types.ts";

/** How far one would have to go from one seat to the other: another deck is farther than any row, a row farther than an aisle. */
const apart = (one: CoachSeat, other: CoachSeat): number =>
  Math.abs(one.deck - other.deck) * 1000 + Math.abs(one.row - other.row) * 10 + Math.abs(one.column - other.column);

/** The sum of the ways between all of them. */
const spread = (seats: readonly CoachSeat[]): number =>
  seats.reduce(
    (sum, seat, index) => sum + seats.slice(index + 1).reduce((inner, other) => inner + apart(seat, other), 0),
    0,
  );

const isFree = ({ status }: CoachSeat): boolean => status === "available";

/** From a first seat on, always the nearest that the next one may have. Null when somebody is left without. */
const groupFrom = (
  plan: CoachPlan,
  free: readonly CoachSeat[],
  first: CoachSeat,
  genders: readonly Gender[],
): readonly SeatPick[] | null => {
  const picks: SeatPick[] = [];
  for (const gender of genders) {
    const near = free
      .filter(({ id }) => !picks.some(({ seat }) => seat === id))
      .toSorted((one, other) => apart(first, one) - apart(first, other));
    const found = near.find((seat) => refusalOf(plan, picks, { seat: seat.id, gender }) === null);
    if (found === undefined) return null;
    picks.push({ seat: found.id, gender });
  }
  return picks;
};

/**
 * Seats for a party as close together as the free ones and the operator's rules allow; the cheaper when they are as close, the
 * further forward when they cost the same. Empty when somebody would be left standing.
 */
export const bestSeats = (plan: CoachPlan, genders: readonly Gender[]): readonly SeatPick[] => {
  if (genders.length === 0 || genders.length > plan.rules.max) return [];
  const free = plan.seats.filter(isFree);
  const groups = free.flatMap((first, start) => {
    const picks = groupFrom(plan, free, first, genders);
    if (picks === null) return [];
    const seats = picks.flatMap(({ seat }) => seatIn(plan, seat) ?? []);
    return [{ picks, apart: spread(seats), cost: seats.reduce((sum, { fare }) => sum + fare.minor, 0), start }];
  });
  const [best] = groups.toSorted(
    (one, other) => one.apart - other.apart || one.cost - other.cost || one.start - other.start,
  );
  return best?.picks ?? [];
};

/** The free seat nearest to one that was lost, or nearest to those one still has, that the traveller may have; null for none. */
export const nearestSeat = (
  plan: CoachPlan,
  picks: readonly SeatPick[],
  { seat: lost, gender }: SeatPick,
): string | null => {
  const from = seatIn(plan, lost);
  if (from === undefined) return null;
  const kept = picks.flatMap(({ seat }) => seatIn(plan, seat) ?? []);
  const far = (seat: CoachSeat): number => apart(from, seat) + kept.reduce((sum, other) => sum + apart(other, seat), 0);
  const [nearest] = plan.seats
    .filter((seat) => isFree(seat) && seat.id !== lost && refusalOf(plan, picks, { seat: seat.id, gender }) === null)
    .filter(({ id }) => !picks.some(({ seat }) => seat === id))
    .toSorted((one, other) => far(one) - far(other));
  return nearest?.id ?? null;
};
