import { Trans } from "@lingui/react/macro";
import { addDays, type CalendarDate, type SearchText } from "@safar/engine";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import type { RideCarrier } from "../../calls/day-rides.calls.ts";
import { walkFactsQuery } from "../walk/walk-facts.ts";
import { DayStrip } from "./day-strip.tsx";
import { useIdle } from "./use-idle.ts";

/** Fetched once there is nothing else to do: the page's own day is what somebody came for. */
const DayPrice = lazy(() => import("./day-price.tsx"));

/** The days around the one that is searched for, from today to the farthest that is sold, with what each costs at the least. */
export function RideDays({
  carrier,
  date,
  farthest,
  hrefOf,
  searchOf,
  look,
  note,
}: {
  readonly carrier: RideCarrier;
  readonly date: CalendarDate;
  readonly farthest: number;
  readonly hrefOf: (search: SearchText) => string;
  /** The same search on another day. */
  readonly searchOf: (day: CalendarDate) => SearchText;
  /** What leads to another day while its price is not known. */
  readonly look: ReactNode;
  /** Whose prices they are; null shows none. */
  readonly note: ReactNode;
}) {
  const isIdle = useIdle();
  const { data } = useQuery(walkFactsQuery);
  const today = data?.today ?? "";
  return (
    <DayStrip
      date={date}
      first={today}
      last={today === "" ? null : addDays(today, farthest)}
      hrefOf={(offset) => hrefOf(searchOf(addDays(date, offset)))}
      note={note}
    >
      {(day, isThis) => {
        const words = isThis ? <Trans context="day">Chosen</Trans> : look;
        return isIdle && note !== null ? (
          <Suspense fallback={words}>
            <DayPrice carrier={carrier} search={searchOf(day)} look={words} />
          </Suspense>
        ) : (
          words
        );
      }}
    </DayStrip>
  );
}
