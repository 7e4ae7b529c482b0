import { Trans } from "@lingui/react/macro";
import { addDays, type CalendarDate } from "@safar/engine";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { walkFactsQuery } from "../walk/walk-facts.ts";
import { DayStrip } from "./day-strip.tsx";

/** The days around the one that is searched for, from today to the farthest that is sold. */
export function RideDays({
  date,
  farthest,
  hrefOf,
  look,
}: {
  readonly date: CalendarDate;
  readonly farthest: number;
  readonly hrefOf: (day: CalendarDate) => string;
  /** What leads to another day. */
  readonly look: ReactNode;
}) {
  const { data } = useQuery(walkFactsQuery);
  const today = data?.today ?? "";
  return (
    <DayStrip
      date={date}
      first={today}
      last={today === "" ? null : addDays(today, farthest)}
      hrefOf={(offset) => hrefOf(addDays(date, offset))}
    >
      {(_, isThis) => (isThis ? <Trans context="day">Chosen</Trans> : look)}
    </DayStrip>
  );
}
