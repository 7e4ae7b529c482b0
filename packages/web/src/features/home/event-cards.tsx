import { Trans, useLingui } from "@lingui/react/macro";
import type { UpcomingEvent } from "@safar/engine";
import { Card } from "@safar/ui/card";
import { Section } from "@safar/ui/layout";
import { Art } from "../../app/art.tsx";
import { useFacts } from "../../app/page-path.ts";
import { formatMoney, formatPlaceTime } from "../../i18n/format.ts";
import * as css from "./home.css.ts";
import { Rail } from "./rail.tsx";

export function EventCards({ events }: { events: readonly UpcomingEvent[] }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  return (
    <Section title={t`Coming up`} isLate>
      <Rail label={t`Coming up`}>
        {events.map(({ slug, title, venue, city, art, startsAt, fromPrice }) => (
          <Card key={slug} as="article" media={<Art kind="event" of={art} />}>
            <h3>{title}</h3>
            <p className={css.muted}>
              {venue}, {city}
            </p>
            <p>
              <time dateTime={startsAt}>{formatPlaceTime(startsAt, locale)}</time>
              {fromPrice && (
                <>
                  {" · "}
                  <Trans>
                    from <bdi>{formatMoney(fromPrice, locale)}</bdi>
                  </Trans>
                </>
              )}
            </p>
          </Card>
        ))}
      </Rail>
    </Section>
  );
}
