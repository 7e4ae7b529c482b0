import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { addDays, type EventCard } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatShortDay, shortDayParts } from "../../i18n/days.ts";
import { DayAndClock } from "../quantities/day-and-clock.tsx";

type Props = { readonly of: Pick<EventCard, "days" | "ends" | "next" | "shows"> };

/** Whether it is on every day from its next to its last, so that its last says all. */
const isDaily = ({ days, ends, next }: Props["of"]): boolean =>
  addDays(next.local.slice(0, 10), days - 1) === ends.local.slice(0, 10);

/** When an event is, by the clock of its place: a day and its hour, or its days from the next to the last, counted where they lie apart. */
export function EventWhen({ of }: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { days, ends, next, shows } = of;
  const [first, last] = [formatShortDay(next.local, locale), formatShortDay(ends.local, locale)];
  if (shows === 1 || days < 2) return <DayAndClock at={next} />;
  if (isDaily(of)) return t`${first} to ${last}`;
  return t`${plural(days, { one: `# date, ${first} to ${last}`, other: `# dates, ${first} to ${last}` })}`;
}

/** Beside its day: the hour, or until when there are more, and how many where they lie apart. */
export function EventUntil({ of }: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { days, ends, next } = of;
  if (days < 2) return <bdi dir="ltr">{clockOf(next.local)}</bdi>;
  const [, , last] = shortDayParts(ends.local, locale);
  if (isDaily(of)) return t`until ${last}`;
  return t`${plural(days, { one: `# date to ${last}`, other: `# dates to ${last}` })}`;
}
