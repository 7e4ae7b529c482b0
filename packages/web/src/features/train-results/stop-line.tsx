import { Trans } from "@lingui/react/macro";
import type { TrainStop } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { formatCount } from "../../i18n/format.ts";
import * as css from "./stop-line.css.ts";

type Props = {
  readonly stops: readonly TrainStop[];
  /** Which of them are theirs; what lies before and behind is drawn fainter. */
  readonly boards: number;
  readonly leaves: number;
};

const hourOf = ({ arrives, departs }: TrainStop) => departs ?? arrives;

/** When it comes and when it goes on; of the stops where they get on and off only what matters to them. */
const Times = ({ stop, isStart, isEnd }: { stop: TrainStop; isStart: boolean; isEnd: boolean }) => {
  const arrives = isStart ? null : stop.arrives;
  const departs = isEnd ? null : stop.departs;
  return (
    <span className={css.times} dir="ltr">
      {arrives !== null && departs !== null && arrives.local !== departs.local && (
        <span className={css.quiet}>{clockOf(arrives.local)}–</span>
      )}
      <span>{clockOf((departs ?? arrives)?.local ?? "")}</span>
    </span>
  );
};

/** A train's way, stop by stop, as a line from top to bottom: their own part of it stands out. */
export function StopLine({ stops, boards, leaves }: Props) {
  const { locale } = useFacts();
  const first = stops[boards]?.km ?? 0;
  return (
    <ol className={css.line} role="list">
      {stops.map((stop, at) => {
        const day = hourOf(stop)?.local.slice(0, 10) ?? "";
        const before = stops[at - 1];
        const isNewDay = before !== undefined && hourOf(before)?.local.slice(0, 10) !== day;
        const isEnd = at === boards || at === leaves;
        return (
          <li
            key={stop.station.slug}
            className={css.stop}
            data-part={at < boards || at > leaves ? "other" : isEnd ? "end" : "own"}
            data-track={at >= boards && at < leaves ? "own" : "other"}
          >
            <Times stop={stop} isStart={at === boards} isEnd={at === leaves} />
            <span className={css.name}>
              <bdi>{stop.station.name[locale]}</bdi>
              {isNewDay && <span className={css.day}>{formatShortDay(day, locale)}</span>}
              {at === boards && (
                <span className={css.mark}>
                  <Trans>Get on</Trans>
                </span>
              )}
              {at === leaves && (
                <span className={css.mark}>
                  <Trans>Get off</Trans>
                </span>
              )}
            </span>
            <span className={css.quiet}>
              {at > boards && at <= leaves && <Trans>{formatCount(stop.km - first, locale)}&nbsp;km</Trans>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
