import { Trans, useLingui } from "@lingui/react/macro";
import type { UpcomingEvent } from "@safar/engine";
import { Section } from "@safar/ui/layout";
import { useFacts } from "../../../app/addresses/page-path.ts";
import { paths } from "../../../app/addresses/paths.ts";
import { commaIn, formatPlaceTime } from "../../../i18n/format.ts";
import { AllOf } from "./all-of.tsx";
import { Tiles } from "./tiles.tsx";

/** What is on soon: each leads to its own page. */
export function ComingEvents({ events }: { events: readonly UpcomingEvent[] }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  return (
    <Section
      title={t`Upcoming events`}
      action={
        <AllOf href={paths.eventsHome()}>
          <Trans>All events</Trans>
        </AllOf>
      }
    >
      <Tiles
        isFew
        of={events.map(({ slug, title, venue, city, art, startsAt, fromPrice }) => ({
          href: paths.event(slug),
          kind: "event",
          art,
          name: title,
          under: [
            <time key="when" dateTime={startsAt}>
              {formatPlaceTime(startsAt, locale)}
            </time>,
            `${venue}${commaIn(locale)}${city}`,
          ],
          price: fromPrice?.minor === 0 ? t`Free entry` : fromPrice,
        }))}
      />
    </Section>
  );
}
