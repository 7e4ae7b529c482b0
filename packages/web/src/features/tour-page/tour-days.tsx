import { Trans, useLingui } from "@lingui/react/macro";
import { isOpenStart, optionOf, type TourPlan, tourDay } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { Amount } from "../amounts/amount.tsx";
import { dayWhens } from "../quantities/day-whens.ts";
import { WhenChoice } from "../quantities/when-choice.tsx";
import * as css from "./tour-page.css.ts";

const nothing = () => undefined;

/** What the page came with, before it is alive and for who has no script: the days as links, and what sets out on the one looked at. */
export function TourDays({ plan: { date, days, starts, tour } }: { readonly plan: TourPlan }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const open = starts.filter(isOpenStart);
  return (
    <div className={css.panel}>
      <div className={css.group}>
        <h3 className={css.subtitle}>
          <Trans>Which day?</Trans>
        </h3>
        <WhenChoice
          label={t`Day`}
          name="tour"
          whens={dayWhens(days.map(tourDay))}
          chosen={date}
          onChoose={nothing}
          hrefOf={(id) => `?date=${id}#choice`}
        />
      </div>
      <div className={css.group}>
        <h3 className={css.subtitle}>
          <Trans>How and when on {formatLongDay(date, locale)}?</Trans>
        </h3>
        {open.length === 0 && (
          <p className={css.quiet}>
            <Trans>Nothing sets out on this day. Choose another one.</Trans>
          </p>
        )}
        {open.map((start) => {
          const option = optionOf(tour, start);
          const price = start.prices[option?.units[0]?.id ?? ""];
          return (
            <p key={start.id} className={css.quiet}>
              <bdi dir="ltr">{clockOf(start.starts.local)}</bdi> · {option?.names[locale]}
              {price !== undefined && (
                <>
                  {" · "}
                  <Amount of={price} />
                </>
              )}
            </p>
          );
        })}
      </div>
    </div>
  );
}
