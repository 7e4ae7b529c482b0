import { Trans, useLingui } from "@lingui/react/macro";
import { addDays, type CalendarDate, editions, type Notification } from "@safar/engine";
import { type ReactNode, useId } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { dayAt } from "../../i18n/day-at.ts";
import { formatLongDay, formatMonth } from "../../i18n/days.ts";
import { NotificationItem } from "./notification-item.tsx";
import * as css from "./notifications.css.ts";

type Seen = { readonly onSeen: (id: string) => void };

/** Some of them under one heading. */
function Part({
  className,
  heading,
  isOld = false,
  listed,
  onSeen,
}: Seen & { className: string; heading: ReactNode; isOld?: boolean; listed: readonly Notification[] }) {
  const id = useId();
  return (
    <section className={css.day} aria-labelledby={id}>
      <h2 id={id} className={className}>
        {heading}
      </h2>
      <ul role="list" className={css.list}>
        {listed.map((notification) => (
          <NotificationItem key={notification.id} isOld={isOld} notification={notification} onSeen={onSeen} />
        ))}
      </ul>
    </section>
  );
}

const isMonth = (span: string): boolean => span.length === "2026-12".length;

const soonestFirst = (one: Notification, other: Notification): number => (one.respondBy ?? 0) - (other.respondBy ?? 0);

/** How many days ago a notification still stands under its day; older ones stand under their month. */
const recentDays = 6;

/**
 * Those that wait for an answer, the most pressing first; then the others by the day that they came on, where the edition's people live,
 * and older ones by the month, the newest first, as they are listed.
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
  const oldest = addDays(today, -recentDays);
  const spans = Map.groupBy(others, ({ at }) => {
    const day = dayAt(timeZone, at);
    return day < oldest ? day.slice(0, "2026-12".length) : day;
  });
  const said = (span: string) => {
    if (span === today) return t`Today`;
    if (span === addDays(today, -1)) return t`Yesterday`;
    return isMonth(span) ? formatMonth(span, locale) : formatLongDay(span, locale);
  };
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
      {[...spans].map(([span, those]) => (
        <Part
          key={span}
          className={css.dayName}
          heading={<time dateTime={span}>{said(span)}</time>}
          isOld={isMonth(span)}
          listed={those}
          onSeen={onSeen}
        />
      ))}
    </>
  );
}
