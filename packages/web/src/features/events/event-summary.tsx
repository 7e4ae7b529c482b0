import { useLingui } from "@lingui/react/macro";
import type { EventsSummary, Locale } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { commaIn } from "../../i18n/format.ts";
import { EventArt } from "../event-search/event-art.tsx";
import { SummaryCard } from "../quantities/summary-card.tsx";

/** How many of which, in a line: `2 × Day pass, 1 × Child`. */
export const passesIn = ({ passes }: Pick<EventsSummary, "passes">, locale: Locale): string =>
  passes.map(({ count, name }) => `${count} × ${name[locale]}`).join(commaIn(locale));

/** What is being booked, in short; nothing while a quote that was opened by its address does not say. */
export function EventSummary({ of }: { readonly of: EventsSummary | null }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  if (of === null) return null;
  const { starts, title, venue } = of;
  return (
    <SummaryCard
      label={t`Your event`}
      picture={<EventArt of={of} sizes="6rem" />}
      name={title[locale]}
      when={
        <>
          {formatShortDay(starts.local, locale)} · <bdi dir="ltr">{clockOf(starts.local)}</bdi>
        </>
      }
      where={
        <>
          <bdi>{venue.name[locale]}</bdi> · <bdi>{venue.city.name[locale]}</bdi>
        </>
      }
      lines={passesIn(of, locale)}
    />
  );
}
