import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { addDays, nightsBetween, stayLimits } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Calendar } from "@safar/ui/calendar";
import { Sheet } from "@safar/ui/dialog";
import { useEffect, useRef, useState } from "react";
import { formatShortDay } from "../../i18n/days.ts";
import { calendarTag } from "../flight-search/travel-dates.ts";
import * as css from "./stay-form.css.ts";
import type { StayFormState } from "./use-stay-form.ts";

/** The day of arrival and the day of leaving: two months on wider windows, all of them to be scrolled through on phones. */
export default function StayDatesSheet({
  form,
  anchor,
  onClose,
}: {
  form: StayFormState;
  anchor: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { stay, locale, edition, isWide, today, lastDay, setDays } = form;
  const { checkIn, checkOut } = stay;
  const [first, setFirst] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The day that arrows start from, rather than the button that closes.
    frame.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus({ preventScroll: true });
  }, []);
  const isRange = checkIn !== "" && checkOut > checkIn;
  const nights = nightsBetween(checkIn, checkOut);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`When do you stay?`}
      close={t`Close`}
      anchor={anchor}
      actions={
        <div className={css.foot}>
          <span role="status">
            {first !== null ? (
              <Trans>Now the day you leave.</Trans>
            ) : isRange ? (
              <strong>
                {formatShortDay(checkIn, locale)} – {formatShortDay(checkOut, locale)}
                {" · "}
                <Plural value={nights} one="# night" other="# nights" />
              </strong>
            ) : (
              <Trans>Choose the day you arrive, then the day you leave.</Trans>
            )}
          </span>
          <Button kind="primary" onClick={onClose} disabled={!isRange || first !== null}>
            <Trans>Done</Trans>
          </Button>
        </div>
      }
    >
      <div ref={frame} className={css.calendar}>
        <Calendar
          label={t`When do you stay?`}
          locale={calendarTag(locale, edition)}
          {...(edition === "SA" ? { second: "islamic-umalqura" as const } : {})}
          min={today}
          max={first === null ? lastDay : addDays(first, stayLimits.nights)}
          months={isWide ? 2 : 1}
          isScrolling={!isWide}
          value={isRange ? { start: checkIn, end: checkOut } : null}
          onChange={({ start, end }) => setDays({ checkIn: start, checkOut: end > start ? end : addDays(start, 1) })}
          onStart={setFirst}
        />
      </div>
    </Sheet>
  );
}
