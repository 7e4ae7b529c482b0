import { anyOf, oneOf } from "../../booking/results/choice-filters.ts";
import { among, like } from "../../booking/results/choices.ts";
import { atMost } from "../../booking/results/number-filters.ts";
import { leastFirst, lightestFirst } from "../../booking/results/orders.ts";
import { describeResults } from "../../booking/results/results.ts";
import { dayPartAt, dayPartNames, minuteOfDay } from "../../booking/results/times-of-day.ts";
import { createSearchOver } from "../../booking/search/one-answer-search.ts";
import { createResultsStore, type ResultsStore } from "../../booking/search/results-store.ts";
import type { SearchService } from "../../booking/search/search.types.ts";
import type { FoundTrains, Train, TrainClass } from "./trains.domain.ts";
import type { TrainsFinder } from "./trains.service.ts";

type Options = { readonly finder: TrainsFinder; readonly store: ResultsStore<FoundTrains> };

/** What searches found, session by session: the `most` that were written to last. */
export const createTrainsResultsStore: (most?: number) => ResultsStore<FoundTrains> = createResultsStore;

/** All trains come from one timetable. */
export const createTrainsSearch = ({ finder, store }: Options): SearchService =>
  createSearchOver({
    finder,
    provider: { code: "trains", name: { en: "Railways", ar: "السكك الحديدية" } },
    store,
    countOf: ({ connections, trains }) => trains.length + connections.length,
  });

/** Every train that a search found, those of a journey with a change among them. */
export const trainsIn = ({ connections, trains }: FoundTrains): readonly Train[] => [
  ...trains,
  ...connections.flatMap(({ first, second }) => [first, second]),
];

const leastIn = (classes: readonly TrainClass[]): TrainClass | null =>
  classes.toSorted((one, other) => one.total.minor - other.total.minor)[0] ?? null;

/** A train as it is looked at: where classes are wanted, what it costs is what those do. */
export type TrainRow = Train & { readonly wanted?: readonly string[] };

type Priced = Pick<TrainRow, "classes" | "wanted">;

/** Those that have room and are wanted. */
const openIn = ({ classes, wanted }: Priced): readonly TrainClass[] =>
  classes.filter(({ code, seatsLeft }) => seatsLeft > 0 && wanted?.includes(code) !== false);

/** The class in which the party pays least, of those that have room and are wanted; null where none has. */
export const cheapestClass = (train: Priced): TrainClass | null => leastIn(openIn(train));

/** What the whole party pays in the cheapest class that has room; in the cheapest at all where none has. Null without classes. */
const price = (train: Priced): number | null => (cheapestClass(train) ?? leastIn(train.classes))?.total.minor ?? null;

/** What they pay in the dearest of those, which its card shows too. */
const dearest = (train: Priced): number | null =>
  openIn(train).reduce((most, { total }) => Math.max(most, total.minor), price(train) ?? 0) || null;

/** The trains as they were last looked at: a list is drawn anew more often than other classes are wanted. */
const looked = new WeakMap<
  readonly Train[],
  { readonly wanted: readonly string[]; readonly rows: readonly TrainRow[] }
>();

/** The trains as they are looked at by somebody who wants some classes, or any. */
export const trainsFor = (
  trains: readonly Train[],
  { classes: wanted }: { readonly classes: readonly string[] },
): readonly TrainRow[] => {
  if (wanted.length === 0) return trains;
  const last = looked.get(trains);
  if (last !== undefined && last.wanted.join() === wanted.join()) return last.rows;
  const rows = trains.map((train): TrainRow => ({ ...train, wanted }));
  looked.set(trains, { wanted, rows });
  return rows;
};

const leaves = ({ departs }: TrainRow): number => minuteOfDay(departs.local);

const codeOfClass = like(/^[a-z0-9-]{1,30}$/);

/** The trains of a day, by what they are compared. */
export const trainsResults = describeResults({
  between: "_",
  idOf: ({ id }: TrainRow) => id,
  price,
  currency: ({ classes }: TrainRow) => classes[0]?.total.currency ?? null,
  filters: {
    parts: oneOf("parts", among(dayPartNames), (train: TrainRow) => dayPartAt(leaves(train))),
    classes: anyOf(
      "classes",
      codeOfClass,
      ({ classes }: TrainRow) => classes.filter(({ seatsLeft }) => seatsLeft > 0).map(({ code }) => code),
      ({ classes }, wanted) => classes.find(({ code }) => code === wanted)?.total.minor,
    ),
    berths: anyOf("berths", among(["berth_lower", "berth_middle", "berth_upper", "berth_side"]), (train: TrainRow) =>
      train.classes.filter(({ berthsLeft }) => berthsLeft > 0).flatMap(({ extras }) => extras.map(({ kind }) => kind)),
    ),
    maxPrice: atMost("price", price, dearest),
    maxMinutes: atMost("minutes", ({ minutes }: TrainRow) => minutes),
  },
  sorts: {
    /** The way weighs most, then the price. A train that is full is among the last. */
    best: lightestFirst(
      [({ minutes }: TrainRow) => minutes, (taken, least) => 1.5 * Math.log2(Math.max(1, taken / least))],
      [(train) => cheapestClass(train)?.total.minor ?? null, (amount, least) => Math.log2(Math.max(1, amount / least))],
    ),
    earliest: leastFirst(leaves),
    cheapest: leastFirst(price),
    fastest: leastFirst(({ minutes }: TrainRow) => minutes),
    arrival: leastFirst((train: TrainRow) => leaves(train) + train.minutes),
  },
  ties: [leaves],
});

export type TrainsResultsView = ReturnType<typeof trainsResults.decode>;
export type TrainsFacets = ReturnType<typeof trainsResults.facets>;
