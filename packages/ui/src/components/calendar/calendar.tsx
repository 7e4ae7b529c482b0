import {
  type CalendarDate,
  DateFormatter,
  isSameMonth,
  parseDate,
  startOfMonth,
  toCalendar,
} from "@internationalized/date";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type CSSProperties, use, useEffect, useRef, useState } from "react";
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
  I18nProvider,
  RangeCalendar,
  RangeCalendarStateContext,
  Calendar as SingleCalendar,
} from "react-aria-components";
import { useNear } from "../../support/use-near.ts";
import { Icon } from "../icon/icon.tsx";
import { iconButton } from "../icon-button/icon-button.css.ts";
import * as css from "./calendar.css.ts";
import { type CalendarName, calendarOf } from "./calendar-name.ts";

export type DayRange = { start: string; end: string };

/** What a day costs, short; `spoken` is what is heard in its place, and a low one is pointed out. */
export type DayPrice = string | { text: string; spoken?: string; isLow?: boolean };

type Look = {
  /** BCP 47 without a calendar, such as `ar-SA-u-nu-latn`. */
  locale: string;
  /** The large days. */
  calendar?: CalendarName;
  /** The small days beside them. */
  second?: CalendarName;
  /** What each day costs, by ISO day. */
  prices?: Readonly<Record<string, DayPrice>>;
  /** No week that lies wholly before it is drawn. */
  earliest?: CalendarDate;
};

type Frame = Look & {
  label: string;
  /** First and last ISO day that may be chosen. */
  min?: string;
  max?: string;
  months?: number;
  /** The first day of a week; that of the locale's region when not given. */
  weekBegins?: "sun" | "mon" | "sat";
  /** Months one below the other, to be scrolled through; `min` and `max` then bound them. */
  isScrolling?: boolean;
  /** Told of the ISO days in sight, the first and the last, so that their prices can be fetched. */
  onShow?: ((first: string, last: string) => void) | undefined;
};

const withCalendar = (locale: string, calendar: CalendarName): string =>
  new Intl.Locale(locale, { calendar }).toString();

const formatters = new Map<string, DateFormatter>();

const formatterOf = (locale: string, calendar: CalendarName, part: "month" | "day"): DateFormatter => {
  const key = `${locale}|${calendar}|${part}`;
  const known = formatters.get(key);
  if (known) return known;
  const options: Intl.DateTimeFormatOptions =
    part === "month" ? { month: "long", year: "numeric" } : { day: "numeric", month: "long" };
  const made = new DateFormatter(withCalendar(locale, calendar), { ...options, timeZone: "UTC" });
  formatters.set(key, made);
  return made;
};

const isoOf = (date: CalendarDate): string => toCalendar(date, calendarOf("gregory")).toString();

/** Months in a calendar's own words, such as "Jumada II – Rajab 1448 AH". */
const monthsText = (locale: string, calendar: CalendarName, first: CalendarDate, last: CalendarDate): string =>
  formatterOf(locale, calendar, "month").formatRange(first.toDate("UTC"), last.toDate("UTC"));

const monthsWide = (months: number): CSSProperties & { "--months": number } => ({ "--months": months });

/** What both kinds of calendar know of themselves. */
function useShown() {
  const range = use(RangeCalendarStateContext);
  const single = use(CalendarStateContext);
  const state = range ?? single;
  return {
    shown: state?.visibleRange,
    focused: state?.focusedDate,
  };
}

function Day({ date, locale, second, prices, earliest }: { date: CalendarDate } & Look) {
  const small = second && toCalendar(date, calendarOf(second)).day;
  const otherDay = second && formatterOf(locale, second, "day").format(date.toDate("UTC"));
  const digits = new Intl.NumberFormat(locale);
  const given = prices?.[isoOf(date)];
  const price = typeof given === "string" ? { text: given } : given;
  return (
    <CalendarCell
      date={date}
      className={css.day}
      // Heard as one name: the day, then the other calendar's day and the price, which are drawn by the stylesheet.
      render={(cell) => (
        <div
          {...cell}
          data-past={earliest && date.compare(earliest) < 0 ? "" : undefined}
          aria-label={[cell["aria-label"], otherDay, price?.spoken ?? price?.text].filter(Boolean).join(", ")}
        />
      )}
    >
      <span className={css.number}>{digits.format(date.day)}</span>
      {small && <span className={css.small} data-text={digits.format(small)} />}
      {price && <bdi className={price.isLow ? css.lowPrice : css.price} data-text={price.text} />}
    </CalendarCell>
  );
}

const Grid = ({ months, ...look }: { months: number } & Look) => (
  // Arabic has no short names of days, only letters or whole ones, which run into each other.
  <CalendarGrid
    offset={{ months }}
    weekdayStyle={look.locale.startsWith("ar") ? "narrow" : "short"}
    className={css.grid}
  >
    <CalendarGridHeader>
      {(name) => <CalendarHeaderCell className={css.weekday}>{name}</CalendarHeaderCell>}
    </CalendarGridHeader>
    <CalendarGridBody>{(date) => <Day date={date} {...look} />}</CalendarGridBody>
  </CalendarGrid>
);

/** The name of a month, and of those of the other calendar that lie in it. */
function Titles({ first, locale, calendar = "gregory", second }: { first: CalendarDate } & Look) {
  const last = first.add({ months: 1 }).subtract({ days: 1 });
  return (
    <div className={css.titles} aria-hidden="true">
      <div className={css.title}>{monthsText(locale, calendar, first, last)}</div>
      {second && <div className={css.second}>{monthsText(locale, second, first, last)}</div>}
    </div>
  );
}

function Paged({ count, onShow, ...look }: { count: number } & Look & Pick<Frame, "onShow">) {
  const { shown } = useShown();
  const first = shown && isoOf(shown.start);
  const last = shown && isoOf(shown.end);
  useEffect(() => {
    if (first && last) onShow?.(first, last);
  }, [first, last, onShow]);
  return (
    <>
      <header className={css.head}>
        <Button slot="previous" className={iconButton}>
          <Icon of={ChevronLeft} directional />
        </Button>
        <Button slot="next" className={iconButton}>
          <Icon of={ChevronRight} directional />
        </Button>
      </header>
      <div className={css.months}>
        {Array.from({ length: count }, (_, months) => (
          // oxlint-disable-next-line react/no-array-index-key -- a month is its distance from the first in sight
          <section key={months}>
            {shown && <Titles first={startOfMonth(shown.start).add({ months })} {...look} />}
            <Grid months={months} {...look} />
          </section>
        ))}
      </div>
    </>
  );
}

/** How far below the window a month is made ready. */
const ahead = "60% 0px";

/** One month of a scrolling calendar: its days are drawn once it comes near, and stay. */
function ScrolledMonth({
  first,
  months,
  isWanted,
  startsHere,
  onShow,
  ...look
}: {
  first: CalendarDate;
  months: number;
  isWanted: boolean;
  startsHere: boolean;
} & Look &
  Pick<Frame, "onShow">) {
  const ref = useRef<HTMLElement>(null);
  const isNear = useNear(ref, ahead);
  const isDrawn = isNear || isWanted;
  const last = first.add({ months: 1 }).subtract({ days: 1 });
  const [from, to] = [isoOf(first), isoOf(last)];
  useEffect(() => {
    if (isDrawn) onShow?.(from, to);
  }, [isDrawn, from, to, onShow]);
  useEffect(() => {
    if (startsHere) ref.current?.scrollIntoView({ block: "start" });
    // Only where it opens: scrolling belongs to the person from then on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <section ref={ref} className={css.scrolledMonth}>
      <Titles first={first} {...look} />
      {isDrawn ? <Grid months={months} {...look} /> : <div className={css.monthToCome} />}
    </section>
  );
}

function Scrolled({ onShow, ...look }: Look & Pick<Frame, "onShow">) {
  const { shown, focused } = useShown();
  const [opening] = useState(focused);
  if (!shown) return null;
  const start = startOfMonth(shown.start);
  const months: CalendarDate[] = [];
  for (let first = start; first.compare(shown.end) <= 0; first = start.add({ months: months.length }))
    months.push(first);
  return (
    <div className={css.scrolledMonths}>
      {months.map((first, index) => (
        <ScrolledMonth
          key={first.toString()}
          first={first}
          months={index}
          isWanted={focused !== undefined && isSameMonth(first, focused)}
          startsHere={index > 0 && opening !== undefined && isSameMonth(first, opening)}
          onShow={onShow}
          {...look}
        />
      ))}
    </div>
  );
}

function Months({ count, isScrolling, ...look }: { count: number } & Look & Omit<Frame, "label">) {
  return isScrolling ? <Scrolled {...look} /> : <Paged count={count} {...look} />;
}

/** As many months as lie between two days, both counted. */
const monthsBetween = (min: CalendarDate, max: CalendarDate): number =>
  (max.year - min.year) * 12 + max.month - min.month + 1;

const frameOf = ({ label, min, max, months = 1, weekBegins, isScrolling, ...look }: Frame) => {
  const calendar = calendarOf(look.calendar ?? "gregory");
  const [first, last] = [min && parseDate(min), max && parseDate(max)];
  const count =
    isScrolling && first && last ? monthsBetween(toCalendar(first, calendar), toCalendar(last, calendar)) : months;
  return {
    locale: withCalendar(look.locale, look.calendar ?? "gregory"),
    count,
    isScrolling: isScrolling === true,
    frame: {
      "aria-label": label,
      className: css.calendar,
      style: monthsWide(isScrolling ? 1 : months),
      visibleDuration: { months: count },
      pageBehavior: "single" as const,
      ...(weekBegins && { firstDayOfWeek: weekBegins }),
      ...(first && { minValue: first }),
      ...(last && { maxValue: last }),
    },
    // The first day that may be chosen at all: once the first of two is, no week goes away from above the other.
    look: isScrolling && first ? { ...look, earliest: first } : look,
  };
};

/** Nobody comes back before they leave, nor later than `most` days after. */
const boundsAfter = (first: CalendarDate, max: CalendarDate | undefined, most: number | undefined) => {
  const last = most === undefined ? undefined : first.add({ days: most });
  return { minValue: first, ...(last && (!max || last.compare(max) < 0) && { maxValue: last }) };
};

/**
 * Days from and to, as ISO days whatever calendar is shown, with the other calendar's day beside each and what it costs
 * below. Heavy, so load it lazily over two plain date fields.
 */
export function Calendar({
  value,
  onChange,
  begun,
  onStart,
  onReach,
  most,
  ...rest
}: Frame & {
  value: DayRange | null;
  onChange: (range: DayRange) => void;
  /** The first ISO day, where it was chosen before the calendar came. */
  begun?: string | null | undefined;
  /** The most days that may lie between the two. */
  most?: number | undefined;
  /** Told of the first ISO day as soon as it is chosen, and of null when the choice is complete or given up. */
  onStart?: (first: string | null) => void;
  /** Told of the ISO day that a choice which is half made reaches to, by the pointer or the keys. */
  onReach?: (last: string | null) => void;
}) {
  const { locale, count, isScrolling, frame, look } = frameOf(rest);
  const [first, setFirst] = useState<string | null>(begun ?? null);
  const start = (day: string | null) => {
    setFirst(day);
    onStart?.(day);
  };
  return (
    <I18nProvider locale={locale}>
      <RangeCalendar
        {...frame}
        {...(first !== null && boundsAfter(parseDate(first), frame.maxValue, most))}
        value={value && { start: parseDate(value.start), end: parseDate(value.end) }}
        {...(begun && { defaultFocusedValue: parseDate(begun) })}
        onChange={({ start, end }) => onChange({ start: isoOf(start), end: isoOf(end) })}
        render={(root) => <div {...root} onBlur={undefined} />}
      >
        <HalfKept />
        <Start begun={begun ?? null} onStart={start} onReach={onReach} />
        <Months count={count} isScrolling={isScrolling} {...look} />
      </RangeCalendar>
    </I18nProvider>
  );
}

/**
 * A press beside the days leaves a choice that is half made as it is, as does focus that goes elsewhere: without it the first day would
 * be taken for the last. Its effects run before those of the calendar around it, which listens on the window too.
 */
function HalfKept() {
  useEffect(() => {
    let isBeside = false;
    const down = ({ target }: PointerEvent) => {
      isBeside = !(target instanceof Element && target.closest("td"));
    };
    const up = (event: PointerEvent) => {
      if (isBeside) event.stopImmediatePropagation();
    };
    addEventListener("pointerdown", down);
    addEventListener("pointerup", up);
    return () => {
      removeEventListener("pointerdown", down);
      removeEventListener("pointerup", up);
    };
  }, []);
  return null;
}

function Start({
  begun,
  onStart,
  onReach,
}: {
  begun: string | null;
  onStart: (first: string | null) => void;
  onReach: ((last: string | null) => void) | undefined;
}) {
  const range = use(RangeCalendarStateContext);
  const anchor = range?.anchorDate ?? null;
  const first = anchor ? isoOf(anchor) : null;
  const reached = anchor && range?.highlightedRange ? isoOf(range.highlightedRange.end) : null;
  useEffect(() => onReach?.(reached), [reached, onReach]);
  const toTakeUp = useRef(begun);
  const tell = useRef(onStart);
  useEffect(() => {
    tell.current = onStart;
  });
  useEffect(() => {
    const day = toTakeUp.current;
    toTakeUp.current = null;
    if (day === null) tell.current(first);
    else range?.setAnchorDate(parseDate(day));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [first]);
  return null;
}

/** One day, otherwise as `Calendar`. */
export function DayCalendar({
  value,
  onChange,
  ...rest
}: Frame & { value: string | null; onChange: (day: string) => void }) {
  const { locale, count, isScrolling, frame, look } = frameOf(rest);
  return (
    <I18nProvider locale={locale}>
      <SingleCalendar
        {...frame}
        value={value === null ? null : parseDate(value)}
        onChange={(day) => onChange(isoOf(day))}
      >
        <Months count={count} isScrolling={isScrolling} {...look} />
      </SingleCalendar>
    </I18nProvider>
  );
}
