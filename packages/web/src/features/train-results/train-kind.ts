import { msg } from "@lingui/core/macro";
import { cheapestClass, type FoundTrains, type TrainRow, trainsFor, trainsResults } from "@safar/engine";

/** Trains as results. */
export const trainKind = {
  results: trainsResults,
  rowsOf: ({ trains }: FoundTrains, filters: { readonly classes: readonly string[] }) => trainsFor(trains, filters),
  idOf: ({ id }: TrainRow) => id,
  priceOf: (train: TrainRow) => cheapestClass(train)?.total ?? null,
  hasHeadings: true,
  sortWords: {
    best: msg`Recommended`,
    earliest: msg`Earliest`,
    cheapest: msg`Cheapest`,
    fastest: msg`Fastest`,
    arrival: msg`Earliest arrival`,
  },
} as const;
