import { Trans } from "@lingui/react/macro";
import { addDays, type CalendarDate } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { shortDayParts } from "../../i18n/days.ts";
import * as css from "./day-chips.css.ts";

/** The two days that most people travel on, a press each. */
export function DayChips({
  today,
  value,
  isAlive,
  onChoose,
}: {
  readonly today: CalendarDate;
  readonly value: CalendarDate;
  readonly isAlive: boolean;
  readonly onChoose: (day: CalendarDate) => void;
}) {
  const { locale } = useFacts();
  return (
    <div className={css.chips}>
      {[today, addDays(today, 1)].map((day) => {
        const [weekday] = shortDayParts(day, locale);
        return (
          <button
            key={day}
            type="button"
            className={css.chip}
            disabled={!isAlive}
            aria-pressed={day === value}
            onClick={() => onChoose(day)}
          >
            {day === today ? <Trans>Today, {weekday}</Trans> : <Trans>Tomorrow, {weekday}</Trans>}
          </button>
        );
      })}
    </div>
  );
}
