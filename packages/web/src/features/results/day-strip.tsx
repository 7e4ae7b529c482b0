import { useLingui } from "@lingui/react/macro";
import { addDays, type CalendarDate } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { type ReactNode, useId, useRef } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { shortDayParts } from "../../i18n/days.ts";
import * as css from "./day-strip.css.ts";
import { useCurrentInMiddle } from "./use-current-in-middle.ts";

/** Days before and after the one that is searched for. */
export const stripReach = 3;

const around = Array.from({ length: 2 * stripReach + 1 }, (_, place) => place - stripReach);

/** `18 Dec`, whose month can be left out unless it has to be said. */
export function DayOfMonth({ of, isMonthSaid = false }: { readonly of: string; readonly isMonthSaid?: boolean }) {
  const [number, month] = of.split("\u00a0");
  return (
    <>
      {number}
      {"\u00a0"}
      <span className={isMonthSaid ? undefined : css.month}>{month}</span>
    </>
  );
}

/** The days around the one that is searched for, each a search of its own. */
export function DayStrip({
  date,
  first,
  last = null,
  offsets = around,
  look,
  isOff,
  hrefOf,
  children,
  note = null,
  more = null,
}: {
  date: CalendarDate;
  /** The first day that is sold, and the last one where there is one. */
  first: CalendarDate;
  last?: CalendarDate | null;
  /** Which of them, by how many days they are from that one; a week where it is left out. */
  offsets?: readonly number[];
  /** The class of a strip of more days than a week. */
  look?: string;
  /** Whether there is nothing on a day. */
  isOff?: (day: CalendarDate) => boolean;
  hrefOf: (offset: number) => string;
  /** What stands under a day. */
  children: (day: CalendarDate, isThis: boolean) => ReactNode;
  /** What all of that means. */
  note?: ReactNode;
  /** What leads to still other days. */
  more?: ReactNode;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const id = useId();
  const strip = useRef<HTMLElement>(null);
  useCurrentInMiddle(strip);
  if (date === "") return null;
  return (
    <div>
      <nav
        ref={strip}
        aria-label={t`Other days`}
        aria-describedby={note === null ? undefined : id}
        className={look === undefined ? css.strip : `${css.strip} ${look}`}
      >
        {offsets
          .map((offset) => ({ offset, day: addDays(date, offset) }))
          // A day that is over is none to choose.
          .filter(({ day }) => day >= first)
          .map(({ offset, day }, place) => {
            // The others are of the month that was said last.
            const isMonthSaid = place === 0 || day.endsWith("-01");
            const [weekday, , ofMonth] = shortDayParts(day, locale);
            const face = (
              <>
                <span className={css.day} data-long={isMonthSaid || undefined}>
                  <span>{weekday}</span> <DayOfMonth of={ofMonth} isMonthSaid={isMonthSaid} />
                </span>
                <span className={css.price}>{children(day, offset === 0)}</span>
              </>
            );
            return (last !== null && day > last) || (offset !== 0 && isOff?.(day)) ? (
              <span key={day} className={css.past}>
                {face}
              </span>
            ) : (
              <Anchor
                key={day}
                href={hrefOf(offset)}
                className={css.cell}
                aria-current={offset === 0 ? "date" : undefined}
              >
                {face}
              </Anchor>
            );
          })}
      </nav>
      {note !== null && (
        <div className={css.foot}>
          <p id={id} className={css.note}>
            {note}
          </p>
          <div className={css.more}>{more}</div>
        </div>
      )}
    </div>
  );
}
