import { hasPlaces } from "../../../booking/seat-plan/best-places.ts";
import { hasPartner } from "../../../booking/seat-plan/choice-rules.ts";
import { refusalOf } from "../../../booking/seat-plan/place-rules.ts";
import { freeFor, leavesHalf } from "../../../booking/seat-plan/places.ts";
import type { SeatKit } from "../../../booking/seat-plan/seat-choice.types.ts";
import type { Unfit } from "../../../booking/seat-plan/seat-plan.types.ts";
import { askedOn, movable } from "../../../booking/seat-plan/seated-party.ts";
import { rulesFor, soldInTwos } from "../../../booking/seat-plan/seller-rules.ts";
import type { HallContext } from "./hall.types.ts";
import type { HallParty, HallPick, HallPlan } from "./hall-plan.types.ts";

/** Of one booking, unless a cinema says less. */
export const mostMovieSeats = 5;

/** A hall to whoever chooses seats in it. Other seats have another price. */
export const hallKit = {
  seatingOf: (plan) => ({ plan, rules: rulesFor(plan.rules, plan.asked) }),
  forgotten: { price: null },
} as const satisfies SeatKit<HallPlan>;

type Choosing = Pick<HallContext, "party" | "plan" | "picks">;

/** Whom places are asked for: the first of them in a wheelchair, if one is, and the second beside it, as long as there is a seat for that. */
export const membersOf = ({ party, picks, plan }: Choosing): readonly Omit<HallPick, "seat">[] => {
  const isFirst = party?.hasWheelchair === true;
  const isSecond = isFirst && plan !== null && hasPartner(plan, picks);
  return Array.from({ length: party?.seats ?? 0 }, (_, index) => ({
    id: String(index + 1),
    ...(index === 0 && isFirst ? { usesWheelchair: true } : {}),
    ...(index === 1 && isSecond ? { accompanies: true } : {}),
  }));
};

const moversOf = (choosing: Choosing) => movable(membersOf(choosing));

/** How many of a party may sit anywhere at its price. */
const moversAt = (plan: HallPlan, party: HallParty): number => moversOf({ party, plan, picks: [] }).length;

/** A plan of which places of one category were asked for. */
export const wantedOf = (plan: HallPlan, party: HallParty | null): HallPlan =>
  party === null ? plan : { ...plan, asked: { category: party.category, seats: moversAt(plan, party) } };

/** Whether one of a party would be left over at the price that it asks for: all that is free there is sold in twos. */
const isLeftOver = (plan: HallPlan, party: HallParty): boolean =>
  soldInTwos(plan).has(party.category) && leavesHalf(plan, party.category, moversAt(plan, party));

/** Why a party is not seated at the price that it asks for; null where it can be. */
export const unfitFor = (plan: HallPlan | null, party: HallParty): Unfit | null => {
  const { category, hasWheelchair, seats } = party;
  const free = plan === null ? [] : freeFor(plan, hasWheelchair).filter((place) => place.category === category);
  if (hasWheelchair && !free.some(({ kind }) => kind === "wheelchair")) return "chairs";
  if (plan === null || free.length < seats) return "few";
  if (hasPlaces(hallKit.seatingOf(wantedOf(plan, party)), membersOf({ party, plan, picks: [] }))) return null;
  return isLeftOver(plan, party) ? "twos" : "few";
};

/** Whoever sits down next on a place: two on a couple's seat, and in a wheelchair's room who needs it with who comes along. */
export const pressed = (choosing: Choosing, seat: string): readonly HallPick[] =>
  choosing.plan === null ? [] : askedOn(hallKit.seatingOf(choosing.plan), membersOf(choosing), choosing.picks, seat);

/** The same party at the price of a seat that costs another one; null where they may not have it there, or cannot all be seated. */
export const partyOn = (choosing: Choosing, seat: string): HallParty | null => {
  const { party, plan } = choosing;
  const [mover] = moversOf(choosing);
  const category = plan?.seats.find(({ id }) => id === seat)?.category;
  if (party === null || plan === null || category === undefined || category === party.category) return null;
  const moved = { ...party, category };
  const isTheirs =
    mover !== undefined && refusalOf(hallKit.seatingOf(wantedOf(plan, moved)), [], { ...mover, seat }) === null;
  return isTheirs && unfitFor(plan, moved) === null ? moved : null;
};

/** Why a seat cannot be had; of one at another price also why the party cannot move there. */
export const explained = ({
  party,
  plan,
  refusal,
}: Pick<HallContext, "party" | "plan" | "refusal">): HallContext["refusal"] => {
  if (refusal?.code !== "other_category" || party === null) return refusal;
  const category = plan?.seats.find(({ label }) => label === refusal.seat)?.category ?? refusal.category;
  return { ...refusal, unfit: unfitFor(plan, { ...party, category }) ?? "few" };
};

/** The most that one booking may have in this hall. */
export const mostIn = (plan: HallPlan | null): number => {
  const limit = plan?.rules.find(({ rule }) => rule.rule === "most")?.rule;
  return limit?.rule === "most" ? Math.min(limit.most, mostMovieSeats) : mostMovieSeats;
};

/** The party nearest to one that cannot be seated: at another price, else of another number. Null where nobody can be. */
export const nearestParty = (plan: HallPlan | null, party: HallParty): HallParty | null => {
  const far = (seats: number): number => Math.abs(seats - party.seats);
  const sizes = Array.from({ length: mostIn(plan) }, (_, at) => at + 1).toSorted((one, other) => far(one) - far(other));
  const categories = [party.category, ...(plan?.categories ?? []).map(({ code }) => code)];
  for (const seats of sizes) {
    const category = categories.find((one) => unfitFor(plan, { ...party, seats, category: one }) === null);
    if (category !== undefined) return { ...party, seats, category };
  }
  return null;
};
