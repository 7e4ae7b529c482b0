import { Trans } from "@lingui/react/macro";
import type { EventCard } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { DayAndClock } from "../quantities/day-and-clock.tsx";

/** When an event is, by the clock of its place: a day and its hour, or the days from its next show to its last. */
export function EventWhen({
  of: { ends, shows, starts },
}: {
  readonly of: Pick<EventCard, "ends" | "shows" | "starts">;
}) {
  const { locale } = useFacts();
  const [first, last] = [formatShortDay(starts.local, locale), formatShortDay(ends.local, locale)];
  if (shows > 1 && first !== last)
    return (
      <Trans>
        {first} to {last}
      </Trans>
    );
  return <DayAndClock at={starts} />;
}

/** Beside its day: the hour, or until when more shows follow. */
export function EventUntil({ of: { ends, next, shows } }: { readonly of: Pick<EventCard, "ends" | "next" | "shows"> }) {
  const last = formatShortDay(ends.local, useFacts().locale);
  return shows > 1 ? <Trans>until {last}</Trans> : <bdi dir="ltr">{clockOf(next.local)}</bdi>;
}
