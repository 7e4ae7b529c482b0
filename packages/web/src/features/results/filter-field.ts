import type { CurrencyCode, Facet, Money, Range } from "@safar/engine";

/** How many results have a choice, and from which price on; null where it is not counted. */
type Counted = Pick<Facet<unknown>, "count" | "from"> | null;

/** One thing to tick. */
export type FilterOption = {
  /** Its parameter and value in a form that is sent. */
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** What it is called where its field's title does not stand above it. */
  readonly chip: string;
  readonly counted: Counted;
  readonly isOn: boolean;
  /** Whether it is worth offering above the list too. */
  readonly isFirst: boolean;
  readonly toggle: () => void;
};

/** Something to filter by, as it is drawn: for a column, a sheet, a form without script, and as chips. */
export type FilterField =
  | {
      readonly kind: "choices";
      readonly title: string;
      readonly options: readonly FilterOption[];
    }
  /** So much at most; null rules nothing out. */
  | {
      readonly kind: "most";
      readonly title: string;
      /** Null where there is nothing to choose between. */
      readonly range: Range | null;
      readonly value: number | null;
      readonly step: (range: Range) => number;
      /** Nothing of it stands alone, in the words of whatever it is: no minutes are not a free entry. */
      readonly write: (value: number) => string;
      readonly change: (most: number | null) => void;
    }
  /** A part of the day, of one leg of the way. */
  | {
      readonly kind: "times";
      readonly title: string;
      /** Which leg, where there are several. */
      readonly note: string | null;
      readonly name: string;
      readonly leg: number;
      readonly parts: readonly Facet<Range>[];
      readonly value: Range | null;
      readonly chip: (hours: string) => string;
      readonly change: (range: Range | null) => void;
    };

const toggled = <Value>(values: readonly Value[], value: Value): readonly Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

type Labels<Value> = {
  readonly name: string;
  readonly label: (value: Value) => string;
  /** As `label`, unless it says otherwise. */
  readonly chip?: (value: Value) => string;
  /** Those worth offering above the list. */
  readonly first?: readonly Value[];
};

const optionsOf = <Value extends string | number>(
  { chip, first = [], label, name }: Labels<Value>,
  facets: readonly Facet<Value>[],
  chosen: readonly Value[],
  toggle: (value: Value) => void,
): readonly FilterOption[] => {
  const optionOf = (value: Value, counted: Counted): FilterOption => ({
    name,
    value: String(value),
    label: label(value),
    chip: (chip ?? label)(value),
    counted,
    isOn: chosen.includes(value),
    isFirst: first.includes(value),
    toggle: () => toggle(value),
  });
  const counted = facets.map((facet) => optionOf(facet.value, facet));
  // An address may ask for what no result has.
  const others = chosen.filter((value) => facets.every((facet) => facet.value !== value));
  return [...counted, ...others.map((value) => optionOf(value, null))];
};

/** What costs least first: the order that a long field of names is looked through in. */
export const cheapestFirst = <Value>(facets: readonly Facet<Value>[]): readonly Facet<Value>[] =>
  facets.toSorted(
    (one, other) => (one.from?.minor ?? Number.POSITIVE_INFINITY) - (other.from?.minor ?? Number.POSITIVE_INFINITY),
  );

/** Choices of which any number may be wanted. One alone tells nothing apart. */
export const manyOf = <Value extends string | number>({
  facets,
  chosen,
  change,
  ...labels
}: Labels<Value> & {
  readonly facets: readonly Facet<Value>[];
  readonly chosen: readonly Value[];
  readonly change: (chosen: readonly Value[]) => void;
}): readonly FilterOption[] =>
  facets.length < 2 && chosen.length === 0
    ? []
    : optionsOf(labels, facets, chosen, (value) => change(toggled(chosen, value)));

/** A field of choices of which any number may be wanted. */
export const choicesOf = <Value extends string | number>({
  title,
  ...choices
}: Parameters<typeof manyOf<Value>>[0] & { readonly title: string }): FilterField => ({
  kind: "choices",
  title,
  options: manyOf(choices),
});

/** Steps of which one may be wanted. */
export const oneStepOf = <Value extends string | number>({
  facets,
  chosen,
  change,
  ...labels
}: Labels<Value> & {
  readonly facets: readonly Facet<Value>[];
  readonly chosen: Value | null;
  readonly change: (chosen: Value | null) => void;
}): readonly FilterOption[] =>
  optionsOf(labels, facets, chosen === null ? [] : [chosen], (value) => change(value === chosen ? null : value));

/** Something that results have or have not. Nothing to tick where none has it. */
export const onOff = ({
  counted,
  isOn,
  change,
  label,
  chip = label,
  ...rest
}: Pick<FilterOption, "counted" | "isFirst" | "isOn" | "label" | "name"> & {
  /** As `label`, unless it says otherwise. */
  readonly chip?: string;
  readonly change: (isOn: boolean) => void;
}): readonly FilterOption[] =>
  counted === null && !isOn ? [] : [{ ...rest, value: "1", label, chip, counted, isOn, toggle: () => change(!isOn) }];

/** About a hundred steps, of round amounts. */
const roundSteps = ([least, most]: Range): number => {
  const rough = Math.max(1, (most - least) / 100);
  return 10 ** Math.ceil(Math.log10(rough));
};

/** So long at most, in quarters of an hour. */
export const mostMinutes = ({
  title,
  facets,
  chosen,
  write,
  change,
}: {
  readonly title: string;
  /** Minutes, likewise `chosen`; null where there is nothing to choose between. */
  readonly facets: Range | null;
  readonly chosen: number | null;
  readonly write: (minutes: number) => string;
  readonly change: (most: number | null) => void;
}): FilterField => ({ kind: "most", title, range: facets, value: chosen, step: () => 15, write, change });

/** So much money at most. Nothing to draw where nothing has a price. */
export const mostPrice = ({
  currency,
  facets,
  title,
  chosen,
  write,
  change,
}: {
  readonly title: string;
  readonly currency: CurrencyCode | null;
  /** Minor units, likewise `chosen`. */
  readonly facets: Range | null;
  readonly chosen: number | null;
  readonly write: (money: Money) => string;
  readonly change: (most: number | null) => void;
}): readonly FilterField[] =>
  currency === null
    ? []
    : [
        {
          kind: "most",
          title,
          range: facets,
          value: chosen,
          step: roundSteps,
          write: (minor) => write({ minor, currency }),
          change,
        },
      ];
