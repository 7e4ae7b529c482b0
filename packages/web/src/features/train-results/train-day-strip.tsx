import { Trans } from "@lingui/react/macro";
import { decodeTrains, encodeTrains, farthestTrainsDays } from "@safar/engine";
import { RideDays } from "../results/ride-days.tsx";
import { trainResultsPath } from "../train-search/train-plan.ts";

/** The days around the one that is searched for. */
export function TrainDayStrip({ search }: { search: string }) {
  const criteria = decodeTrains(search);
  const hrefOf = (date: string) => trainResultsPath(encodeTrains({ ...criteria, date }));
  const look = <Trans>See trains</Trans>;
  return <RideDays date={criteria.date} farthest={farthestTrainsDays} hrefOf={hrefOf} look={look} />;
}
