import { msg } from "@lingui/core/macro";
import { cheapestClass, type FoundTrains, type Train, trainsResults } from "@safar/engine";

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
