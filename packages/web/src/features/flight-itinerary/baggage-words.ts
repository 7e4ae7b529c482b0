import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { baggageByLeg, type Itinerary, isNoBag, type LegBaggage, sameAllowance } from "@safar/engine";
import { commaIn } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { type FlightWords } from "./flight-words.ts";

/** The baggage of a whole itinerary in two short sentences, and as what stands beside a glyph where there is no room for them. */
export type BaggageLine = {
  readonly cabin: string | null;
  readonly checked: string | null;
  readonly briefly: readonly [cabin: string, checked: string];
  /** Whether somebody could be caught out: nothing is included, or not the same all the way. */
  readonly isUneven: boolean;
  readonly isNone: boolean;
};

const isAlike = (legs: readonly LegBaggage[]): boolean =>
  legs.every(
    ({ checked, rules }) =>
      sameAllowance(checked, legs[0]?.checked ?? checked) &&
      rules.every((rule) => sameAllowance(rule.checked, checked)),
  );

/** What one leg of several is called: there and back, or by its number. */
export const legName = (i18n: I18n, leg: number, legs: number, isReturn: boolean): string => {
  if (isReturn && legs === 2) return leg === 0 ? i18n._(msg`Outbound`) : i18n._(msg`Return`);
  const number = leg + 1;
  return i18n._(msg`Flight ${number}`);
};

export const isReturnTrip = ({ legs }: Pick<Itinerary, "legs">): boolean => {
  const [out, back] = legs;
  return legs.length === 2 && out?.from === back?.to && out?.to === back?.from;
};

const known = new WeakMap<FlightWords, WeakMap<Itinerary, BaggageLine>>();

/** What an adult may take; for the others, and for each flight, there is the table. Worked out once for each itinerary. */
export const baggageLine = (itinerary: Itinerary, words: FlightWords, i18n: I18n): BaggageLine => {
  const lines = known.get(words) ?? new WeakMap<Itinerary, BaggageLine>();
  known.set(words, lines);
  const line = lines.get(itinerary) ?? lineOf(itinerary, words, i18n);
  lines.set(itinerary, line);
  return line;
};
const lineOf = (itinerary: Itinerary, words: FlightWords, i18n: I18n): BaggageLine => {
  const legs = baggageByLeg(itinerary.baggage).filter(({ type }) => type === "adult");
  const [first] = legs;
  if (first === undefined) return { cabin: null, checked: null, briefly: ["", ""], isUneven: false, isNone: false };
  const cabinKg = Math.min(...legs.map(({ cabinBag }) => cabinBag.pieces * cabinBag.kg));
  const { pieces } = first.cabinBag;
  const each = pieces > 0 ? Math.round(cabinKg / pieces) : 0;
  const cabin =
    cabinKg === 0
      ? i18n._(msg`No cabin bag`)
      : pieces === 1
        ? i18n._(msg`Cabin ${cabinKg} kg`)
        : i18n._(msg`Cabin ${isolated(`${pieces} × ${each}`)} kg`);
  const cabinBriefly = words.allowance({ unit: "kg", kg: cabinKg });
  if (isAlike(legs)) {
    const isNone = isNoBag(first.checked);
    const allowance = words.allowance(first.checked);
    const checked = isNone ? i18n._(msg`No checked bag`) : i18n._(msg`Checked ${allowance}`);
    return { cabin, checked, briefly: [cabinBriefly, isNone ? checked : allowance], isUneven: false, isNone };
  }
  const parts = legs.map((one) => {
    const name = legName(i18n, one.leg, itinerary.legs.length, isReturnTrip(itinerary));
    // One flight of it may have none, another some: what can be taken all the way is not what it has.
    const allowance = isAlike([one]) ? words.allowance(one.checked) : i18n._(msg`differs by flight`);
    return i18n._(msg`${name}: ${allowance}`);
  });
  const list = parts.join(commaIn(words.locale));
  return {
    cabin,
    checked:
      itinerary.legs.length === 1
        ? i18n._(msg`Checked bag differs by flight`)
        : i18n._(msg`Checked by flight (${list})`),
    briefly: [cabinBriefly, i18n._(msg`Bags vary`)],
    isUneven: true,
    isNone: false,
  };
};
