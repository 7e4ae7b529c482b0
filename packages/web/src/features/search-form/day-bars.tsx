import { Trans, useLingui } from "@lingui/react/macro";
import { addDays, type CalendarDate } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { IconButton } from "@safar/ui/icon-button";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useIsWide } from "../../app/hooks/use-is-wide.ts";
import { formatShortDay, shortDayParts } from "../../i18n/days.ts";
import { commaIn } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { scaleOf } from "./bar-scale.ts";
import * as css from "./date-sheet.css.ts";
import type { PricedDay } from "./date-sheet.tsx";
import * as bars from "./day-bars.css.ts";
import { nightsBetween } from "./travel-dates.ts";

/** As many as the longest month has, from some days before the one that is chosen. */
const shownDays = 31;
const lead = 7;
/** On a narrow window so many bars leave room for the name of a day. */
const named = 10;

const laterOf = (one: CalendarDate, other: CalendarDate): CalendarDate => (one > other ? one : other);

/** The first of the days that open: some before the first chosen one, unless the last one would then be out of sight. */
const opening = (min: CalendarDate, [start = min, end = start]: readonly CalendarDate[]): CalendarDate =>
  laterOf(
    min,
    nightsBetween(start, end) < shownDays - lead ? addDays(start, -lead) : laterOf(start, addDays(end, 1 - shownDays)),
  );

const at = (share: number): CSSProperties & { "--share": number } => ({ "--share": share });
const ofDays = (count: number): CSSProperties & { "--count": number } => ({ "--count": count });

/** Which neighbour an arrow leads to, the way that the page is read. */
const stepOf = ({ key, currentTarget }: KeyboardEvent): number => {
  const forward = getComputedStyle(currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  if (key !== "ArrowLeft" && key !== "ArrowRight") return 0;
  return key === forward ? 1 : -1;
};

/**
 * What each day of a month costs, as bars over a scale that says where it begins. The graph opens at the days that are chosen, and names
 * the one that costs least. A bar is its day's own button; on a narrow window, where all bars are in sight and none is as wide as a
 * finger, a finger that slides over them reads one after the other, and a button chooses the one that is read.
 */
export default function DayBars({
  label,
  min,
  max,
  chosen,
  prices,
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
  /** Whether the last of two days is being chosen. */
  readonly isHalfway: boolean;
  readonly write: (minor: number) => string;
  readonly onShow: (first: CalendarDate, last: CalendarDate) => void;
  readonly onChoose: (day: CalendarDate) => void;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const [start, end] = chosen;
  // Nobody comes back before they left: until the last day is chosen, the days begin with the first.
  const earliest = (isHalfway && start) || min;
  const isWide = useIsWide("md");
  const [wished, setFirst] = useState(() => opening(min, chosen));
  const [touched, setTouched] = useState<CalendarDate | null>(null);
  const first = laterOf(earliest, wished);
  const days = Array.from({ length: shownDays }, (_, offset) => addDays(first, offset)).filter((day) => day <= max);
  const last = days.at(-1) ?? first;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => onShow(first, last), [first, last, onShow]);
  const amounts = days.flatMap((day) => prices[day]?.amount ?? []);
  const scale = scaleOf(amounts);
  const [base = 0, second = 0] = scale?.lines ?? [];
  const least = days.reduce<CalendarDate | null>((found, day) => {
    const [amount, before] = [prices[day]?.amount, found === null ? undefined : prices[found]?.amount];
    return amount === undefined || (before !== undefined && before <= amount) ? found : day;
  }, null);
  const here = (day: CalendarDate | null | undefined) => (days.includes(day ?? "") ? day : null);
  const read = here(touched) ?? (isHalfway ? null : here(start)) ?? least ?? first;
  const choose = (day: CalendarDate) => {
    // Both days are then in sight, and where they can be the bars stay where they are.
    if (isHalfway && start !== undefined) setFirst(first === start && day <= last ? first : opening(min, [start, day]));
    setTouched(null);
    onChoose(day);
  };
  const wayOf = (day: CalendarDate) =>
    day === end ? t`back` : day === start && (end !== undefined || isHalfway) ? t`out` : null;
  const isStay = (day: CalendarDate) => start !== undefined && end !== undefined && start < day && day < end;
  const numberOf = (day: CalendarDate) =>
    isStay(day) ? bars.stayNumber : day.endsWith("-01") ? bars.firstNumber : bars.number;
  const nameOf = (day: CalendarDate) => {
    const name = formatShortDay(day, locale);
    const price = prices[day];
    if (price) return t`${name}, ${price.spoken}`;
    const way = wayOf(day);
    return way === null ? t`${name}, no fare known` : [name, way].join(commaIn(locale));
  };
  const barOf = (day: CalendarDate) => {
    const price = prices[day];
    return (
      <span
        className={day === least ? bars.leastBar : price?.isLow ? bars.lowBar : bars.bar}
        style={at(price === undefined ? 0 : (scale?.shareOf(price.amount) ?? 0))}
      >
        {isWide && price && <span className={bars.price}>{price.text}</span>}
      </span>
    );
  };
  const entry = chosen.find((day) => days.includes(day)) ?? first;

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = stepOf(event);
    if (step === 0) return;
    event.preventDefault();
    const buttons = [...(place.current?.querySelectorAll("button") ?? [])];
    buttons[buttons.findIndex((one) => one === document.activeElement) + step]?.focus();
  };
  return (
    <div className={css.graph}>
      <div className={bars.head}>
        <IconButton
          icon={ChevronLeft}
          directional
          label={t`Earlier days`}
          disabled={first <= earliest}
          onClick={() => setFirst(laterOf(earliest, addDays(first, -shownDays)))}
        />
        <span aria-live="polite">{[first, last].map((day) => shortDayParts(day, locale)[2]).join(" – ")}</span>
        <IconButton
          icon={ChevronRight}
          directional
          label={t`Later days`}
          disabled={last >= max}
          onClick={() => setFirst(addDays(first, shownDays))}
        />
      </div>
      {!isWide && (
        <div className={bars.read}>
          <span className={bars.readDay}>
            {formatShortDay(read, locale)}
            <strong className={read === least ? bars.leastSum : bars.readSum}>
              {prices[read]?.spoken ?? wayOf(read) ?? <Trans>No fare known</Trans>}
            </strong>
          </span>
          <Button size="small" kind="secondary" onClick={() => choose(read)}>
            {isHalfway ? (
              <Trans>Return on this day</Trans>
            ) : read !== start ? (
              <Trans>Choose this day</Trans>
            ) : end === undefined ? (
              <Trans>Keep this day</Trans>
            ) : (
              <Trans>Change the return</Trans>
            )}
          </Button>
        </div>
      )}
      <div className={bars.plot}>
        <div className={bars.axis} aria-hidden="true">
          {scale?.lines.map((line) => (
            <span key={line} className={bars.line} style={at(scale.shareOf(line))}>
              <bdi>{write(line)}</bdi>
            </span>
          ))}
        </div>
        {isWide ? (
          // The arrows lead from day to day; each day is a button.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <div ref={place} role="group" aria-label={label} className={bars.strip} onKeyDown={move}>
            <div className={bars.days} style={{ ...at(scale?.shareOf(second) ?? 1), ...ofDays(shownDays) }}>
              {days.map((day) => (
                <button
                  key={day}
                  type="button"
                  className={bars.day}
                  tabIndex={day === entry ? 0 : -1}
                  aria-pressed={chosen.includes(day)}
                  aria-label={nameOf(day)}
                  onClick={() => choose(day)}
                >
                  {barOf(day)}
                  <span className={numberOf(day)}>{Number(day.slice(8))}</span>
                  {chosen.includes(day) && <span className={bars.way}>{wayOf(day)}</span>}
                </button>
              ))}
            </div>
          </div>
        ) : (
          <div className={bars.strip}>
            <input
              type="range"
              className={bars.finger}
              style={ofDays(days.length)}
              aria-label={label}
              aria-valuetext={nameOf(read)}
              min={0}
              max={days.length - 1}
              value={days.indexOf(read)}
              onChange={({ currentTarget }) => setTouched(days[currentTarget.valueAsNumber] ?? null)}
            />
            <div
              className={bars.days}
              style={{ ...at(scale?.shareOf(second) ?? 1), ...ofDays(days.length) }}
              aria-hidden="true"
            >
              {days.map((day, index) => (
                <span
                  key={day}
                  className={bars.day}
                  data-chosen={chosen.includes(day) || undefined}
                  data-stay={isStay(day) || undefined}
                  data-read={day === read || undefined}
                >
                  {barOf(day)}
                  <span className={bars.mark} />
                  {index % named === 0 && index < days.length - named / 2 && (
                    <span className={bars.weekday}>{shortDayParts(day, locale)[2]}</span>
                  )}
                </span>
              ))}
            </div>
          </div>
        )}
      </div>
      {least !== null && (
        <button
          type="button"
          className={bars.least}
          // Its room stays: nothing below it moves while days are read.
          style={!isWide && least === read ? { visibility: "hidden" } : undefined}
          onClick={() => (isWide ? choose : setTouched)(least)}
        >
          <Trans>
            Cheapest: {isolated(formatShortDay(least, locale))}, {isolated(prices[least]?.spoken ?? "")}
          </Trans>
        </button>
      )}
      <p className={bars.hint}>
        {base > 0 ? (
          <Trans>The bars begin at {isolated(write(base))}. The higher a bar, the dearer its day.</Trans>
        ) : (
          <Trans>The higher a bar, the dearer its day.</Trans>
        )}{" "}
        {least !== null && !chosen.includes(least) && (
          <>
            <span className={bars.leastSign} aria-hidden="true" /> <Trans>Cheapest of these days.</Trans>
          </>
        )}
      </p>
    </div>
  );
}
