import type { AgeBand } from "../../kernel/calendar-date.ts";
import type { Money } from "../../kernel/money.ts";
import type { Allowance, Baggage, FlightLeg, FlightSegment, Itinerary } from "./flights.types.ts";

/** What passengers of a type may take on a leg. */
export type LegBaggage = {
  readonly leg: number;
  readonly type: AgeBand;
  /** Each rule with the segments it holds on, in the order flown; one rule where all segments are alike. */
  readonly rules: readonly Baggage[];
  /** The least of the rules: what may be taken all the way. */
  readonly checked: Allowance;
  readonly cabinBag: Baggage["cabinBag"];
};

const kgOf = (allowance: Allowance): number =>
  allowance.unit === "kg" ? allowance.kg : allowance.pieces * allowance.kgEach;

export const isNoBag = (allowance: Allowance): boolean => kgOf(allowance) === 0;

export const sameAllowance = (one: Allowance, other: Allowance): boolean =>
  (isNoBag(one) && isNoBag(other)) ||
  (one.unit === "kg"
    ? other.unit === "kg" && one.kg === other.kg
    : one.unit === other.unit && one.pieces === other.pieces && one.kgEach === other.kgEach);

const least = <Value>(values: readonly [Value, ...Value[]], weightOf: (value: Value) => number): Value =>
  values.reduce((least, value) => (weightOf(value) < weightOf(least) ? value : least));

/** The baggage of every leg and type of passenger, from the fare's own rules. Legs without a rule are left out. */
export const baggageByLeg = (baggage: readonly Baggage[]): readonly LegBaggage[] => {
  const groups = new Map<string, [Baggage, ...Baggage[]]>();
  for (const rule of baggage) {
    const group = groups.get(`${rule.leg} ${rule.type}`);
    if (group === undefined) groups.set(`${rule.leg} ${rule.type}`, [rule]);
    else group.push(rule);
  }
  return [...groups.values()].map((rules) => ({
    leg: rules[0].leg,
    type: rules[0].type,
    rules,
    checked: least(rules, ({ checked }) => kgOf(checked)).checked,
    cabinBag: least(rules, ({ cabinBag }) => cabinBag.pieces * cabinBag.kg).cabinBag,
  }));
};

/** What every adult may check in all the way; null where a fare says nothing of it. */
export const leastChecked = (baggage: readonly Baggage[]): Allowance | null => {
  const [first, ...others] = baggageByLeg(baggage).filter(({ type }) => type === "adult");
  return first === undefined ? null : least([first, ...others], ({ checked }) => kgOf(checked)).checked;
};

/** Whether an adult may check a bag in on every leg. */
export const hasCheckedBag = ({ baggage, legs }: Pick<Itinerary, "baggage" | "legs">): boolean => {
  let covered = 0;
  for (const { checked, leg, type } of baggage) {
    if (type !== "adult") continue;
    if ((checked.unit === "kg" ? checked.kg : checked.pieces) <= 0) return false;
    covered |= 1 << leg;
  }
  return covered === (1 << legs.length) - 1;
};

/** What one adult pays; null where the service does not say. */
export const adultPriceOf = ({ perType }: Pick<Itinerary, "perType">): Money | null => {
  const adults = perType.find(({ type }) => type === "adult");
  return adults === undefined || adults.count === 0
    ? null
    : { ...adults.total, minor: Math.round(adults.total.minor / adults.count) };
};

/** A wait between two flights of a leg. */
export type Layover = {
  readonly minutes: number;
  readonly arrivesAt: string;
  /** Another airport when it has to be changed, by the traveller's own means. */
  readonly leavesFrom: string;
  readonly isAirportChange: boolean;
  /** The terminals to go between within one airport; null where they are the same or not known. */
  readonly terminals: { readonly from: string; readonly to: string } | null;
  /** Whether the wait goes over midnight of the place. */
  readonly isOvernight: boolean;
};

const terminalsBetween = (before: FlightSegment, next: FlightSegment): Layover["terminals"] => {
  const [from, to] = [before.terminals.to, next.terminals.from];
  return before.to !== next.from || from === null || to === null || from === to ? null : { from, to };
};

const layoverBetween = (before: FlightSegment, next: FlightSegment): Layover => ({
  minutes: next.layoverMinutes ?? 0,
  arrivesAt: before.to,
  leavesFrom: next.from,
  isAirportChange: before.to !== next.from,
  terminals: terminalsBetween(before, next),
  isOvernight: before.arrives.local.slice(0, 10) !== next.departs.local.slice(0, 10),
});

/** The waits of a leg, in order; none for a direct flight. */
export const layoversOf = ({ segments }: Pick<FlightLeg, "segments">): readonly Layover[] =>
  segments.slice(1).flatMap((next, index) => {
    const before = segments[index];
    return before === undefined ? [] : [layoverBetween(before, next)];
  });
