import type { Gender } from "../../kernel/person.ts";
import {
  apart,
  bayOf,
  besideOf,
  carOf,
  fareFor,
  halfOf,
  isFree,
  leavesHalf,
  placeIn,
  placesOf,
  wholeBayOf,
} from "./places.ts";
import type { Place, PlaceRefusal, Seating, SeatPick, SeatPlan, SeatRule, Sitter } from "./seat-plan.types.ts";

type RuleOf<Name extends SeatRule["rule"]> = Extract<SeatRule, { readonly rule: Name }>;

/** A place that somebody asks for, and what else of the booking is chosen. */
type Asked = Seating & { readonly others: readonly SeatPick[]; readonly place: Place; readonly sitter: Sitter };

/** The stranger on a place, as far as the seller says. */
export const strangerOn = ({ status }: Place): Gender | null => {
  if (status === "booked_male") return "male";
  return status === "booked_female" ? "female" : null;
};

const saleRefusal = (place: Place | undefined, id: string): PlaceRefusal | null => {
  if (place === undefined || place.status === "unavailable") {
    return { code: "not_for_sale", seat: place?.label ?? id };
  }
  return isFree(place) ? null : { code: "taken", seat: place.label };
};

const limitRefusal = ({ others, rules }: Asked): PlaceRefusal | null => {
  const full = rules.find((rule) => rule.rule === "most" && others.length >= rule.most);
  return full?.rule === "most" ? { code: "limit", max: full.most } : null;
};

const keptRefusal = ({ place, sitter }: Asked): PlaceRefusal | null => {
  const { kind, label: seat, only } = place;
  if (only !== null && only !== sitter.gender) return { code: "kept_for", seat, gender: only };
  const [isFor, isUsed] = [kind === "wheelchair", sitter.usesWheelchair === true];
  if (isFor !== isUsed) return { code: isFor ? "wheelchair_only" : "no_wheelchair", seat };
  return sitter.accompanies === true && kind !== "companion" ? { code: "with_wheelchair", seat } : null;
};

const besideRefusal = (
  { others, place, plan, sitter: { gender } }: Asked,
  { partyTogether }: RuleOf<"gender_beside">,
): PlaceRefusal | null => {
  if (gender === undefined) return null;
  for (const other of besideOf(plan, place)) {
    const companion = others.find(({ seat }) => seat === other.id);
    const neighbour: Gender | null | undefined =
      companion === undefined ? strangerOn(other) : partyTogether ? gender : companion.gender;
    if (neighbour && neighbour !== gender) {
      return { code: "beside", seat: place.label, neighbour: other.label, gender: neighbour };
    }
  }
  return null;
};

/** Why a woman cannot have a place if she travels alone. */
export const loneRefusal = (plan: SeatPlan, place: Place, sitter: Sitter | undefined): PlaceRefusal | null => {
  if (sitter?.gender !== "female") return null;
  const man = [...besideOf(plan, place), ...bayOf(plan, place)].find((one) => strangerOn(one) === "male");
  return man === undefined ? null : { code: "lone_woman", seat: place.label, neighbour: man.label };
};

/** The nearest free place with room for a bassinet that somebody may have. */
const bassinetNear = ({ place, plan, sitter }: Asked): string | null => {
  const rooms = plan.seats.filter(
    (one) => one.status === "available" && one.features?.includes("bassinet") && fareFor(one, sitter) !== null,
  );
  const [nearest] = rooms
    .filter(({ features }) => !features?.includes("exit"))
    .toSorted((one, other) => apart(place, one) - apart(place, other));
  return nearest?.label ?? null;
};

const exitRefusal = (asked: Asked, { ages }: RuleOf<"exit_row">): PlaceRefusal | null => {
  const { place, sitter } = asked;
  if (!place.features?.includes("exit")) return null;
  const exit = { code: "exit_row", seat: place.label } as const;
  if (sitter.hasLap === true) return { ...exit, why: "lap", instead: bassinetNear(asked) };
  const isOfAge = sitter.age === undefined || ages.includes(sitter.age);
  return isOfAge ? null : { ...exit, why: "age", instead: null };
};

const carRefusal = ({ others, place, plan }: Asked): PlaceRefusal | null => {
  const [first] = placesOf(plan, others);
  const car = first === undefined ? undefined : carOf(plan, first);
  return car === undefined || car === carOf(plan, place) ? null : { code: "other_car", seat: place.label, car };
};

/** Nobody sits alone on a seat for two. */
const pairsRefusal = ({ place, plan }: Asked, { party }: RuleOf<"pairs">): PlaceRefusal | null => {
  const other = halfOf(plan, place);
  if (party === undefined || other === undefined) return null;
  const isLeft = party === 1 || leavesHalf(plan, place.category, party);
  return isLeft ? { code: "in_twos", seat: place.label, other: other.label } : null;
};

const companionRefusal = ({ place, sitter }: Asked, { isKnown }: RuleOf<"companion">): PlaceRefusal | null =>
  isKnown === true && place.kind === "companion" && sitter.accompanies !== true
    ? { code: "companion", seat: place.label }
    : null;

const categoryRefusal = ({ place, sitter }: Asked, { category }: RuleOf<"in_category">): PlaceRefusal | null => {
  const isAnywhere = place.kind === "wheelchair" || (place.kind === "companion" && sitter.accompanies === true);
  return isAnywhere || place.category === category ? null : { code: "other_category", seat: place.label, category };
};

/** A bay that is sold whole is for those who fill it, and for nobody once a place of it is gone. */
const wholeBayRefusal = ({ place, plan }: Asked, { category, party }: RuleOf<"whole_bay">): PlaceRefusal | null => {
  const bay = wholeBayOf(plan, place, category);
  if (party === undefined || bay.length === 0) return null;
  if (bay.length > party) return { code: "whole_bay", seat: place.label, places: bay.length };
  return bay.every(isFree) ? null : { code: "not_for_sale", seat: place.label };
};

const ruleRefusal = (asked: Asked, rule: SeatRule): PlaceRefusal | null => {
  switch (rule.rule) {
    case "gender_beside":
      return besideRefusal(asked, rule);
    case "lone_woman":
      return rule.isAlone === true ? loneRefusal(asked.plan, asked.place, asked.sitter) : null;
    case "exit_row":
      return exitRefusal(asked, rule);
    case "one_car":
      return carRefusal(asked);
    case "pairs":
      return pairsRefusal(asked, rule);
    case "companion":
      return companionRefusal(asked, rule);
    case "in_category":
      return categoryRefusal(asked, rule);
    case "whole_bay":
      return wholeBayRefusal(asked, rule);
    default:
      return null;
  }
};

const offerRefusal = ({ place, sitter }: Asked): PlaceRefusal | null =>
  place.fares !== undefined && fareFor(place, sitter) === null ? { code: "not_theirs", seat: place.label } : null;

/**
 * Why somebody may not sit there beside everybody else, or null when they may. What else is chosen is not questioned, nor whether
 * the choice is complete.
 */
export const refusalOf = (
  { plan, rules }: Seating,
  picks: readonly SeatPick[],
  { seat: id, ...sitter }: SeatPick,
): PlaceRefusal | null => {
  const place = placeIn(plan, id);
  const unsold = saleRefusal(place, id);
  if (place === undefined || unsold !== null) return unsold;
  const asked: Asked = { plan, rules, others: picks.filter(({ seat }) => seat !== id), place, sitter };
  const refusal = limitRefusal(asked) ?? keptRefusal(asked);
  if (refusal !== null) return refusal;
  for (const rule of rules) {
    const broken = ruleRefusal(asked, rule);
    if (broken !== null) return broken;
  }
  return offerRefusal(asked);
};
