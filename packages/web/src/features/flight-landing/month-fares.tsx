import { useLingui } from "@lingui/react/macro";
import { type Airport, type MonthFare, oneWaySearch } from "@safar/engine";
import { Section } from "@safar/ui/layout";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { MonthCosts } from "../search-form/month-costs.tsx";

/** What a route costs in each of the coming months. */
export function MonthFares({ from, to, months }: { from: Airport; to: Airport; months: readonly MonthFare[] }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const [start, end] = [from.city[locale], to.city[locale]];
  const hrefOf = (date: string) => paths.flightResults(oneWaySearch(from.iata, to.iata, date));
  return (
    <Section
      title={t`Fares by month`}
      intro={t`From ${start} to ${end}, one way, one adult: the cheapest day of each month.`}
    >
      <MonthCosts months={months} hrefOf={hrefOf} />
    </Section>
  );
}
