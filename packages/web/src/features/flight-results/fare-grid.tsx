import { Trans, useLingui } from "@lingui/react/macro";
import { addDays, addMoney, decodeCriteria, encodeCriteria, type Money, type SearchText } from "@safar/engine";
import { Skeleton } from "@safar/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { paths } from "../../app/addresses/paths.ts";
import { DayPairs } from "../results/day-pairs.tsx";
import { walkFactsQuery } from "../walk/walk-facts.ts";
import { dayFaresQuery, type FareWay } from "./day-fares-query.ts";

const none: ReadonlyMap<string, Money> = new Map();

/** The lowest fares of the days around a way; undefined while they are on their way. */
const useFares = (way: FareWay): ReadonlyMap<string, Money> | undefined => {
  const { data, isError } = useQuery(dayFaresQuery(way));
  if (isError || (data !== undefined && data.type !== "FARES")) return none;
  return data && new Map(data.days.flatMap(({ date, price }) => (price === null ? [] : [[date, price] as const])));
};

/** What there and back costs on the days around a search. */
export default function FareGrid({ search, out, back }: { search: SearchText; out: FareWay; back: FareWay }) {
  const { t } = useLingui();
  const { data: facts } = useQuery(walkFactsQuery);
  const [there, home] = [useFares(out), useFares(back)];
  const today = facts?.today ?? addDays(out.date, 1);
  if (there === undefined || home === undefined) return <Skeleton kind="box" />;
  return (
    <DayPairs
      first={out.date}
      last={back.date}
      label={t`Prices of other days, there and back`}
      caption={
        <Trans>
          Two one-way fares added together, for one adult. The list may have a lower price for the same days.
        </Trans>
      }
      corner={<Trans>Out, back</Trans>}
      priceOf={(first, last) => {
        const [one, other] = [there.get(first), home.get(last)];
        return one === undefined || other === undefined || first < today ? null : addMoney(one, other);
      }}
      hrefOf={(first, last) => {
        const criteria = decodeCriteria(search);
        const legs = criteria.legs.map((leg, place) => ({ ...leg, date: [first, last][place] ?? leg.date }));
        return paths.flightResults(encodeCriteria({ ...criteria, legs }));
      }}
    />
  );
}
