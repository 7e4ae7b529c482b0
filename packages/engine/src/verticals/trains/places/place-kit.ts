import { refusalOf } from "../../../booking/seat-plan/place-rules.ts";
import type { SeatKit } from "../../../booking/seat-plan/seat-choice.types.ts";
import type { Sitter } from "../../../booking/seat-plan/seat-plan.types.ts";
import { standing } from "../../../booking/seat-plan/seated-party.ts";
import type { Gender } from "../../../kernel/person.ts";
import type { TrainPick, TrainPlan, TrainTraveller } from "./train-plan.types.ts";

/** Coaches to whoever chooses places in them. Other places have another price. */
export const trainKit = {
  seatingOf: (plan) => ({ plan, rules: plan.rules.map(({ rule }) => rule) }),
  forgotten: { fares: null },
} as const satisfies SeatKit<TrainPlan>;

type Party = {
  readonly travellers: readonly TrainTraveller[];
  readonly picks: readonly TrainPick[];
  readonly gender: Gender | null;
  readonly lost: readonly TrainPick[];
};

/** Who has no place yet; null once everybody has one. */
export const firstStanding = ({ picks, travellers }: Pick<Party, "picks" | "travellers">): TrainTraveller | null =>
  standing(travellers, picks)[0] ?? null;

/** Of whoever sits down next: as it was said, or as it was of whoever lost a place. */
export const nextGender = ({ gender, lost, ...party }: Party): Gender | null =>
  gender ?? lost.find(({ id }) => id === firstStanding(party)?.id)?.gender ?? null;

/** Whoever sits down next: the first without a place, or whoever was seated last, who then moves. */
export const nextSitter = (party: Party): Omit<TrainPick, "seat"> => {
  const first = firstStanding(party);
  const last = party.picks.at(-1);
  if (first !== null || last === undefined)
    return { ...(first ?? { id: "", age: "adult" }), gender: nextGender(party) ?? "male" };
  const { seat: _, ...who } = last;
  return who;
};

/** The same to whoever looks: of whom it is not known yet, the places of both are shown. */
export const nextShown = (party: Party): Sitter => {
  const { gender, ...who } = nextSitter(party);
  return nextGender(party) === null && firstStanding(party) !== null ? who : { ...who, gender };
};

/** The first adult is taken to be whoever is signed in. */
export const isFirstAdult = (travellers: readonly TrainTraveller[], traveller: TrainTraveller | null): boolean =>
  traveller !== null && travellers.find(({ age }) => age === "adult")?.id === traveller.id;

/** Everybody with a place, in their order, by the gender of each. */
export const sittersOf = (
  travellers: readonly TrainTraveller[],
  genders: readonly Gender[],
): readonly (Sitter & Omit<TrainPick, "seat">)[] =>
  travellers.map((traveller, place) => ({ ...traveller, gender: genders[place] ?? "male" }));

/** A coach, and how many of its places the party may have. */
export type CoachShown = {
  readonly car: string;
  readonly deck: number;
  readonly free: number;
  readonly total: number;
};

export const coachesOf = (plan: TrainPlan, [first]: readonly TrainTraveller[]): readonly CoachShown[] =>
  plan.decks.map(({ car = "" }, deck) => {
    const own = plan.seats.filter((place) => place.deck === deck);
    const free = own.filter(({ id }) => refusalOf(trainKit.seatingOf(plan), [], { ...first, seat: id }) === null);
    return { car, deck, free: free.length, total: own.length };
  });
