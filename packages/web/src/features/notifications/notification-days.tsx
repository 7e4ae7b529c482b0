import { Trans, useLingui } from "@lingui/react/macro";
import { addDays, type CalendarDate, editions, type Notification } from "@safar/engine";
import { type ReactNode, useId } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { dayAt } from "../../i18n/day-at.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { NotificationItem } from "./notification-item.tsx";
import * as css from "./notifications.css.ts";

type Seen = { readonly onSeen: (id: string) => void };

/** Some of them under one heading. */
function Part({
  className,
  heading,
  listed,
  onSeen,
}: Seen & { className: string; heading: ReactNode; listed: readonly Notification[] }) {
  const id = useId();
  return (
    <section className={css.day} aria-labelledby={id}>
      <h2 id={id} className={className}>
        {heading}
      </h2>
      <ul role="list" className={css.list}>
        {listed.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} onSeen={onSeen} />
        ))}
      </ul>
    </section>
  );
}

const soonestFirst = (one: Notification, other: Notification): number => (one.respondBy ?? 0) - (other.respondBy ?? 0);

/**
 * Those that wait for an answer, the most pressing first; then the others by the day that they came on, where the edition's people live,
 * the newest first, as they are listed.
 */
export function NotificationDays({
  listed,
  today,
  onSeen,
}: Seen & { listed: readonly Notification[]; today: CalendarDate }) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const { timeZone } = editions[edition];
  const waiting = listed.filter(({ respondBy }) => respondBy !== null).toSorted(soonestFirst);
  const others = listed.filter(({ respondBy }) => respondBy === null);
  const days = Map.groupBy(others, ({ at }) => dayAt(timeZone, at));
  const said = (day: CalendarDate) =>
    day === today ? t`Today` : day === addDays(today, -1) ? t`Yesterday` : formatLongDay(day, locale);
  return (
    <>
      {waiting.length > 0 && (
        <Part
          className={css.waiting}
          heading={<Trans>Waiting for your answer</Trans>}
          listed={waiting}
          onSeen={onSeen}
        />
      )}
      {[...days].map(([day, those]) => (
        <Part
          key={day}
          className={css.dayName}
          heading={<time dateTime={day}>{said(day)}</time>}
          listed={those}
          onSeen={onSeen}
        />
      ))}
    </>
  );
}
