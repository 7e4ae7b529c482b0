import { loneRefusal } from "./place-rules.ts";
import { besideOf, halfOf, isFree, placeAt, placeIn, placesOf, wholeBayOf } from "./places.ts";
import type { Place, Seating, SeatPick, SeatPlan, SeatRefusal, SeatRule } from "./seat-plan.types.ts";

/** A choice, looked at as a whole. Of a place that is undecided nobody knows yet whether it will be of the choice. */
type Choice = {
  readonly plan: SeatPlan;
  readonly picks: readonly SeatPick[];
  readonly chosen: ReadonlySet<string>;
  readonly isUndecided: (place: Place) => boolean;
};

const partners: Partial<Record<Place["kind"], Place["kind"]>> = { wheelchair: "companion", companion: "wheelchair" };

/** The seat of who comes along beside a wheelchair's place, or that place beside the seat, as long as no stranger has it. */
const partnerOf = (plan: SeatPlan, place: Place): Place | undefined =>
  besideOf(plan, place).find((one) => one.kind === partners[place.kind] && isFree(one));

/** Whether who comes along can sit beside the wheelchair: beside the one that has its place already, or else beside any. */
export const hasPartner = (plan: SeatPlan, picks: readonly SeatPick[]): boolean => {
  const own = picks.filter(({ usesWheelchair }) => usesWheelchair === true);
  const chairs = own.length > 0 ? placesOf(plan, own) : plan.seats.filter((place) => isFree(place));
  return chairs.some((place) => place.kind === "wheelchair" && partnerOf(plan, place) !== undefined);
};

/**
 * The places that are sold with one, itself the first: the other half of a couple's seat, the rest of a bay, or what belongs to a
 * wheelchair's place, where none is sold alone.
 */
export const soldWith = ({ plan, rules }: Seating, seat: string): readonly string[] => {
  const place = placeIn(plan, seat);
  if (place === undefined) return [seat];
  const others = rules.flatMap((rule) => {
    if (rule.rule === "pairs") return halfOf(plan, place) ?? [];
    if (rule.rule === "companion") return partnerOf(plan, place) ?? [];
    return rule.rule === "whole_bay" ? wholeBayOf(plan, place, rule.category) : [];
  });
  return [seat, ...others.map(({ id }) => id).filter((id) => id !== seat)];
};

const pairRefusal = ({ chosen, isUndecided, plan }: Choice, place: Place): SeatRefusal | null => {
  const other = halfOf(plan, place);
  if (other === undefined || chosen.has(other.id) || isUndecided(other)) return null;
  return { code: "pair", seat: place.label, other: other.label };
};

const companionRefusal = ({ chosen, isUndecided, plan }: Choice, place: Place): SeatRefusal | null => {
  if (place.kind !== "companion") return null;
  const chairs = besideOf(plan, place).filter(({ kind }) => kind === "wheelchair");
  return chairs.some((chair) => chosen.has(chair.id) || isUndecided(chair))
    ? null
    : { code: "companion", seat: place.label };
};

const bayRefusal = ({ chosen, isUndecided, plan }: Choice, place: Place, wholeCategory: string): SeatRefusal | null => {
  const missing = wholeBayOf(plan, place, wholeCategory).filter((one) => !chosen.has(one.id) && !isUndecided(one));
  return missing.length === 0 ? null : { code: "bay", seat: place.label, missing: missing.map(({ label }) => label) };
};

/** The one free seat that a choice would leave between a place of it and another. */
const gapAfter = ({ chosen, isUndecided, plan }: Choice, place: Place): string | null => {
  const gap = placeAt(plan, place, 1);
  if (gap === undefined || !isFree(gap) || chosen.has(gap.id) || isUndecided(gap)) return null;
  const beyond = placeAt(plan, gap, 1);
  return beyond !== undefined && chosen.has(beyond.id) ? gap.label : null;
};

const singleRefusal = (choice: Choice, place: Place): SeatRefusal | null => {
  const seat = gapAfter(choice, place);
  return seat === null ? null : { code: "single", seat };
};

/** All the gaps of a choice, of which a refusal names the first. */
const withOtherGaps = (choice: Choice, refusal: SeatRefusal): SeatRefusal => {
  if (refusal.code !== "single") return refusal;
  const gaps = placesOf(choice.plan, choice.picks).flatMap((place) => gapAfter(choice, place) ?? []);
  const others = gaps.filter((label) => label !== refusal.seat);
  return others.length === 0 ? refusal : { ...refusal, others };
};

const aloneRefusal = ({ picks, plan }: Choice): SeatRefusal | null => {
  const [place, ...others] = placesOf(plan, picks);
  return place === undefined || others.length > 0 ? null : loneRefusal(plan, place, picks[0]);
};

const adultRefusal = ({ picks }: Choice): SeatRefusal | null =>
  picks.length > 0 && picks.every(({ age = "adult" }) => age !== "adult") ? { code: "no_adult" } : null;

/** The rules that ask of a place what else is chosen with it. */
const wholeRules: ReadonlySet<SeatRule["rule"]> = new Set(["pairs", "companion", "whole_bay", "no_single"]);

/** What a rule says of one place of a choice; of a choice as a whole where no place is named. */
const choiceRefusal = (choice: Choice, rule: SeatRule, place: Place | null): SeatRefusal | null => {
  switch (rule.rule) {
    case "pairs":
      return place && pairRefusal(choice, place);
    case "companion":
      return place && companionRefusal(choice, place);
    case "whole_bay":
      return place && bayRefusal(choice, place, rule.category);
    case "no_single":
      return place && singleRefusal(choice, place);
    case "lone_woman":
      return place ? null : aloneRefusal(choice);
    case "an_adult":
      return place ? null : adultRefusal(choice);
    default:
      return null;
  }
};

/** Whether a place of a choice is half of a couple's seat, or a companion's, of which the other half, or the wheelchair, is not of that choice. */
const isStranded = ({ plan, rules }: Seating, picks: readonly SeatPick[], { seat }: SeatPick): boolean => {
  const place = placeIn(plan, seat);
  const choice = { plan, picks, chosen: new Set(picks.map((pick) => pick.seat)), isUndecided: () => false };
  const asked = rules.filter(({ rule }) => rule === "companion" || rule === "pairs");
  return place !== undefined && asked.some((rule) => choiceRefusal(choice, rule, place) !== null);
};

/** What is left of a choice some of which went: what belongs together goes together. */
export const leftOf = <Chosen extends SeatPick>(
  seating: Seating,
  before: readonly SeatPick[],
  kept: readonly Chosen[],
): readonly Chosen[] => kept.filter((pick) => isStranded(seating, before, pick) || !isStranded(seating, kept, pick));

/** What is missing from a whole choice of places, each of which may be had; null when nothing is. */
export const unfinishedIn = ({ plan, rules }: Seating, picks: readonly SeatPick[]): SeatRefusal | null => {
  const choice = { plan, picks, chosen: new Set(picks.map(({ seat }) => seat)), isUndecided: () => false };
  const looked = [...placesOf(plan, picks), null];
  for (const rule of rules) {
    for (const place of looked) {
      const refusal = choiceRefusal(choice, rule, place);
      if (refusal !== null) return withOtherGaps(choice, refusal);
    }
  }
  return null;
};

const isOfWhole = ({ rule }: SeatRule): boolean => wholeRules.has(rule);

/** Whether nothing that is still undecided can complete a choice of these places. */
export const isBeyondHelp = (
  { plan, rules }: Seating,
  places: readonly Place[],
  isUndecided: (place: Place) => boolean,
): boolean => {
  const asked = rules.filter(isOfWhole);
  if (asked.length === 0) return false;
  const choice = { plan, picks: [], chosen: new Set(places.map(({ id }) => id)), isUndecided };
  return asked.some((rule) => places.some((place) => choiceRefusal(choice, rule, place) !== null));
};
