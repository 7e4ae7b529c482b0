import { keepAmong } from "../../kernel/columns.ts";
import { type Choices, numberChoices } from "./choices.ts";
import type { Facet, Filter, Reading } from "./results.types.ts";

type Choice = string | number;

type ListOf<Value> = {
  readonly wanted: readonly Value[];
  readonly part: Value;
  readonly found: readonly Facet<Value>[];
};

type ListFilter<Row, Value> = Filter<Row, ListOf<Value>>;

/** What every filter has by which any number of choices is wanted. */
const listOf = <Value extends Choice>(
  name: string,
  { read }: Choices<Value>,
): Omit<ListFilter<unknown, Value>, "open"> => ({
  name,
  none: [],
  write: (wanted) => wanted.map(String),
  read: (values) => [...new Set(values.map(read).filter((value) => value !== undefined))],
  partsOf: (wanted) => wanted.map((part) => ({ part, without: wanted.filter((other) => other !== part) })),
});

/** A row has one of the choices, and any of those wanted will do. */
export const oneOf = <Row, Value extends Choice>(
  name: string,
  choices: Choices<Value>,
  valueOf: (row: Row) => Choice,
): ListFilter<Row, Value> => ({
  ...listOf(name, choices),
  open: (count) => {
    const { facetsOf, marksOf, numberOf } = numberChoices(choices);
    const numbers = new Uint16Array(count);
    return {
      fill: (row, place) => {
        numbers[place] = numberOf(valueOf(row));
      },
      keep: (marks, wanted) => keepAmong(marks, numbers, marksOf(wanted)),
      find: (tallyBeside) => facetsOf(tallyBeside([]), (row, add) => add(numbers[row] ?? 0)),
    };
  },
});

type PriceOf<Row> = (row: Row, value: Choice) => number | undefined;

/** A row has any number of choices: the numbers of all rows one after another, and where each row's begin. */
const manyOf = <Row, Value extends Choice>(
  name: string,
  choices: Choices<Value>,
  valuesOf: (row: Row) => readonly Choice[],
  areAllWanted: boolean,
  priceOf: PriceOf<Row> = () => undefined,
): ListFilter<Row, Value> => ({
  ...listOf(name, choices),
  open: (count) => {
    const { facetsOf, marksOf, numberOf } = numberChoices(choices);
    const numbers: number[] = [];
    const prices: (number | undefined)[] = [];
    const starts = new Uint32Array(count + 1);
    return {
      fill: (row, place) => {
        for (const [number, value] of new Map(valuesOf(row).map((one) => [numberOf(one), one]))) {
          numbers.push(number);
          prices.push(priceOf(row, value));
        }
        starts[place + 1] = numbers.length;
      },
      keep: (marks, wanted) => {
        const chosen = marksOf(wanted);
        const needed = areAllWanted ? new Set(wanted).size : 1;
        for (let row = 0; row < marks.length; row++) {
          let met = 0;
          for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) met += chosen[numbers[at] ?? 0] ?? 0;
          if (met < needed) marks[row] = 0;
        }
      },
      find: (tallyBeside, wanted) =>
        facetsOf(tallyBeside(areAllWanted ? wanted : []), (row, add) => {
          for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) add(numbers[at] ?? 0, prices[at]);
        }),
    };
  },
});

/** A row has any number of the choices, and one of those wanted will do. `priceOf` is what the row costs by a choice, where that is not its price. */
export const anyOf = <Row, Value extends Choice>(
  name: string,
  choices: Choices<Value>,
  valuesOf: (row: Row) => readonly Choice[],
  priceOf?: PriceOf<Row>,
): ListFilter<Row, Value> => manyOf(name, choices, valuesOf, false, priceOf);

/** A row has any number of the choices, and all of those wanted must be there. */
export const allOf = <Row, Value extends Choice>(
  name: string,
  choices: Choices<Value>,
  valuesOf: (row: Row) => readonly Choice[],
): ListFilter<Row, Value> => manyOf(name, choices, valuesOf, true);

const yes = Uint8Array.of(0, 1);

/** Only what is so, or everything. What is so may have a price of its own. */
export const only = <Row>(
  name: string,
  isSo: (row: Row) => boolean,
  priceOf?: Reading<Row>,
): Filter<Row, { readonly wanted: boolean; readonly part: true; readonly found: Facet<true> | null }> => ({
  name,
  none: false,
  write: (wanted) => (wanted ? ["1"] : []),
  read: ([value]) => value === "1",
  partsOf: (wanted) => (wanted ? [{ part: true, without: false }] : []),
  open: (count, numbers) => {
    const flags = new Uint8Array(count);
    const prices = priceOf === undefined ? undefined : numbers(priceOf);
    return {
      fill: (row, place) => {
        flags[place] = Number(isSo(row));
      },
      keep: (marks) => keepAmong(marks, flags, yes),
      find: (tallyBeside) =>
        tallyBeside(false)<true>([true], (row, add) => {
          if (flags[row] === 1) add(0, prices?.[row]);
        })[0] ?? null,
    };
  },
});
