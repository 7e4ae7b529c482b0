import type { ReactNode } from "react";
import { clockOf } from "../../i18n/clock.ts";
import { DaysLater } from "../walk/days-later.tsx";
import * as css from "./route-line.css.ts";

/** Where something sets out or arrives: the hour on the place's own clock, and the place. */
type End = { readonly local: string; readonly place: string };

const mostDots = 9;

/** A way as a line between its two ends, with how long it takes and what is on it below. */
export function RouteLine({
  departs,
  arrives,
  daysLater,
  stops = 0,
  day = null,
  children,
}: {
  departs: End;
  arrives: End;
  /** By so many days the arrival's date is another. */
  daysLater: number;
  /** Drawn as dots on the line; as their number where they are more than it has room for. */
  stops?: number;
  /** When it is, on the line itself: where there is no room beside it. */
  day?: ReactNode;
  /** Below the line. */
  children: ReactNode;
}) {
  return (
    <div className={css.route}>
      <span className={css.end}>
        <span className={css.clock}>{clockOf(departs.local)}</span>
        <bdi className={css.place}>{departs.place}</bdi>
      </span>
      <span className={css.way}>
        <span className={css.track}>
          {day}
          {stops > mostDots ? (
            <i className={css.many} aria-hidden="true">
              {stops}
            </i>
          ) : (
            Array.from({ length: stops }, (_, place) => <i key={place} className={css.dot} />)
          )}
        </span>
        {children}
      </span>
      <span className={css.last}>
        <span className={css.clock}>
          {clockOf(arrives.local)}
          <DaysLater days={daysLater} />
        </span>
        <bdi className={css.place}>{arrives.place}</bdi>
      </span>
    </div>
  );
}
