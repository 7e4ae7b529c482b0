import { Trans, useLingui } from "@lingui/react/macro";
import { type CalendarDate, type DayFare, decodeCriteria, encodeCriteria, type SearchText } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Skeleton } from "@safar/ui/skeleton";
import { useId, useRef } from "react";
import { paths } from "../../app/paths.ts";
import { formatMoney } from "../../i18n/format.ts";
import { useCurrentInMiddle } from "../results-list/use-current-in-middle.ts";
import { useFlightWords } from "./flight-words.ts";
import * as css from "./price-strip.css.ts";

/** Days before and after the one that is searched for. */
export const stripReach = 3;

const dayMs = 86_400_000;

export const shiftDate = (date: CalendarDate, days: number): CalendarDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The same search so many days later; every leg moves, so that the stay keeps its length. */
const shiftSearch = (search: SearchText, days: number): SearchText => {
  const criteria = decodeCriteria(search);
  return encodeCriteria({
    ...criteria,
    legs: criteria.legs.map((leg) => ({ ...leg, date: leg.date === "" ? "" : shiftDate(leg.date, days) })),
  });
};

/** The days around the one that is searched for, each a search of its own. */
export function PriceStrip({
  search,
  today,
  fares,
}: {
  search: SearchText;
  /** The first day that can be flown. */
  today: CalendarDate;
  /** Null while they are asked for. Days lead to their searches also when no fare is known. */
  fares: readonly DayFare[] | "UNKNOWN" | null;
}) {
  const { t } = useLingui();
  const words = useFlightWords();
  const id = useId();
  const strip = useRef<HTMLElement>(null);
  const [out] = decodeCriteria(search).legs;
  const date = out?.date ?? "";
  useCurrentInMiddle(strip);

  if (date === "") return null;
  const days = Array.from({ length: 2 * stripReach + 1 }, (_, place) => place - stripReach);
  return (
    <div>
      <nav ref={strip} aria-label={t`Other days`} aria-describedby={id} className={css.strip}>
        {days.map((offset) => {
          const day = shiftDate(date, offset);
          const price = Array.isArray(fares) ? (fares.find((one) => one.date === day)?.price ?? null) : null;
          const face = (
            <>
              <span className={css.day}>{words.day(day)}</span>
              <span className={css.price}>
                {fares === null ? (
                  <Skeleton width="4rem" />
                ) : fares === "UNKNOWN" ? (
                  <Trans>See flights</Trans>
                ) : price === null ? (
                  <Trans>No flights</Trans>
                ) : (
                  <bdi>{formatMoney(price, words.locale)}</bdi>
                )}
              </span>
            </>
          );
          return day < today ? (
            <span key={day} className={css.past}>
              {face}
            </span>
          ) : (
            <Anchor
              key={day}
              href={paths.flightResults(shiftSearch(search, offset))}
              className={css.cell}
              aria-current={offset === 0 ? "date" : undefined}
            >
              {face}
            </Anchor>
          );
        })}
      </nav>
      <p id={id} className={css.note}>
        <Trans>Lowest one-way fare of each day for one adult</Trans>
      </p>
    </div>
  );
}
