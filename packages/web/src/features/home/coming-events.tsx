import { Trans, useLingui } from "@lingui/react/macro";
import type { UpcomingEvent } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatPlaceTime } from "../../i18n/format.ts";
import { Amount } from "../amounts/amount.tsx";
import { CardRow } from "./card-row.tsx";
import * as css from "./home.css.ts";

/** What is on. No tickets are sold for it yet: there is nothing to press. */
export function ComingEvents({ events }: { events: readonly UpcomingEvent[] }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  return (
    <CardRow
      kind="event"
      title={t`Coming up`}
      cards={events.map(({ slug, title, venue, city, art, startsAt, fromPrice }) => ({
        id: slug,
        title,
        art,
        children: (
          <>
            <p className={css.muted}>
              {venue}, {city}
            </p>
            <p>
              <time dateTime={startsAt}>{formatPlaceTime(startsAt, locale)}</time>
              {fromPrice && (
                <>
                  {" · "}
                  <Trans>
                    from <Amount of={fromPrice} />
                  </Trans>
                </>
              )}
            </p>
          </>
        ),
      }))}
    />
  );
}
