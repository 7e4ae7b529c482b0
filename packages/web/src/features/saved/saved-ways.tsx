import type { SavedWay } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { DaysLater } from "../walk/days-later.tsx";
import * as css from "./saved-page.css.ts";

const dayMs = 86_400_000;

const daysLater = ({ arrives, departs }: SavedWay): number =>
  (Date.parse(arrives.slice(0, 10)) - Date.parse(departs.slice(0, 10))) / dayMs;

/** Each way of a ride with its day and its hours, one below the other. */
export function SavedWays({ of }: { readonly of: readonly SavedWay[] }) {
  const { locale } = useFacts();
  return (
    <span className={css.ways}>
      {of.map((way) => (
        <span key={way.departs} className={css.way}>
          <bdi>{formatShortDay(way.departs, locale)}</bdi>
          {/* In the direction of the page: departure stands where reading begins. */}
          <span className={css.hours}>
            {clockOf(way.departs)} – {clockOf(way.arrives)}
            <DaysLater days={daysLater(way)} />
          </span>
        </span>
      ))}
    </span>
  );
}
