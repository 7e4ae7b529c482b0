import { Trans } from "@lingui/react/macro";
import { addDays, decodeBusCriteria, encodeBusRoute, farthestBusDays } from "@safar/engine";
import { useQuery } from "@tanstack/react-query";
import { paths } from "../../app/addresses/paths.ts";
import { DayStrip } from "../results/day-strip.tsx";
import { walkFactsQuery } from "../walk/walk-facts.ts";

/** The days around the one that is searched for. */
export function BusDayStrip({ search }: { search: string }) {
  const { data } = useQuery(walkFactsQuery);
  const today = data?.today ?? "";
  const { date, from, to } = decodeBusCriteria(search);
  return (
    <DayStrip
      date={date}
      first={today}
      last={today === "" ? null : addDays(today, farthestBusDays)}
      hrefOf={(offset) => paths.busResults(encodeBusRoute({ from, to }), addDays(date, offset))}
    >
      {(_, isThis) => (isThis ? <Trans>This day</Trans> : <Trans>See buses</Trans>)}
    </DayStrip>
  );
}
