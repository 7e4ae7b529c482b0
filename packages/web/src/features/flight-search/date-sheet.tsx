import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { addMoney, type CalendarDate, type EditionCountry, type Locale } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Calendar, DayCalendar, type DayRange } from "@safar/ui/calendar";
import { Sheet } from "@safar/ui/dialog";
import { useCallback, useEffect, useRef, useState } from "react";
import { formatShortDay } from "../../i18n/days.ts";
import { formatMoney } from "../../i18n/format.ts";
import { formatHijriDay } from "../../i18n/hijri.ts";
import * as css from "./date-sheet.css.ts";
import { calendarTag, nightsBetween } from "./travel-dates.ts";
import { type FareRoute, monthsTouched, useDayFares } from "./use-day-fares.ts";

export type DateQuestion = {
  readonly title: string;
  /** Where fares are shown for; a route without both places shows none. */
  readonly route: FareRoute;
  readonly min: CalendarDate;
  readonly max: CalendarDate;
} & (
  | {
      readonly kind: "day";
      readonly value: CalendarDate;
      readonly onAnswer: (day: CalendarDate) => void;
    }
  | {
      readonly kind: "range";
      readonly value: DayRange | null;
      readonly onAnswer: (range: DayRange) => void;
    }
);

type Props = {
  readonly question: DateQuestion;
  readonly anchor: string;
  readonly isWide: boolean;
  readonly locale: Locale;
  readonly edition: EditionCountry;
  readonly onClose: () => void;
};

/** The days chosen, in words, with the other calendar's where the edition reckons by both. */
function Chosen({ days, locale, edition }: { days: readonly CalendarDate[] } & Pick<Props, "locale" | "edition">) {
  const [out, back] = days;
  if (out === undefined) {
    return (
      <span className={css.hint}>
        <Trans>Choose the day out, then the day back.</Trans>
      </span>
    );
  }
  return (
    <span className={css.chosen}>
      <strong>
        {days.map((day) => formatShortDay(day, locale)).join(" – ")}
        {back !== undefined && (
          <span className={css.nights}>
            {" · "}
            <Plural value={nightsBetween(out, back)} one="# night" other="# nights" />
          </span>
        )}
      </strong>
      {edition === "SA" && (
        <span className={css.second}>{days.map((day) => formatHijriDay(day, locale)).join(" – ")}</span>
      )}
    </span>
  );
}

/** Which day, or from which to which: two months on wider windows, all of them to be scrolled through on phones. */
export default function DateSheet({ question, anchor, isWide, locale, edition, onClose }: Props) {
  const { t } = useLingui();
  const { route, min, max, title } = question;
  const [months, setMonths] = useState<readonly string[]>([]);
  const [first, setFirst] = useState<CalendarDate | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The day that arrows start from, rather than the button that closes.
    frame.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus({ preventScroll: true });
  }, []);
  const show = useCallback((from: string, to: string) => {
    setMonths((known) => {
      const more = monthsTouched(from, to).filter((month) => !known.includes(month));
      return more.length === 0 ? known : [...known, ...more];
    });
  }, []);
  const out = useDayFares(route, months, locale);
  const isRange = question.kind === "range";
  const way = useDayFares({ from: route.to, to: route.from }, isRange ? months : [], locale);

  const range = isRange ? question.value : null;
  const days = first !== null ? [first] : range ? [range.start, range.end] : [];
  const [outPrice, backPrice] = range
    ? [out.byDate.get(range.start)?.price, way.byDate.get(range.end)?.price]
    : [undefined, undefined];
  const total = outPrice && backPrice && first === null ? addMoney(outPrice, backPrice) : null;
  const currency = out.currency;

  const look = {
    label: title,
    locale: calendarTag(locale, edition),
    ...(edition === "SA" ? { second: "islamic-umalqura" as const } : {}),
    min,
    max,
    months: isWide ? 2 : 1,
    isScrolling: !isWide,
    prices: out.prices,
    onShow: show,
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      close={t`Close`}
      anchor={anchor}
      {...(isRange && {
        actions: (
          <div className={css.foot}>
            <Chosen days={days} locale={locale} edition={edition} />
            {total !== null && (
              <span className={css.total}>
                <Trans>
                  from <bdi>{formatMoney(total, locale)}</bdi> both ways
                </Trans>
              </span>
            )}
            <Button kind="primary" onClick={onClose} disabled={range === null || first !== null}>
              <Trans>Done</Trans>
            </Button>
          </div>
        ),
      })}
    >
      <p className={css.legend} role="status">
        {currency === null ? (
          out.isPending && months.length > 0 && <Trans>Fares are on their way</Trans>
        ) : first !== null ? (
          <Trans>Now the day of the way back. Prices are the lowest one-way fare back for one adult.</Trans>
        ) : (
          <Trans>The lowest one-way fare of each day for one adult, in {currency}. The cheapest days are green.</Trans>
        )}
      </p>
      <div ref={frame} className={css.frame}>
        {question.kind === "range" ? (
          <Calendar
            {...look}
            lastPrices={way.prices}
            value={question.value}
            onChange={question.onAnswer}
            onStart={setFirst}
          />
        ) : (
          <DayCalendar
            {...look}
            value={question.value === "" ? null : question.value}
            onChange={(day) => {
              question.onAnswer(day);
              onClose();
            }}
          />
        )}
      </div>
    </Sheet>
  );
}
