import type { Facet, Tally } from "./results.types.ts";

type Choice = string | number;

/** What can be chosen by a filter. */
export type Choices<Value extends Choice> = {
  /** All there are, in the order in which they are offered; null where the results say which there are. */
  readonly known: readonly Value[] | null;
  /** The choice that a text names. */
  readonly read: (text: string) => Value | undefined;
};

/** These, in this order. */
export const among = <const Value extends Choice>(values: readonly Value[]): Choices<Value> => ({
  known: values,
  read: (text) => values.find((value) => String(value) === text),
});

/** Whatever the results have that looks so, in the order of the alphabet. */
export const like = (pattern: RegExp): Choices<string> => ({
  known: null,
  read: (text) => (pattern.test(text) ? text : undefined),
});

/** Numbers the choices of a table's rows as they are read, from 1 on; what an address could not name is 0 and never offered. */
export const numberChoices = <Value extends Choice>({ known, read }: Choices<Value>) => {
  const values: Value[] = [...(known ?? [])];
  const numbers = new Map<Choice, number>();
  const learn = (said: Choice): number => {
    const value = read(String(said));
    const number = value === undefined ? 0 : values.indexOf(value) + 1 || values.push(value);
    numbers.set(said, number);
    return number;
  };
  return {
    numberOf: (said: Choice): number => numbers.get(said) ?? learn(said),
    /** By number, 1 for what is wanted. */
    marksOf(wanted: readonly Value[]): Uint8Array {
      const marks = new Uint8Array(values.length + 1);
      for (const value of wanted) marks[values.indexOf(value) + 1] = 1;
      marks[0] = 0;
      return marks;
    },
    facetsOf(
      tally: Tally,
      choose: (row: number, add: (number: number, price?: number) => void) => void,
    ): readonly Facet<Value>[] {
      const facets = tally(values, (row, add) =>
        choose(row, (number, price) => {
          if (number > 0) add(number - 1, price);
        }),
      );
      return known === null ? facets.toSorted((one, other) => (one.value < other.value ? -1 : 1)) : facets;
    },
  };
};
