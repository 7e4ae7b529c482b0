import { useLingui } from "@lingui/react/macro";
import type { Booking } from "@safar/engine";
import { Timeline } from "@safar/ui/timeline";
import CalendarClock from "lucide-react/icons/calendar-clock";
import CircleCheck from "lucide-react/icons/circle-check";
import { type ReactNode, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { useBooked } from "./booked-context.ts";
import * as css from "./booking.css.ts";
import { momentsOf } from "./moments.ts";

/** What is done by when, and what is kept in mind until then. Times are by the clock of the place. */
export function WhatNext({
  booking,
  title,
  lead,
  children,
}: {
  booking: Booking;
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const booked = useBooked();
  const [now] = useState(() => serverClock.now());
  return (
    <section className={css.panel} aria-labelledby="what-next">
      <h2 id="what-next">{title}</h2>
      {lead}
      <Timeline
        label={t`What to do by when`}
        entries={momentsOf(booked, booking).map(({ at, local, text }) => ({
          id: local,
          icon: at <= now ? CircleCheck : CalendarClock,
          tone: at <= now ? "success" : "neutral",
          title: (
            <time dateTime={local}>
              {formatShortDay(local, locale)}
              {" · "}
              <bdi>{clockOf(local)}</bdi>
            </time>
          ),
          when: text,
        }))}
      />
      <ul className={css.advice}>
        {booked.adviceOf(booking)}
        {children}
      </ul>
    </section>
  );
}
