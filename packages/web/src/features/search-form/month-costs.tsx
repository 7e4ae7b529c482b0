import { Trans } from "@lingui/react/macro";
import type { CalendarDate, Money } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import type { CSSProperties } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatMonth, formatShortDay } from "../../i18n/days.ts";
import { Amount } from "../amounts/amount.tsx";
import * as css from "./month-costs.css.ts";

const shareOf = (minor: number, most: number): CSSProperties & { "--share": number } => ({ "--share": minor / most });

/** The cheapest day of each month: the longer its bar, the dearer; each leads to its search. */
export function MonthCosts({
  months,
  hrefOf,
}: {
  readonly months: readonly {
    readonly month: string;
    readonly lowest: { readonly date: CalendarDate; readonly price: Money };
  }[];
  readonly hrefOf: (date: CalendarDate) => string;
}) {
  const { locale } = useFacts();
  const prices = months.map(({ lowest }) => lowest.price.minor);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return (
    <ul className={css.months}>
      {months.map(({ month, lowest: { date, price } }) => (
        <li key={month}>
          <Anchor href={hrefOf(date)} className={css.month}>
            <span className={css.name}>{formatMonth(month, locale)}</span>
            <span className={css.bar} style={shareOf(price.minor, most)} aria-hidden="true" />
            <span className={css.price}>
              <Trans>
                from <Amount of={price} />
              </Trans>
              {price.minor === least && (
                <span className={css.lowest}>
                  <Trans>lowest</Trans>
                </span>
              )}
            </span>
            <time dateTime={date} className={css.day}>
              {formatShortDay(date, locale)}
            </time>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
