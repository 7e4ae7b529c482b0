import { soldWith } from "../../../booking/seat-plan/choice-rules.ts";
import type { SeatKit } from "../../../booking/seat-plan/seat-choice.types.ts";
import type { Place } from "../../../booking/seat-plan/seat-plan.types.ts";
import { nextOf } from "../../../booking/seat-plan/seated-party.ts";
import type { HallParty, HallPick, HallPlan } from "./hall-plan.types.ts";

/** Of one booking, unless a cinema says less. */
export const mostMovieSeats = 5;

/** A hall to whoever chooses seats in it. Other seats have another price. */
export const hallKit = {
  seatingOf: (plan) => ({
    plan,
    rules: [
      ...plan.rules.map(({ rule }) => rule),
      ...(plan.wanted === undefined ? [] : [{ rule: "in_category" as const, category: plan.wanted }]),
    ],
  }),
  forgotten: { price: null },
} as const satisfies SeatKit<HallPlan>;

/** A plan of which places of one category were asked for. */
export const wantedOf = (plan: HallPlan, party: HallParty | null): HallPlan =>
  party === null ? plan : { ...plan, wanted: party.category };

/** Whom places are asked for: the first of them in a wheelchair, if one is. */
export const membersOf = (party: HallParty | null): readonly Omit<HallPick, "seat">[] =>
  Array.from({ length: party?.seats ?? 0 }, (_, index) => ({
    id: String(index + 1),
    ...(index === 0 && party?.hasWheelchair === true ? { usesWheelchair: true } : {}),
  }));

type Choosing = {
  readonly party: HallParty | null;
  readonly plan: HallPlan | null;
  readonly picks: readonly HallPick[];
};

/** Whoever sits down next on a place: two on a couple's seat, and in a wheelchair's room who needs it. */
export const askedOn = ({ party, picks, plan }: Choosing, seat: string): readonly HallPick[] => {
  const seats = plan === null ? [seat] : soldWith(hallKit.seatingOf(plan), seat);
  const isRoom = plan?.seats.some(({ id, kind }) => id === seat && kind === "wheelchair") === true;
  const members = membersOf(party);
  const able = members.filter(({ usesWheelchair = false }) => usesWheelchair === isRoom);
  const next = nextOf(able.length === 0 ? members : able, picks, seats.length);
  return next.flatMap((member, index) => {
    const own = seats[index];
    return own === undefined ? [] : [{ ...member, seat: own }];
  });
};

const isForAll = ({ kind }: Place): boolean => kind !== "wheelchair" && kind !== "companion";

/** The same party at the price of a free seat that costs another one; null where there is none, or too few for all of them. */
export const partyOn = ({ party, plan }: Omit<Choosing, "picks">, seat: string): HallParty | null => {
  const category = plan?.seats.find(({ id }) => id === seat)?.category;
  if (party === null || plan === null || category === undefined || category === party.category) return null;
  const open = plan.seats.filter((one) => one.category === category && one.status === "available" && isForAll(one));
  return open.length >= party.seats && open.some(({ id }) => id === seat) ? { ...party, category } : null;
};

/** The most that one booking may have in this hall. */
export const mostIn = (plan: HallPlan | null): number => {
  const limit = plan?.rules.find(({ rule }) => rule.rule === "most")?.rule;
  return limit?.rule === "most" ? Math.min(limit.most, mostMovieSeats) : mostMovieSeats;
};
