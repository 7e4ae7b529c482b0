import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { SavedWay } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { daysApart } from "../shell/days-apart.ts";
import { DaysLater } from "../walk/days-later.tsx";
import * as css from "./saved-page.css.ts";

/** Each way of a ride with its day and its hours, one below the other. */
export function SavedWays({ of }: { readonly of: readonly SavedWay[] }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const stopsOf = (stops: number) =>
    stops === 0 ? t`Direct` : t`${plural(stops, { one: "# stop", other: "# stops" })}`;
  return (
    <span className={css.ways}>
      {of.map((way) => (
        <span key={way.departs} className={css.way}>
          <bdi>{formatShortDay(way.departs, locale)}</bdi>
          {/* In the direction of the page: departure stands where reading begins. */}
          <span className={css.timed}>
            <span className={css.hours}>
              {clockOf(way.departs)} – {clockOf(way.arrives)}
              <DaysLater days={daysApart(way.departs, way.arrives)} />
            </span>
            {way.stops !== undefined && <span className={css.quiet}>{stopsOf(way.stops)}</span>}
          </span>
        </span>
      ))}
    </span>
  );
}
