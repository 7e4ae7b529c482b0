import type { PlaceTime } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatShortDay } from "../../i18n/days.ts";

/** A day and its hour, by the clock of the place: `Fri 4 Dec · 20:00`. */
export function DayAndClock({ at: { local } }: { readonly at: Pick<PlaceTime, "local"> }) {
  const { locale } = useFacts();
  return (
    <>
      {formatShortDay(local, locale)} · <bdi dir="ltr">{clockOf(local)}</bdi>
    </>
  );
}
