import { type CalendarDate, DateFormatter, parseDate, toCalendar } from "@internationalized/date";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type CSSProperties, use } from "react";
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  I18nProvider,
  RangeCalendar,
  RangeCalendarStateContext,
} from "react-aria-components";
import { Icon } from "../icon/icon.tsx";
import { iconButton } from "../icon-button/icon-button.css.ts";
import * as css from "./calendar.css.ts";
import { type CalendarName, calendarOf } from "./calendar-name.ts";

export type DayRange = { start: string; end: string };

type Look = {
  /** BCP 47 without a calendar, such as `ar-SA-u-nu-latn`. */
  locale: string;
  /** The large days. */
  calendar?: CalendarName;
  /** The small days beside them. */
  second?: CalendarName;
  /** What a day costs, already written and short, by ISO day. */
  prices?: Readonly<Record<string, string>>;
};

const withCalendar = (locale: string, calendar: CalendarName): string =>
  new Intl.Locale(locale, { calendar }).toString();

/** The months in sight in a calendar's own words, such as "Jumada II – Rajab 1448 AH". */
function monthsText(locale: string, calendar: CalendarName, first: CalendarDate, last: CalendarDate): string {
  const format = new DateFormatter(withCalendar(locale, calendar), { month: "long", year: "numeric", timeZone: "UTC" });
  return format.formatRange(first.toDate("UTC"), last.toDate("UTC"));
}

const monthsWide = (months: number): CSSProperties & { "--months": number } => ({ "--months": months });

function Day({ date, locale, second, prices }: { date: CalendarDate } & Look) {
  const small = second && toCalendar(date, calendarOf(second)).day;
  const otherDay =
    second &&
    new DateFormatter(withCalendar(locale, second), { day: "numeric", month: "long", timeZone: "UTC" }).format(
      date.toDate("UTC"),
    );
  const digits = new Intl.NumberFormat(locale);
  const price = prices?.[toCalendar(date, calendarOf("gregory")).toString()];
  return (
    <CalendarCell
      date={date}
      className={css.day}
      // Heard as one name: the day, then the other calendar's day and the price, which are drawn by the stylesheet.
      render={(cell) => <div {...cell} aria-label={[cell["aria-label"], otherDay, price].filter(Boolean).join(", ")} />}
    >
      <span className={css.number}>{digits.format(date.day)}</span>
      {small && <span className={css.small} data-text={digits.format(small)} />}
      {price && <bdi className={css.price} data-text={price} />}
    </CalendarCell>
  );
}

function Months({ count, calendar = "gregory", ...look }: { count: number } & Look) {
  const range = use(RangeCalendarStateContext)?.visibleRange;
  return (
    <>
      <header className={css.head}>
        <Button slot="previous" className={iconButton}>
          <Icon of={ChevronLeft} directional />
        </Button>
        <div className={css.titles} aria-hidden="true">
          {range && <div className={css.title}>{monthsText(look.locale, calendar, range.start, range.end)}</div>}
          {range && look.second && (
            <div className={css.second}>{monthsText(look.locale, look.second, range.start, range.end)}</div>
          )}
        </div>
        <Button slot="next" className={iconButton}>
          <Icon of={ChevronRight} directional />
        </Button>
      </header>
      <div className={css.months}>
        {Array.from({ length: count }, (_, months) => (
          // oxlint-disable-next-line react/no-array-index-key -- a month is its distance from the first in sight
          <CalendarGrid key={months} offset={{ months }} weekdayStyle="short" className={css.grid}>
            <CalendarGridHeader>
              {(name) => <CalendarHeaderCell className={css.weekday}>{name}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>{(date) => <Day date={date} {...look} />}</CalendarGridBody>
          </CalendarGrid>
        ))}
      </div>
    </>
  );
}

/**
 * Days from and to, as ISO days whatever calendar is shown, with the other calendar's day beside each and what it costs
 * below. Heavy, so load it lazily over two plain date fields.
 */
export function Calendar({
  label,
  value,
  onChange,
  min,
  max,
  months = 1,
  ...look
}: {
  label: string;
  value: DayRange | null;
  onChange: (range: DayRange) => void;
  /** First and last ISO day that may be chosen. */
  min?: string;
  max?: string;
  months?: number;
} & Look) {
  const iso = (date: CalendarDate): string => toCalendar(date, calendarOf("gregory")).toString();
  return (
    <I18nProvider locale={withCalendar(look.locale, look.calendar ?? "gregory")}>
      <RangeCalendar
        aria-label={label}
        className={css.calendar}
        style={monthsWide(months)}
        value={value && { start: parseDate(value.start), end: parseDate(value.end) }}
        onChange={({ start, end }) => onChange({ start: iso(start), end: iso(end) })}
        visibleDuration={{ months }}
        {...(min && { minValue: parseDate(min) })}
        {...(max && { maxValue: parseDate(max) })}
      >
        <Months count={months} {...look} />
      </RangeCalendar>
    </I18nProvider>
  );
}
