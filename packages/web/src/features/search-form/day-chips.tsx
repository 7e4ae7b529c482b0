import { Trans } from "@lingui/react/macro";
import { addDays, type CalendarDate } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { vars } from "@safar/ui/theme";
import { useFacts } from "../../app/addresses/page-path.ts";
import { shortDayParts } from "../../i18n/days.ts";

// Side by side also below a narrow field, beside which there is nothing. At its element: the front page draws it without a file of styles more.
const chips = { display: "flex", gap: vars.space["2"], marginBlockStart: vars.space["2"], contain: "inline-size" };

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
    <div style={chips}>
      {[today, addDays(today, 1)].map((day) => {
        const [weekday] = shortDayParts(day, locale);
        return (
          <Button
            key={day}
            size="small"
            {...(day === value && { kind: "primary" })}
            disabled={!isAlive}
            aria-pressed={day === value}
            onClick={() => onChoose(day)}
          >
            {day === today ? <Trans>Today, {weekday}</Trans> : <Trans>Tomorrow, {weekday}</Trans>}
          </Button>
        );
      })}
    </div>
  );
}
