import { Trans, useLingui } from "@lingui/react/macro";
import { addDays, decodeCriteria, encodeCriteria, offerResults, type SearchText } from "@safar/engine";
import { Skeleton } from "@safar/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { paths } from "../../app/addresses/paths.ts";
import { Amount } from "../amounts/amount.tsx";
import { inCabinWords } from "../flight-itinerary/cabin-words.ts";
import { DayStrip } from "../results/day-strip.tsx";
import { OtherPrices } from "../results/other-prices.tsx";
import { useSameView } from "../results/use-same-view.ts";
import { nightsBetween } from "../search-form/travel-dates.ts";
import { walkFactsQuery } from "../walk/walk-facts.ts";
import { dayFaresQuery, nowhere } from "./day-fares-query.ts";

const FareGrid = lazy(() => import("./fare-grid.tsx"));

/** The same search so many days later; every leg moves, so that the stay keeps its length. */
const shiftSearch = (search: SearchText, days: number): SearchText => {
  const criteria = decodeCriteria(search);
  return encodeCriteria({
    ...criteria,
    legs: criteria.legs.map((leg) => ({ ...leg, date: leg.date === "" ? "" : addDays(leg.date, days) })),
  });
};

/** The days around a search with the fares of each, asked for once the page is alive. */
export function FlightDayStrip({ search }: { search: SearchText }) {
  const { t } = useLingui();
  const { cabin, legs, trip } = decodeCriteria(search);
  const [sameView, { filters }] = useSameView(offerResults);
  const { withBag } = filters;
  const inCabin = withBag ? t`with a bag` : t(inCabinWords[cabin]);
  const [out = nowhere, back = nowhere] = legs;
  const hasBack = trip === "return" && out.date !== "" && back.date !== "";
  const { from, to, date } = out;
  const isAsked = from !== "" && to !== "" && date !== "";
  const { data: facts } = useQuery(walkFactsQuery);
  const stay = hasBack ? { stay: nightsBetween(date, back.date) } : undefined;
  const { data, isError } = useQuery({
    ...dayFaresQuery({ from, to, date, back: stay, cabin, withBag }),
    enabled: isAsked,
  });
  const isUnknown = isError || (data !== undefined && data.type !== "FARES");
  const fareOf = (day: string) => {
    // Days lead to their searches also when no fare is known.
    if (isUnknown) return <Trans>See flights</Trans>;
    if (data?.type !== "FARES") return <Skeleton width="4rem" />;
    const fare = data.days.find((one) => one.date === day);
    return fare?.price ? <Amount of={fare.price} /> : <Trans>No flights</Trans>;
  };
  return (
    <DayStrip
      date={date}
      first={facts?.today ?? ""}
      hrefOf={(offset) => sameView(paths.flightResults(shiftSearch(search, offset)))}
      note={
        hasBack ? <Trans>Lowest return, one adult {inCabin}</Trans> : <Trans>Lowest one-way, one adult {inCabin}</Trans>
      }
      more={
        <OtherPrices search={search} route={hasBack ? `${from}-${to}` : null}>
          <FareGrid search={search} />
        </OtherPrices>
      }
    >
      {fareOf}
    </DayStrip>
  );
}
