import { Trans } from "@lingui/react/macro";
import { addDays, type CalendarDate, currencies, type Locale, type Money } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { type ReactNode, useId, useRef } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { commaIn } from "../../i18n/comma.ts";
import { formatShortDay, shortDayParts } from "../../i18n/days.ts";
import { formatCount, formatWholeAmount } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { Amount } from "../amounts/amount.tsx";
import * as css from "./day-pairs.css.ts";
import { DayOfMonth, stripReach } from "./day-strip.tsx";
import type { DayPair } from "./pairs-middle.ts";
import { useCurrentInMiddle } from "./use-current-in-middle.ts";

const daysAround = (date: CalendarDate): readonly CalendarDate[] =>
  Array.from({ length: 2 * stripReach + 1 }, (_, place) => addDays(date, place - stripReach));

/** So many whole units and more are written in thousands on phones: then all of the days have room there. */
const large = 10_000;
const unitsIn = ({ currency, minor }: Money): number => minor / 10 ** currencies[currency].wireExponent;

/** In thousands, to the nearest tenth. */
const inThousands = (money: Money, locale: Locale): string => {
  const tenths = Math.round(unitsIn(money) / 100);
  return `${formatCount(Math.floor(tenths / 10), locale)}.${tenths % 10}`;
};

/** A day in parts, so that a phone can leave out what is long: its weekday stands over it, and columns have no months. */
function Day({ of }: { readonly of: CalendarDate }) {
  const { locale } = useFacts();
  const [weekday, , date] = shortDayParts(of, locale);
  return (
    <>
      <span className={css.weekday}>{weekday}</span> <DayOfMonth of={date} />
    </>
  );
}

/** The days around a first and a last one as a table, each pair a search of its own. */
export function DayPairs({
  first,
  last,
  chosen,
  label,
  caption,
  corner,
  priceOf,
  hrefOf,
}: DayPair & {
  /** The one that is searched for. */
  readonly chosen: DayPair;
  /** Names it. */
  readonly label: string;
  /** What its prices are. */
  readonly caption: ReactNode;
  /** What rows and columns are. */
  readonly corner: ReactNode;
  /** Null where a pair is not sold, or its price is not known. */
  readonly priceOf: (first: CalendarDate, last: CalendarDate) => Money | null;
  /** `isLeast` where a pair is named for what it costs: what costs that is to stand first. */
  readonly hrefOf: (first: CalendarDate, last: CalendarDate, isLeast?: boolean) => string;
}) {
  const { locale } = useFacts();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  useCurrentInMiddle(frame);
  const lasts = daysAround(last);
  // Arabic writes weekdays out: two of them leave a phone no room for the price.
  const shortly = (day: CalendarDate) =>
    isolated(locale === "ar" ? shortDayParts(day, locale)[2] : formatShortDay(day, locale));
  const rows = daysAround(first).map((one) => ({
    day: one,
    pairs: lasts.map((other) => ({ out: one, day: other, price: other < one ? null : priceOf(one, other) })),
  }));
  const sold = rows.flatMap(({ pairs }) =>
    pairs.flatMap((pair) => (pair.price === null ? [] : [{ ...pair, price: pair.price }])),
  );
  const isLarge = sold.some(({ price }) => unitsIn(price) >= large);
  const least = sold.toSorted((one, other) => one.price.minor - other.price.minor)[0];
  return (
    <div>
      {/* Outside of what scrolls, so that all of it is read. */}
      <p id={id} className={css.caption}>
        <span>
          {caption}
          {isLarge && (
            <span className={css.brief}>
              {commaIn(locale)}
              <Trans>in thousands</Trans>
            </span>
          )}
        </span>
        {least !== undefined && (
          <Anchor href={hrefOf(least.out, least.day, true)} className={css.least}>
            <Trans>
              Cheapest: {shortly(least.out)} – {shortly(least.day)}, <Amount of={least.price} />
            </Trans>
          </Anchor>
        )}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keys */}
      <div ref={frame} className={css.frame} role="group" aria-label={label} aria-describedby={id} tabIndex={0}>
        <table className={css.grid}>
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {lasts.map((day) => (
                <th key={day} scope="col">
                  <Day of={day} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day: one, pairs }) => (
              <tr key={one}>
                <th scope="row">
                  <Day of={one} />
                </th>
                {pairs.map(({ day: other, price }) => (
                  <td key={other}>
                    {price === null ? (
                      "–"
                    ) : (
                      <Anchor
                        href={hrefOf(one, other)}
                        className={price.minor === least?.price.minor ? css.leastCell : css.cell}
                        aria-current={one === chosen.first && other === chosen.last ? "date" : undefined}
                      >
                        <span className={isLarge ? css.whole : undefined}>{formatWholeAmount(price, locale)}</span>
                        {isLarge && (
                          <span className={css.brief} aria-hidden="true">
                            {inThousands(price, locale)}
                          </span>
                        )}
                      </Anchor>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
