import { Trans, useLingui } from "@lingui/react/macro";
import type { UpcomingEvent } from "@safar/engine";
import { useFacts } from "../../../app/addresses/page-path.ts";
import { paths } from "../../../app/addresses/paths.ts";
import { commaIn, formatPlaceTime } from "../../../i18n/format.ts";
import { Amount } from "../../amounts/amount.tsx";
import { CardRow } from "./card-row.tsx";
import * as css from "./sections.css.ts";

/** What is on soon: each leads to its own page. */
export function ComingEvents({ events }: { events: readonly UpcomingEvent[] }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  return (
    <CardRow
      kind="event"
      title={t`Upcoming events`}
      cards={events.map(({ slug, title, venue, city, art, startsAt, fromPrice }) => ({
        id: slug,
        title,
        art,
        href: paths.event(slug),
        children: (
          <>
            <p className={css.muted}>
              {venue}
              {commaIn(locale)}
              {city}
            </p>
            <p>
              <time dateTime={startsAt}>{formatPlaceTime(startsAt, locale)}</time>
            </p>
            {fromPrice && (
              <p className={css.foot}>
                {fromPrice.minor === 0 ? (
                  <Trans>Free entry</Trans>
                ) : (
                  <Trans>
                    Adult from <Amount of={fromPrice} />
                  </Trans>
                )}
              </p>
            )}
          </>
        ),
      }))}
    />
  );
}
