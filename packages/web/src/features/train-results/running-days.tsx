import { Trans, useLingui } from "@lingui/react/macro";
import { VisuallyHidden } from "@safar/ui/layout";
import { useFacts } from "../../app/addresses/page-path.ts";
import { weekdayName } from "../../i18n/days.ts";
import { commaIn } from "../../i18n/format.ts";
import * as css from "./train-card.css.ts";

/** One letter for each weekday, Monday first: those by which calendars know them. */
const letters = { en: ["M", "T", "W", "T", "F", "S", "S"], ar: ["ن", "ث", "ر", "خ", "ج", "س", "ح"] } as const;

/** On which days a train leaves: seven letters of which some stand out, and said in words. */
export function RunningDays({ of }: { of: readonly number[] }) {
  const { locale } = useFacts();
  const { t } = useLingui();
  if (of.length === 7) return <Trans>Runs daily</Trans>;
  const days = of.map((day) => weekdayName(day, locale)).join(commaIn(locale));
  return (
    <span className={css.days}>
      <VisuallyHidden>{t`Runs on ${days}`}</VisuallyHidden>
      {letters[locale].map((letter, day) => (
        <span
          key={weekdayName(day, locale)}
          className={css.day}
          data-on={of.includes(day) || undefined}
          aria-hidden="true"
        >
          {letter}
        </span>
      ))}
    </span>
  );
}
