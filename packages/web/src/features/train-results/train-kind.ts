import { msg } from "@lingui/core/macro";
import { type FoundTrains, type Train, trainsResults } from "@safar/engine";

/** The cheapest class of a train that still has places. */
export const cheapestClass = ({ classes }: Train) => classes.find(({ seatsLeft }) => seatsLeft > 0) ?? null;

/** Trains as results. */
export const trainKind = {
  results: trainsResults,
  rowsOf: ({ trains }: FoundTrains) => trains,
  idOf: ({ id }: Train) => id,
  priceOf: (train: Train) => cheapestClass(train)?.total ?? null,
  hasHeadings: true,
  sortWords: {
    earliest: msg`Earliest`,
    cheapest: msg`Cheapest`,
    fastest: msg`Fastest`,
    arrival: msg`Earliest arrival`,
  },
} as const;
