import { Trans } from "@lingui/react/macro";
import { decodeBusCriteria, encodeBusCriteria, farthestBusDays } from "@safar/engine";
import { busResultsPath } from "../bus-search/bus-results-path.ts";
import { RideDays } from "../results/ride-days.tsx";

/** The days around the one that is searched for. */
export function BusDayStrip({ search }: { search: string }) {
  const criteria = decodeBusCriteria(search);
  const hrefOf = (date: string) => busResultsPath(encodeBusCriteria({ ...criteria, date }));
  const look = <Trans>See buses</Trans>;
  return <RideDays date={criteria.date} farthest={farthestBusDays} hrefOf={hrefOf} look={look} />;
}
