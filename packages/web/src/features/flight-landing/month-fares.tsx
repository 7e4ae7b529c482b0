import { Trans, useLingui } from "@lingui/react/macro";
import { type Airport, encodeCriteria, type MonthFare } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Section } from "@safar/ui/layout";
import type { CSSProperties } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatMonth, formatShortDay } from "../../i18n/days.ts";
import { Amount } from "../amounts/amount.tsx";
import * as css from "./month-fares.css.ts";

const shareOf = (minor: number, most: number): CSSProperties & { "--share": number } => ({ "--share": minor / most });

/** What a route costs in each of the coming months: the longer the bar, the dearer; each leads to its cheapest day. */
export function MonthFares({ from, to, months }: { from: Airport; to: Airport; months: readonly MonthFare[] }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const prices = months.map(({ lowest }) => lowest.price.minor);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const [start, end] = [from.city[locale], to.city[locale]];
  const hrefOf = (date: string) =>
    paths.flightResults(
      encodeCriteria({
        trip: "one_way",
        legs: [{ from: from.iata, to: to.iata, date }],
        party: { adults: 1, children: 0, infants: 0 },
        cabin: "economy",
      }),
    );
  return (
    <Section
      title={t`Fares by month`}
      intro={t`From ${start} to ${end}, one way, one adult: the cheapest day of each month.`}
    >
      <ul className={css.months}>
        {months.map(({ month, lowest }) => (
          <li key={month}>
            <Anchor href={hrefOf(lowest.date)} className={css.month}>
              <span className={css.name}>{formatMonth(month, locale)}</span>
              <span className={css.bar} style={shareOf(lowest.price.minor, most)} aria-hidden="true" />
              <span className={css.price}>
                <Trans>
                  from <Amount of={lowest.price} />
                </Trans>
                {lowest.price.minor === least && (
                  <span className={css.lowest}>
                    <Trans>lowest</Trans>
                  </span>
                )}
              </span>
              <time dateTime={lowest.date} className={css.day}>
                {formatShortDay(lowest.date, locale)}
              </time>
            </Anchor>
          </li>
        ))}
      </ul>
    </Section>
  );
}
