import { anyOf, oneOf } from "../../booking/results/choice-filters.ts";
import { among, like } from "../../booking/results/choices.ts";
import { atMost } from "../../booking/results/number-filters.ts";
import { leastFirst } from "../../booking/results/orders.ts";
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

/** The class in which the party pays least, of those that have room; null where none has. */
export const cheapestClass = ({ classes }: Pick<Train, "classes">): TrainClass | null =>
  leastIn(classes.filter(({ seatsLeft }) => seatsLeft > 0));

/** What the whole party pays in the cheapest class that has room; in the cheapest at all where none has. Null without classes. */
const price = ({ classes }: Train): number | null =>
  (cheapestClass({ classes }) ?? leastIn(classes))?.total.minor ?? null;

const leaves = ({ departs }: Train): number => minuteOfDay(departs.local);

const codeOfClass = like(/^[a-z0-9-]{1,30}$/);

/** The trains of a day, by what they are compared. */
export const trainsResults = describeResults({
  between: "_",
  idOf: ({ id }: Train) => id,
  price,
  currency: ({ classes }: Train) => classes[0]?.total.currency ?? null,
  filters: {
    parts: oneOf("parts", among(dayPartNames), (train: Train) => dayPartAt(leaves(train))),
    classes: anyOf(
      "classes",
      codeOfClass,
      ({ classes }: Train) => classes.filter(({ seatsLeft }) => seatsLeft > 0).map(({ code }) => code),
      ({ classes }, wanted) => classes.find(({ code }) => code === wanted)?.total.minor,
    ),
    berths: anyOf("berths", among(["berth_lower", "berth_middle", "berth_upper", "berth_side"]), (train: Train) =>
      train.classes.filter(({ berthsLeft }) => berthsLeft > 0).flatMap(({ extras }) => extras.map(({ kind }) => kind)),
    ),
    maxPrice: atMost("price", price),
    maxMinutes: atMost("minutes", ({ minutes }: Train) => minutes),
  },
  sorts: {
    earliest: leastFirst(leaves),
    cheapest: leastFirst(price),
    fastest: leastFirst(({ minutes }: Train) => minutes),
    arrival: leastFirst((train: Train) => leaves(train) + train.minutes),
  },
  ties: [leaves],
});

export type TrainsResultsView = ReturnType<typeof trainsResults.decode>;
export type TrainsFacets = ReturnType<typeof trainsResults.facets>;
