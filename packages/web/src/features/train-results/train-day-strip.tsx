import { Trans } from "@lingui/react/macro";
import { decodeTrains, encodeTrains, farthestTrainsDays } from "@safar/engine";
import { RideDays } from "../results/ride-days.tsx";
import { trainResultsPath } from "../train-search/train-plan.ts";

/** The days around the one that is searched for. */
export function TrainDayStrip({ search }: { search: string }) {
  const criteria = decodeTrains(search);
  return (
    <RideDays
      carrier="trains"
      date={criteria.date}
      farthest={farthestTrainsDays}
      hrefOf={trainResultsPath}
      searchOf={(date) => encodeTrains({ ...criteria, date })}
      look={<Trans>See trains</Trans>}
      note={<Trans>Lowest price of each day for all travellers</Trans>}
    />
  );
}
