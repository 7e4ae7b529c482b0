import type { Gender } from "../../../account/profile/profile.types.ts";
import type { CoachPlan, CoachSeat, SeatPick, SeatRefusal } from "./seats.types.ts";

type Place = Pick<CoachSeat, "deck" | "row" | "column">;

/** Whether two places touch side by side, with no aisle between them. */
export const areBeside = (one: Place, other: Place): boolean =>
  one.deck === other.deck && one.row === other.row && Math.abs(one.column - other.column) === 1;

export const seatIn = ({ seats }: CoachPlan, id: string): CoachSeat | undefined => seats.find((seat) => seat.id === id);

/** The stranger on a seat, as far as the operator says. */
const strangerOn = ({ status }: CoachSeat): Gender | null => {
  if (status === "booked_male") return "male";
  return status === "booked_female" ? "female" : null;
};

const besideRefusal = (
  plan: CoachPlan,
  picks: readonly SeatPick[],
  seat: CoachSeat,
  gender: Gender,
): SeatRefusal | null => {
  const { beside, partyTogether } = plan.rules;
  if (beside === "none") return null;
  for (const other of plan.seats) {
    if (!areBeside(seat, other)) continue;
    const companion = picks.find((pick) => pick.seat === other.id)?.gender ?? null;
    const neighbour = companion === null ? strangerOn(other) : partyTogether ? null : companion;
    if (neighbour !== null && neighbour !== gender) {
      return { code: "beside", seat: seat.label, neighbour: other.label, gender: neighbour };
    }
  }
  return null;
};

/** Why somebody may not sit there beside everybody else, or null when they may. What else is chosen is not questioned. */
export const refusalOf = (
  plan: CoachPlan,
  picks: readonly SeatPick[],
  { seat: id, gender }: SeatPick,
): SeatRefusal | null => {
  const others = picks.filter(({ seat }) => seat !== id);
  const seat = seatIn(plan, id);
  if (seat === undefined || seat.status === "unavailable") return { code: "not_for_sale", seat: seat?.label ?? id };
  if (seat.status !== "available" && seat.status !== "selected") return { code: "taken", seat: seat.label };
  if (others.length >= plan.rules.max) return { code: "limit", max: plan.rules.max };
  if (seat.only !== null && seat.only !== gender) return { code: "kept_for", seat: seat.label, gender: seat.only };
  return besideRefusal(plan, others, seat, gender);
};

/** The first thing that is wrong with a whole choice of seats, or null. */
export const refusalIn = (plan: CoachPlan, picks: readonly SeatPick[]): SeatRefusal | null =>
  picks.map((pick) => refusalOf(plan, picks, pick)).find((refusal) => refusal !== null) ?? null;

/** Seats that may be kept as a coach is now: the first of each, as long as nothing is wrong with it. */
export const allowedPicks = (plan: CoachPlan, picks: readonly SeatPick[]): readonly SeatPick[] => {
  const kept: SeatPick[] = [];
  for (const pick of picks) {
    const isFirst = !kept.some(({ seat }) => seat === pick.seat);
    if (isFirst && refusalOf(plan, kept, pick) === null) kept.push(pick);
  }
  return kept;
};
