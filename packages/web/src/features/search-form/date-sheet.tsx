import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDate, Money } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Calendar, DayCalendar, type DayRange } from "@safar/ui/calendar";
import { Sheet } from "@safar/ui/dialog";
import { Icon } from "@safar/ui/icon";
import CalendarDays from "lucide-react/icons/calendar-days";
import ChartColumn from "lucide-react/icons/chart-column";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useIsWide } from "../../app/hooks/use-is-wide.ts";
import { formatShortDay, weekBegins } from "../../i18n/days.ts";
import { formatHijriDay } from "../../i18n/hijri.ts";
import { Amount } from "../amounts/amount.tsx";
import * as css from "./date-sheet.css.ts";
import { holidaysBetween } from "./holidays.ts";
import { calendarTag, nightsBetween } from "./travel-dates.ts";

/** Few look at a calendar's costs as a graph. */
const DayBars = lazy(() => import("./day-bars.tsx"));

/** What a day costs: as it is written, as it is said, and how much it is beside others, in minor units. */
export type PricedDay = {
  readonly text: string;
  readonly spoken: string;
  readonly isLow: boolean;
  readonly amount: number;
};

export type DateQuestion = { readonly min: CalendarDate; readonly max: CalendarDate } & (
  | {
      readonly kind: "first" | "last";
      readonly value: CalendarDate;
      readonly onAnswer: (day: CalendarDate) => void;
    }
  | {
      readonly kind: "both";
      readonly most: number | undefined;
      readonly value: DayRange | null;
      readonly onAnswer: (range: DayRange) => void;
    }
);

export type DateSheetProps = {
  readonly question: DateQuestion;
  readonly title: string;
  /** Says to choose both days, and to choose the last one after the first. */
  readonly both: string | undefined;
  readonly afterFirst: string | undefined;
  /** The `anchor-name` of what the calendar stands under. */
  readonly anchor: string;
  readonly onClose: () => void;
};

/** What the days of a calendar cost, where a vertical knows it. */
export type DayCosts = {
  readonly prices: Readonly<Record<string, PricedDay>>;
  /** What the prices are. */
  readonly legend: ReactNode;
  /** What those in green are. */
  readonly green: ReactNode;
  /** An amount of theirs. */
  readonly write: (minor: number) => string;
  /** What both of the days that are chosen come to, and what that is; null where it is not known. */
  readonly total: { readonly sum: Money; readonly words: ReactNode } | null;
  /** Told which days come in sight. */
  readonly onShow: (first: CalendarDate, last: CalendarDate) => void;
  /** Told of the first of two days as soon as it is chosen, and of null once both are. */
  readonly onFirst: (day: CalendarDate | null) => void;
};

/** The days chosen, in words, with the other calendar's where the edition reckons by both. */
function Chosen({ days, hint }: { days: readonly CalendarDate[]; hint: string | undefined }) {
  const { locale, edition } = useFacts();
  const [out, back] = days;
  if (out === undefined) return <span className={css.hint}>{hint}</span>;
  return (
    <span className={css.chosen}>
      <strong>
        {days.map((day) => formatShortDay(day, locale)).join(" – ")}
        {back === undefined && " – …"}
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

const mostNights = Number.POSITIVE_INFINITY;

/** Which day, or from which to which: two months on wider windows, all of them to be scrolled through on phones. */
export default function DateSheet({
  question,
  title,
  both,
  afterFirst,
  anchor,
  onClose,
  costs,
}: DateSheetProps & { costs?: DayCosts }) {
  const { t } = useLingui();
  const { locale, edition } = useFacts();
  const isWide = useIsWide("md");
  const [first, setFirst] = useState<CalendarDate | null>(null);
  const [reached, setReached] = useState<CalendarDate | null>(null);
  const [isGraph, setGraph] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The day that arrows start from, rather than the button that closes.
    frame.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus({ preventScroll: true });
  }, []);
  const begin = (day: CalendarDate | null) => {
    setFirst(day);
    costs?.onFirst(day);
  };
  const range = question.kind === "both" ? question.value : null;
  const total = costs?.total;
  const isSummed = Boolean(total);
  useEffect(() => {
    // What stands below the days is then higher or lower: it does not cover the day that was pressed.
    if (first !== null || isSummed)
      frame.current?.querySelector('td [tabindex="0"]')?.scrollIntoView?.({ block: "nearest" });
  }, [first, isSummed]);
  const isReaching = first !== null && reached !== null && reached > first;
  const days = isReaching ? [first, reached] : first !== null ? [first] : range ? [range.start, range.end] : [];
  // Beside the day out of a choice that is begun, or the day back of a whole one, the price of another trip would be read as its own.
  const own = first ?? (range !== null && range.start < range.end ? range.end : null);
  const known = costs?.prices;
  const prices = useMemo(
    () => Object.fromEntries(Object.entries(known ?? {}).filter(([day]) => day !== own)),
    [known, own],
  );
  const { max, min } = question;
  const holidays = useMemo(
    () =>
      Object.fromEntries(
        Array.from(holidaysBetween(min, max, edition), ([day, { isEid, name }]) => [
          day,
          { text: isEid ? t`Eid` : t`Holiday`, spoken: t(name) },
        ]),
      ),
    [edition, max, min, t],
  );
  const answer = (day: CalendarDate) => {
    if (question.kind !== "both") {
      question.onAnswer(day);
      return onClose();
    }
    const isLast = first !== null && day >= first && nightsBetween(first, day) <= (question.most ?? mostNights);
    if (isLast) question.onAnswer({ start: first, end: day });
    return begin(isLast ? null : day);
  };
  const look = {
    label: title,
    locale: calendarTag(locale, edition),
    weekBegins: weekBegins.name,
    ...(edition === "SA" ? { second: "islamic-umalqura" as const } : {}),
    min,
    max,
    prices: costs ? prices : holidays,
    months: isWide ? 2 : 1,
    isScrolling: !isWide,
    ...(costs && { onShow: costs.onShow }),
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      close={t`Close`}
      anchor={anchor}
      {...((costs || question.kind === "both") && {
        actions: (
          <div className={css.foot}>
            {costs && (
              <div className={css.costs}>
                <p className={css.legend} role="status">
                  {costs.legend} {costs.green}
                </p>
                <Button size="small" kind="quiet" onClick={() => setGraph(!isGraph)}>
                  <Icon of={isGraph ? CalendarDays : ChartColumn} size={18} />
                  {isGraph ? <Trans>Calendar</Trans> : <Trans>Graph</Trans>}
                </Button>
              </div>
            )}
            {question.kind === "both" && (
              <>
                <Chosen days={days} hint={costs && both} />
                {total && (
                  <span className={css.total}>
                    <Amount of={total.sum} className={css.sum} />
                    <span className={css.second}>{total.words}</span>
                  </span>
                )}
                <Button kind="primary" onClick={onClose} disabled={range === null || first !== null}>
                  <Trans>Done</Trans>
                </Button>
              </>
            )}
          </div>
        ),
      })}
    >
      {!costs && both && (
        <p className={css.hintAbove} role="status">
          {first !== null ? afterFirst : range === null && both}
        </p>
      )}
      <div ref={frame} className={css.frame}>
        {costs && isGraph ? (
          <Suspense fallback={<div className={css.graph} />}>
            <DayBars
              label={title}
              min={question.min}
              max={question.max}
              chosen={question.kind !== "both" && question.value !== "" ? [question.value] : days}
              prices={prices}
              isHalfway={first !== null}
              write={costs.write}
              onShow={costs.onShow}
              onChoose={answer}
            />
          </Suspense>
        ) : question.kind === "both" ? (
          <Calendar
            {...look}
            {...{ begun: first, most: question.most, value: range, onChange: question.onAnswer, onStart: begin }}
            onReach={setReached}
          />
        ) : (
          <DayCalendar {...look} value={question.value === "" ? null : question.value} onChange={answer} />
        )}
      </div>
    </Sheet>
  );
}
