import { Trans, useLingui } from "@lingui/react/macro";
import { addDays, decodeCriteria, encodeCriteria, offerResults, type SearchText } from "@safar/engine";
import { Skeleton } from "@safar/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "../../app/addresses/paths.ts";
import { inCabinWords } from "../flight-itinerary/cabin-words.ts";
import { DayPairs } from "../results/day-pairs.tsx";
import { stripReach } from "../results/day-strip.tsx";
import { middleOf } from "../results/pairs-middle.ts";
import { useSameView } from "../results/use-same-view.ts";
import { dayFaresQuery, nowhere, stripDays } from "./day-fares-query.ts";

/** What there and back costs on the days around a search: what that very search finds at the least. */
export default function FareGrid({ search }: { search: SearchText }) {
  const { t } = useLingui();
  const [sameView, { filters }] = useSameView(offerResults);
  const { withBag } = filters;
  const criteria = decodeCriteria(search);
  const { cabin, legs } = criteria;
  const [{ from, to, date } = nowhere, { date: home } = nowhere] = legs;
  const [{ first, last }] = useState(() => middleOf(`${from}-${to}`, { first: date, last: home }));
  const inCabin = withBag ? t`with a bag` : t(inCabinWords[cabin]);
  const back = { date: addDays(last, -stripReach), days: stripDays };
  const { data, isError } = useQuery(dayFaresQuery({ from, to, date: first, back, cabin, withBag }));
  if (data === undefined && !isError) return <Skeleton kind="box" />;
  const days = data?.type === "FARES" ? data.days : [];
  const currency = days.find(({ price }) => price !== null)?.price?.currency;
  return (
    <DayPairs
      {...{ first, last }}
      chosen={{ first: date, last: home }}
      label={t`Prices of other days, there and back`}
      caption={
        currency && (
          <Trans>
            The lowest fare there and back for one adult {inCabin}, in {currency}
          </Trans>
        )
      }
      corner={<Trans>Out ↓ Back →</Trans>}
      priceOf={(one, other) => days.find((pair) => pair.date === one && pair.back === other)?.price ?? null}
      hrefOf={(one, other, isLeast) => {
        const moved = legs.map((leg, place) => ({ ...leg, date: [one, other][place] ?? leg.date }));
        const href = paths.flightResults(encodeCriteria({ ...criteria, legs: moved }));
        return sameView(href, isLeast ? { sort: "cheapest" } : {});
      }}
    />
  );
}
