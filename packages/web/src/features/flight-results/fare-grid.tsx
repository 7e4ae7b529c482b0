import { Trans, useLingui } from "@lingui/react/macro";
import { addDays, decodeCriteria, encodeCriteria, offerResults, type SearchText } from "@safar/engine";
import { Skeleton } from "@safar/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { paths } from "../../app/addresses/paths.ts";
import { inCabinWords } from "../flight-itinerary/cabin-words.ts";
import { DayPairs } from "../results/day-pairs.tsx";
import { stripReach } from "../results/day-strip.tsx";
import { useSameView } from "../results/use-same-view.ts";
import { dayFaresQuery, type FareWay, stripDays } from "./day-fares-query.ts";

/** What there and back costs on the days around a search: what that very search finds at the least. */
export default function FareGrid({ search, out, last }: { search: SearchText; out: FareWay; last: string }) {
  const { t } = useLingui();
  const sameView = useSameView(offerResults);
  const inCabin = t(inCabinWords[decodeCriteria(search).cabin]);
  const back = { date: addDays(last, -stripReach), days: stripDays };
  const { data, isError } = useQuery(dayFaresQuery({ ...out, back }));
  if (data === undefined && !isError) return <Skeleton kind="box" />;
  const days = data?.type === "FARES" ? data.days : [];
  const currency = days.find(({ price }) => price !== null)?.price?.currency;
  return (
    <DayPairs
      first={out.date}
      last={last}
      label={t`Prices of other days, there and back`}
      caption={
        currency && (
          <Trans>
            The lowest fare there and back for one adult {inCabin}, in {currency}
          </Trans>
        )
      }
      corner={<Trans>Out ↓ Back →</Trans>}
      priceOf={(first, other) => days.find(({ date, back: home }) => date === first && home === other)?.price ?? null}
      hrefOf={(first, other, isLeast) => {
        const criteria = decodeCriteria(search);
        const legs = criteria.legs.map((leg, place) => ({ ...leg, date: [first, other][place] ?? leg.date }));
        return sameView(
          paths.flightResults(encodeCriteria({ ...criteria, legs })),
          isLeast ? { sort: "cheapest" } : {},
        );
      }}
    />
  );
}
