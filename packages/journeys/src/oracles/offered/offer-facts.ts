import type { Locale } from "../../language/locale.ts";
import { wordsIn } from "../../language/words.ts";
import type { Fact } from "../chosen/sold.ts";

/** What the service offers, as a card of it has to say. Amounts in thousandths of a unit. */
export type Offer = {
  /** Null where nothing of it is left. */
  readonly price: number | null;
  /** Every amount that the offer has: a card names no other. */
  readonly amounts: readonly number[];
  readonly facts: readonly Fact[];
  /** What it must not say. */
  readonly never: readonly Fact[];
  /** Null where no card counts it. */
  readonly left: number | null;
  /** How so many are said to be left. */
  readonly saysLeft: (count: number) => string;
  /** In which collection what is taken of it is counted, under keys that begin so. */
  readonly stock: { readonly name: string; readonly of: readonly string[] };
};

export const thousandths = (amount: string): number => Math.round(Number(amount) * 1000);

/** Whatever is written as an amount, wherever it stands in an answer. */
export const amountsOf = (wire: unknown): readonly number[] => {
  if (typeof wire === "string") return /^\d+(?:\.\d+)?$/.test(wire) ? [thousandths(wire)] : [];
  return typeof wire === "object" && wire !== null ? Object.values(wire).flatMap(amountsOf) : [];
};

/** One of the forms of a plural: `{n, plural, one {# seat} other {# seats}}`. */
export const counted = (locale: Locale, english: string) => {
  const forms = wordsIn(locale);
  return (count: number): string => {
    const text = forms(english);
    const form = new Intl.PluralRules(locale).select(count);
    const found = new RegExp(String.raw`\b${form} \{([^}]*)\}`).exec(text) ?? /\bother \{([^}]*)\}/.exec(text);
    return (found?.[1] ?? "").replace("#", String(count));
  };
};

export const nameIn = (names: { readonly name: string; readonly name_ar: string }, locale: Locale): string =>
  locale === "ar" ? names.name_ar : names.name;

export const longDay = (instant: string, zone: string, locale: Locale): string => {
  const written = new Intl.DateTimeFormat(locale === "ar" ? "ar-AE-u-ca-gregory-nu-latn" : "en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: zone,
  }).formatToParts(new Date(instant));
  const part = (type: string) => written.find((one) => one.type === type)?.value ?? "";
  return `${part("day")} ${part("month")} ${part("year")}`;
};
