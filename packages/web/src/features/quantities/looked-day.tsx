import { Trans } from "@lingui/react/macro";
import type { CalendarDate, Money, QuantityDay } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { Amount } from "../amounts/amount.tsx";
import * as css from "./quantities.css.ts";

/** A day of something that is sold by the day, when it is looked at. */
export type LookedDay = {
  readonly date: CalendarDate;
  /** Why it cannot be had, null where it can. Nobody knows whether one before the first that is sold is a day of rest. */
  readonly gone: "closed" | "rest" | "soldOut" | null;
  /** It, where it is sold; else the nearest later one that is, or the nearest earlier one; null where none is. */
  readonly sold: { readonly date: CalendarDate; readonly from: Money } | null;
};

export const lookedIn = (days: readonly QuantityDay[], date: CalendarDate | undefined): LookedDay | null => {
  const looked = days.find((one) => one.date === date);
  if (looked === undefined) return null;
  const all = days.flatMap(({ date, from }) => (from === null ? [] : [{ date, from }]));
  const sold = all.find((one) => one.date >= looked.date) ?? all.at(-1) ?? null;
  if (looked.from !== null) return { date: looked.date, gone: null, sold };
  const isRest = all.some((one) => one.date < looked.date);
  return { date: looked.date, gone: looked.state === "sold_out" ? "soldOut" : isRest ? "rest" : "closed", sold };
};

/** That something is not to be had on a day, and the way to the nearest on which it is. */
export function NotThatDay({
  looked: { date, gone, sold },
  onDay,
}: {
  readonly looked: LookedDay;
  /** Undefined while the page is not alive: a link leads there. */
  readonly onDay: ((date: CalendarDate) => void) | undefined;
}) {
  const { locale } = useFacts();
  const [day, next] = [date, sold?.date ?? date].map((of) => formatShortDay(of, locale));
  return (
    <p className={css.notThatDay}>
      <strong>
        {gone === "soldOut" ? (
          <Trans>Sold out on {day}</Trans>
        ) : gone === "rest" ? (
          <Trans>Does not take place on {day}</Trans>
        ) : (
          <Trans>Cannot be booked for {day}</Trans>
        )}
      </strong>
      {sold && (
        <span>
          {sold.date > date ? (
            <Trans>
              next on {next}, from <Amount of={sold.from} />
            </Trans>
          ) : (
            <Trans>
              before that on {next}, from <Amount of={sold.from} />
            </Trans>
          )}
        </span>
      )}
      {sold && <DayWay date={sold.date} onDay={onDay} />}
    </p>
  );
}

/** Leads to a day that is named beside it, and chooses it. */
export function DayWay({
  date,
  isNext = false,
  onDay,
}: {
  readonly date: CalendarDate;
  /** Whether it is the one next step of the screen. */
  readonly isNext?: boolean;
  readonly onDay: ((date: CalendarDate) => void) | undefined;
}) {
  return (
    <ButtonLink
      kind={isNext ? "next" : "secondary"}
      href={`?date=${date}#choice`}
      onClick={(event) => {
        if (onDay === undefined) return;
        event.preventDefault();
        onDay(date);
      }}
    >
      <Trans>Choose this day</Trans>
    </ButtonLink>
  );
}
