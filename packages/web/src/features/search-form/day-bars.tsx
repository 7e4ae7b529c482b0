import { Trans, useLingui } from "@lingui/react/macro";
import { addDays, type CalendarDate, cheapLimit } from "@safar/engine";
import { IconButton } from "@safar/ui/icon-button";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { isolated } from "../../i18n/isolated.ts";
import { scaleOf } from "./bar-scale.ts";
import * as css from "./date-sheet.css.ts";
import type { PricedDay } from "./date-sheet.tsx";
import * as bars from "./day-bars.css.ts";

/** As many as the longest month has, from some days before the one that is chosen. */
const shownDays = 31;
const lead = 7;

const laterOf = (one: CalendarDate, other: CalendarDate): CalendarDate => (one > other ? one : other);

const at = (share: number): CSSProperties & { "--share": number } => ({ "--share": share });

/** Which neighbour an arrow leads to, the way that the page is read. */
const stepOf = ({ key, currentTarget }: KeyboardEvent): number => {
  const forward = getComputedStyle(currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  if (key !== "ArrowLeft" && key !== "ArrowRight") return 0;
  return key === forward ? 1 : -1;
};

/**
 * What each day of a month costs, as bars over a scale that says where it begins. A bar is its day's own button. The graph opens at the
 * day that is chosen; the one that costs least is named, and a press on its name chooses it.
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
  const [wished, setFirst] = useState(() => laterOf(min, addDays(start ?? min, -lead)));
  const first = laterOf(earliest, wished);
  const days = Array.from({ length: shownDays }, (_, offset) => addDays(first, offset)).filter((day) => day <= max);
  const last = days.at(-1) ?? first;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => onShow(first, last), [first, last, onShow]);
  const amounts = days.flatMap((day) => prices[day]?.amount ?? []);
  const scale = scaleOf(amounts);
  // Of all that is in the graph: its days are of two months.
  const cheap = cheapLimit(amounts) ?? Number.NEGATIVE_INFINITY;
  const [base = 0, second = 0] = scale?.lines ?? [];
  const least = days.reduce<CalendarDate | null>((found, day) => {
    const [amount, before] = [prices[day]?.amount, found === null ? undefined : prices[found]?.amount];
    return amount === undefined || (before !== undefined && before <= amount) ? found : day;
  }, null);
  const barOf = (day: CalendarDate | null) => place.current?.querySelectorAll("button")[days.indexOf(day ?? "")];
  useLayoutEffect(() => {
    // On a narrow window the day that is chosen is in sight, with days before and after it; where none is, the one that costs least.
    const isChosenHere = start !== undefined && days.includes(start);
    barOf(isChosenHere ? start : least)?.scrollIntoView?.({ inline: "center", block: "nearest", behavior: "instant" });
    // As it opens, at other days, and once what they cost is known: in between it is the person who pushes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [least, first]);
  const wayOf = (day: CalendarDate) => (day === end ? t`back` : end !== undefined || isHalfway ? t`out` : null);
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
        <span aria-live="polite">{[first, last].map((day) => formatShortDay(day, locale)).join(" – ")}</span>
        <IconButton
          icon={ChevronRight}
          directional
          label={t`Later days`}
          disabled={last >= max}
          onClick={() => setFirst(addDays(first, shownDays))}
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
          <div className={bars.days} style={at(scale?.shareOf(second) ?? 1)}>
            {days.map((day) => {
              const price = prices[day];
              const name = formatShortDay(day, locale);
              const isChosen = chosen.includes(day);
              const number = Number(day.slice(8));
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
                    className={
                      day === least
                        ? bars.leastBar
                        : price !== undefined && price.amount <= cheap
                          ? bars.lowBar
                          : bars.bar
                    }
                    style={at(price === undefined ? 0 : (scale?.shareOf(price.amount) ?? 0))}
                  >
                    {price && <span className={bars.price}>{price.text}</span>}
                  </span>
                  <span className={number === 1 ? bars.firstNumber : bars.number}>{number}</span>
                  {isChosen && <span className={bars.way}>{wayOf(day)}</span>}
                </button>
              );
            })}
          </div>
        </div>
      </div>
      {least !== null && (
        <button type="button" className={bars.least} onClick={() => onChoose(least)}>
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
        {cheap > 0 && <Trans>The cheapest of these days are green.</Trans>}
      </p>
    </div>
  );
}
