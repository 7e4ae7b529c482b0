import { Trans, useLingui } from "@lingui/react/macro";
import { addDays, type CalendarDate } from "@safar/engine";
import { IconButton } from "@safar/ui/icon-button";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatMonth, formatShortDay } from "../../i18n/days.ts";
import { isolated } from "../../i18n/isolated.ts";
import { scaleOf } from "./bar-scale.ts";
import * as css from "./date-sheet.css.ts";
import type { PricedDay } from "./date-sheet.tsx";
import * as bars from "./day-bars.css.ts";
import { monthsTouched } from "./months-touched.ts";

const shownMonths = 2;

const daysOf = (month: string, min: CalendarDate, max: CalendarDate): readonly CalendarDate[] =>
  Array.from({ length: 31 }, (_, place) => addDays(`${month}-01`, place)).filter(
    (day) => day.startsWith(month) && day >= min && day <= max,
  );

const at = (share: number): CSSProperties & { "--share": number } => ({ "--share": share });

/** Which neighbour an arrow leads to, the way that the page is read. */
const stepOf = ({ key, currentTarget }: KeyboardEvent): number => {
  const forward = getComputedStyle(currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  if (key !== "ArrowLeft" && key !== "ArrowRight") return 0;
  return key === forward ? 1 : -1;
};

/**
 * What each day of two months costs, as bars over a scale that says where it begins. A bar is its day's own button; of two days that are
 * chosen each has the price of its own way.
 */
export default function DayBars({
  label,
  min,
  max,
  chosen,
  prices,
  lastPrices,
  isHalfway,
  write,
  onShow,
  onChoose,
}: {
  readonly label: string;
  readonly min: CalendarDate;
  readonly max: CalendarDate;
  readonly chosen: readonly CalendarDate[];
  readonly prices: Readonly<Record<string, PricedDay>>;
  /** Of the last of two days. */
  readonly lastPrices: Readonly<Record<string, PricedDay>>;
  /** Whether the last of two days is being chosen. */
  readonly isHalfway: boolean;
  readonly write: (minor: number) => string;
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
  const [start, end] = chosen;
  const shown = isHalfway ? lastPrices : prices;
  const priceOf = (day: CalendarDate) => (day === end ? lastPrices : day === start ? prices : shown)[day];
  const scale = scaleOf(days.flatMap((day) => priceOf(day)?.amount ?? []));
  const [base = 0, second = 0] = scale?.lines ?? [];
  const least = days.reduce<CalendarDate | null>((found, day) => {
    const [amount, before] = [shown[day]?.amount, found === null ? undefined : shown[found]?.amount];
    return amount === undefined || (before !== undefined && before <= amount) ? found : day;
  }, null);
  const wayOf = (day: CalendarDate) => (day === end ? t`back` : end !== undefined || isHalfway ? t`out` : null);
  const told = chosen.flatMap((day) => {
    const [price, way] = [priceOf(day), wayOf(day)];
    const name = isolated(formatShortDay(day, locale));
    if (price === undefined) return [];
    return [way === null ? `${name}: ${isolated(price.spoken)}` : t`${name}, ${way}: ${isolated(price.spoken)}`];
  });
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
      <div className={bars.plot}>
        <div className={bars.axis} aria-hidden="true">
          {scale?.lines.map((line) => (
            <span key={line} className={bars.line} style={at(scale.shareOf(line))}>
              <bdi>{write(line)}</bdi>
            </span>
          ))}
        </div>
        {/* The arrows lead from day to day; each day is a button. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div ref={place} role="group" aria-label={label} className={bars.strip} onKeyDown={move}>
          {months.map((month) => (
            <div key={month} className={bars.month}>
              <p className={bars.name}>{formatMonth(month, locale)}</p>
              <div className={bars.days} style={at(scale?.shareOf(second) ?? 1)}>
                {daysOf(month, min, max).map((day) => {
                  const price = priceOf(day);
                  const name = formatShortDay(day, locale);
                  const isChosen = chosen.includes(day);
                  return (
                    <button
                      key={day}
                      type="button"
                      className={bars.day}
                      tabIndex={day === entry ? 0 : -1}
                      aria-pressed={isChosen}
                      aria-label={price ? t`${name}, ${price.spoken}` : t`${name}, no fare known`}
                      onClick={() => onChoose(day)}
                    >
                      <span
                        className={day === least ? bars.leastBar : price?.isLow ? bars.lowBar : bars.bar}
                        style={at(price === undefined ? 0 : (scale?.shareOf(price.amount) ?? 0))}
                      >
                        {price && <span className={bars.price}>{price.text}</span>}
                      </span>
                      <span className={bars.number}>{Number(day.slice(8))}</span>
                      {isChosen && <span className={bars.way}>{wayOf(day)}</span>}
                    </button>
                  );
                })}
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className={bars.said}>
        {least !== null && (
          <p className={bars.least}>
            <Trans>
              Cheapest: {isolated(formatShortDay(least, locale))}, {isolated(shown[least]?.spoken ?? "")}
            </Trans>
          </p>
        )}
        {told.length > 0 && <p className={bars.told}>{told.join(" · ")}</p>}
      </div>
      <p className={bars.hint}>
        {base > 0 ? (
          <Trans>The bars begin at {isolated(write(base))}. The higher a bar, the dearer its day.</Trans>
        ) : (
          <Trans>The higher a bar, the dearer its day.</Trans>
        )}
      </p>
    </div>
  );
}
