import type { SearchText } from "../../../booking/search/search.types.ts";
import type { CalendarDate } from "../../../kernel/calendar-date.ts";
import {
  type CriteriaLeg,
  type CriteriaProblem,
  checkCriteria,
  decodeCriteria,
  encodeCriteria,
  type FlightCriteria,
  type FlightParty,
  isAirportCode,
  legCounts,
  type TripType,
} from "../criteria.ts";
import type { Cabin } from "../flights.types.ts";

/**
 * A search as somebody fills it in. It holds more than one trip type needs, so that changing the type to and fro loses
 * nothing: one way and return use the first leg, return also `back`. A place is an airport's code, or what was typed instead.
 */
export type SearchDraft = {
  readonly trip: TripType;
  /** Always two to six. */
  readonly legs: readonly CriteriaLeg[];
  /** The day of the way back, or an empty text. */
  readonly back: CalendarDate;
  readonly party: FlightParty;
  readonly cabin: Cabin;
};

/** The form's fields, by the names that it sends them under. Legs count from 1. */
export type DraftField =
  | `from${number}`
  | `to${number}`
  | `date${number}`
  | "back"
  | "adults"
  | "children"
  | "infants"
  | "trip";

export type DraftProblems = Readonly<Partial<Record<DraftField, CriteriaProblem>>>;

export type DraftLimits = { readonly today: CalendarDate; readonly seatedPassengers: number };

const emptyLeg: CriteriaLeg = { from: "", to: "", date: "" };
const [leastLegs, mostLegs] = legCounts.multi_city;

/** A draft before anything is filled in; `from` is where its edition's travellers usually start. */
export const emptyDraft = (from = ""): SearchDraft => ({
  trip: "return",
  legs: [{ ...emptyLeg, from }, emptyLeg],
  back: "",
  party: { adults: 1, children: 0, infants: 0 },
  cabin: "economy",
});

const padded = (legs: readonly CriteriaLeg[]): readonly CriteriaLeg[] => {
  const kept = legs.slice(0, mostLegs);
  const missing = Math.max(0, leastLegs - kept.length);
  return [...kept, ...Array.from({ length: missing }, () => emptyLeg)];
};

/** The draft that makes a search; what its text does not say is empty. */
export const draftOf = (search: SearchText): SearchDraft => {
  const { trip, legs, party, cabin } = decodeCriteria(search);
  const [out = emptyLeg, back = emptyLeg] = legs;
  return {
    trip,
    legs: trip === "multi_city" ? padded(legs) : padded([out]),
    back: trip === "return" ? back.date : "",
    party,
    cabin,
  };
};

/** What the draft would search for. */
export const criteriaOf = ({ trip, legs, back, party, cabin }: SearchDraft): FlightCriteria => {
  const [out = emptyLeg] = legs;
  const ways = { one_way: [out], return: [out, { from: out.to, to: out.from, date: back }], multi_city: legs };
  return { trip, legs: ways[trip], party, cabin };
};

/** The search's text, whether it can be made or not: an address keeps what is filled in so far. */
export const searchOf = (draft: SearchDraft): SearchText => encodeCriteria(criteriaOf(draft));

export type DraftChange =
  | { readonly type: "trip"; readonly trip: TripType }
  /** `leg` counts from 0. */
  | { readonly type: "leg"; readonly leg: number; readonly change: Partial<CriteriaLeg> }
  | { readonly type: "swap"; readonly leg: number }
  | { readonly type: "addLeg" }
  | { readonly type: "removeLeg"; readonly leg: number }
  | { readonly type: "dates"; readonly out: CalendarDate; readonly back: CalendarDate }
  | { readonly type: "party"; readonly change: Partial<FlightParty> }
  | { readonly type: "cabin"; readonly cabin: Cabin }
  /** Another draft in its place: a recent search, or what was filled in before the page came alive. */
  | { readonly type: "draft"; readonly draft: SearchDraft };

const legsWith = (legs: readonly CriteriaLeg[], at: number, leg: CriteriaLeg): readonly CriteriaLeg[] =>
  legs.map((other, index) => (index === at ? leg : other));

/** A leg goes on from where the one before it arrives, until somebody says otherwise. */
const following = (legs: readonly CriteriaLeg[], at: number, change: Partial<CriteriaLeg>): readonly CriteriaLeg[] => {
  const leg = legs[at];
  const next = legs[at + 1];
  if (leg === undefined) return legs;
  const changed = legsWith(legs, at, { ...leg, ...change });
  const follows = next !== undefined && (next.from === "" || next.from === leg.to);
  return follows && change.to !== undefined ? legsWith(changed, at + 1, { ...next, from: change.to }) : changed;
};

export const canAddLeg = ({ legs }: SearchDraft): boolean => legs.length < mostLegs;
export const canRemoveLeg = ({ legs }: SearchDraft): boolean => legs.length > leastLegs;

export const changeDraft = (draft: SearchDraft, change: DraftChange): SearchDraft => {
  const { legs } = draft;
  switch (change.type) {
    case "trip":
      return { ...draft, trip: change.trip };
    case "leg":
      return { ...draft, legs: following(legs, change.leg, change.change) };
    case "swap": {
      const leg = legs[change.leg];
      return leg === undefined
        ? draft
        : { ...draft, legs: legsWith(legs, change.leg, { ...leg, from: leg.to, to: leg.from }) };
    }
    case "addLeg":
      return canAddLeg(draft) ? { ...draft, legs: [...legs, { ...emptyLeg, from: legs.at(-1)?.to ?? "" }] } : draft;
    case "removeLeg":
      return canRemoveLeg(draft) ? { ...draft, legs: legs.filter((_, index) => index !== change.leg) } : draft;
    case "dates": {
      const [out = emptyLeg] = legs;
      return { ...draft, legs: legsWith(legs, 0, { ...out, date: change.out }), back: change.back };
    }
    case "party":
      return { ...draft, party: { ...draft.party, ...change.change } };
    case "cabin":
      return { ...draft, cabin: change.cabin };
    case "draft":
      return change.draft;
    default:
      return change satisfies never;
  }
};

/** How many of each age there may be beside the others, so that a stepper stops where a booking would. */
export const partyLimits = ({ adults, children }: FlightParty, { seatedPassengers }: DraftLimits) => ({
  adults: { min: 1, max: Math.max(1, seatedPassengers - children) },
  children: { min: 0, max: Math.max(0, seatedPassengers - adults) },
  infants: { min: 0, max: adults },
});

const placeFields = ({ from, to }: CriteriaLeg, leg: number): readonly DraftField[] => [
  ...(isAirportCode(from) ? [] : ([`from${leg + 1}`] as const)),
  ...(isAirportCode(to) ? [] : ([`to${leg + 1}`] as const)),
];

/** The fields that a problem is told at; none when another problem of the same field says it. */
const fieldsOf = (problem: CriteriaProblem, { trip, legs }: SearchDraft): readonly DraftField[] => {
  switch (problem.code) {
    case "place_missing":
    case "same_place": {
      // The way back has the first leg's places.
      const leg = legs[problem.leg];
      if (leg === undefined || (trip === "return" && problem.leg > 0)) return [];
      return problem.code === "same_place" ? [`to${problem.leg + 1}`] : placeFields(leg, problem.leg);
    }
    case "date_missing":
    case "date_past":
    case "date_too_far":
    case "date_before_last_leg":
      return [trip === "return" && problem.leg > 0 ? "back" : `date${problem.leg + 1}`];
    case "no_adult":
    case "too_many_seated":
      return ["adults"];
    case "too_many_infants":
      return ["infants"];
    case "not_a_return":
      return [];
    case "trip_missing":
    case "wrong_leg_count":
      return ["trip"];
    default:
      return problem satisfies never;
  }
};

/** What keeps the draft from being searched for, at the fields that can mend it; empty when it can be. */
export const draftProblems = (draft: SearchDraft, limits: DraftLimits): DraftProblems => {
  const checked = checkCriteria(criteriaOf(draft), limits);
  if (checked.ok) return {};
  const named: Partial<Record<DraftField, CriteriaProblem>> = {};
  for (const problem of checked.error) {
    for (const field of fieldsOf(problem, draft)) named[field] ??= problem;
  }
  return named;
};
