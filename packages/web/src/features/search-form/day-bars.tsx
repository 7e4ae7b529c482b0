import { Trans, useLingui } from "@lingui/react/macro";
import { addDays, type CalendarDate } from "@safar/engine";
import { IconButton } from "@safar/ui/icon-button";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatMonth, formatShortDay } from "../../i18n/days.ts";
import * as css from "./date-sheet.css.ts";
import type { PricedDay } from "./date-sheet.tsx";
import * as bars from "./day-bars.css.ts";
import { monthsTouched } from "./months-touched.ts";

const shownMonths = 2;

const daysOf = (month: string, min: CalendarDate, max: CalendarDate): readonly CalendarDate[] =>
  Array.from({ length: 31 }, (_, place) => addDays(`${month}-01`, place)).filter(
    (day) => day.startsWith(month) && day >= min && day <= max,
  );

const shareOf = (amount: number, most: number): CSSProperties & { "--share": number } => ({ "--share": amount / most });

/** Which neighbour an arrow leads to, the way that the page is read. */
const stepOf = ({ key, currentTarget }: KeyboardEvent): number => {
  const forward = getComputedStyle(currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  if (key !== "ArrowLeft" && key !== "ArrowRight") return 0;
  return key === forward ? 1 : -1;
};

/** What each day of two months costs, as bars: the higher, the dearer. A bar is its day's own button. */
export default function DayBars({
  label,
  min,
  max,
  chosen,
  prices,
  onShow,
  onChoose,
}: {
  readonly label: string;
  readonly min: CalendarDate;
  readonly max: CalendarDate;
  readonly chosen: readonly CalendarDate[];
  readonly prices: Readonly<Record<string, PricedDay>>;
  readonly onShow: (first: CalendarDate, last: CalendarDate) => void;
  readonly onChoose: (day: CalendarDate) => void;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const all = monthsTouched(min, max);
  const [from, setFrom] = useState(() => Math.max(0, all.indexOf((chosen[0] ?? min).slice(0, 7))));
  const months = all.slice(from, from + shownMonths);
  const place = useRef<HTMLDivElement>(null);
  const days = months.flatMap((month) => daysOf(month, min, max));
  const [first, last] = [days[0] ?? min, days.at(-1) ?? min];
  useEffect(() => onShow(first, last), [first, last, onShow]);
  useEffect(() => {
    // What is chosen is in sight, however narrow the window is.
    place.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView?.({ inline: "center", block: "nearest" });
  }, []);
  const most = Math.max(1, ...days.map((day) => prices[day]?.amount ?? 0));
  const entry = chosen.find((day) => days.includes(day)) ?? first;

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = stepOf(event);
    if (step === 0) return;
    event.preventDefault();
    const buttons = [...(place.current?.querySelectorAll("button") ?? [])];
    buttons[buttons.findIndex((one) => one === document.activeElement) + step]?.focus();
  };
  const turn = (by: number) => {
    setFrom(from + by);
    if (place.current !== null) place.current.scrollLeft = 0;
  };
  return (
    <div className={css.graph}>
      <div className={bars.head}>
        <IconButton
          icon={ChevronLeft}
          directional
          label={t`Previous month`}
          disabled={from === 0}
          onClick={() => turn(-1)}
        />
        <span aria-live="polite">{months.map((month) => formatMonth(month, locale)).join(" – ")}</span>
        <IconButton
          icon={ChevronRight}
          directional
          label={t`Next month`}
          disabled={from + shownMonths >= all.length}
          onClick={() => turn(1)}
        />
      </div>
      {/* The arrows lead from day to day; each day is a button. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div ref={place} role="group" aria-label={label} className={bars.strip} onKeyDown={move}>
        {months.map((month) => (
          <div key={month} className={bars.month}>
            <p className={bars.name}>{formatMonth(month, locale)}</p>
            <div className={bars.days}>
              {daysOf(month, min, max).map((day) => {
                const price = prices[day];
                const name = formatShortDay(day, locale);
                return (
                  <button
                    key={day}
                    type="button"
                    className={bars.day}
                    tabIndex={day === entry ? 0 : -1}
                    aria-pressed={chosen.includes(day)}
                    aria-label={price ? t`${name}, ${price.spoken}` : t`${name}, no fare known`}
                    onClick={() => onChoose(day)}
                  >
                    <span className={price?.isLow ? bars.lowBar : bars.bar} style={shareOf(price?.amount ?? 0, most)}>
                      {price && <span className={bars.price}>{price.text}</span>}
                    </span>
                    <span className={bars.number}>{Number(day.slice(8))}</span>
                  </button>
                );
              })}
            </div>
          </div>
        ))}
      </div>
      <p className={bars.hint}>
        <Trans>The higher a bar, the dearer its day.</Trans>
      </p>
    </div>
  );
}
