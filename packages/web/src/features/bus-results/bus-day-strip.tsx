import { Trans } from "@lingui/react/macro";
import { decodeBusCriteria, encodeBusCriteria, farthestBusDays } from "@safar/engine";
import { busResultsPath } from "../bus-search/bus-results-path.ts";
import { RideDays } from "../results/ride-days.tsx";

/** The days around the one that is searched for. */
export function BusDayStrip({ search }: { search: string }) {
  const criteria = decodeBusCriteria(search);
  return (
    <RideDays
      carrier="buses"
      date={criteria.date}
      farthest={farthestBusDays}
      hrefOf={busResultsPath}
      searchOf={(date) => encodeBusCriteria({ ...criteria, date })}
      look={<Trans>See buses</Trans>}
      note={<Trans>Lowest price of a seat on each day, of all operators</Trans>}
    />
  );
}
