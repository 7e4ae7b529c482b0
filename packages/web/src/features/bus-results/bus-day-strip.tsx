import { Trans } from "@lingui/react/macro";
import { decodeBusCriteria, encodeBusCriteria, farthestBusDays } from "@safar/engine";
import { busResultsPath } from "../bus-search/bus-results-path.ts";
import { RideDays } from "../results/ride-days.tsx";

/** The days around the one that is searched for, with the operators that are asked for. */
export function BusDayStrip({ search, view }: { search: string; view: string }) {
  const criteria = decodeBusCriteria(search);
  return (
    <RideDays
      carrier="buses"
      date={criteria.date}
      farthest={farthestBusDays}
      hrefOf={(day) => busResultsPath(day, view)}
      searchOf={(date) => encodeBusCriteria({ ...criteria, date })}
      look={<Trans>See buses</Trans>}
      // What a day costs is known of all operators alone: it would mislead whoever asks for one.
      note={view === "" ? <Trans>Lowest price of a seat on each day, of all operators</Trans> : null}
    />
  );
}
