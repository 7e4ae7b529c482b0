import { useLingui } from "@lingui/react/macro";
import { addDays, type CalendarDate, editions, type Notification } from "@safar/engine";
import { useId } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { dayAt } from "../../i18n/day-at.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { NotificationItem } from "./notification-item.tsx";
import * as css from "./notifications.css.ts";

type Seen = { readonly onSeen: (id: string) => void };

function Day({
  day,
  today,
  listed,
  onSeen,
}: Seen & { day: CalendarDate; today: CalendarDate; listed: readonly Notification[] }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const heading = useId();
  const said = day === today ? t`Today` : day === addDays(today, -1) ? t`Yesterday` : formatLongDay(day, locale);
  return (
    <section className={css.day} aria-labelledby={heading}>
      <h2 id={heading} className={css.dayName}>
        <time dateTime={day}>{said}</time>
      </h2>
      <ul role="list" className={css.list}>
        {listed.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} onSeen={onSeen} />
        ))}
      </ul>
    </section>
  );
}

/** Notifications by the day that they came on, where the edition's people live; the newest first, as they are listed. */
export function NotificationDays({
  listed,
  today,
  onSeen,
}: Seen & { listed: readonly Notification[]; today: CalendarDate }) {
  const { timeZone } = editions[useFacts().edition];
  const days = Map.groupBy(listed, ({ at }) => dayAt(timeZone, at));
  return [...days].map(([day, those]) => <Day key={day} day={day} today={today} listed={those} onSeen={onSeen} />);
}
