import { useFacts } from "../../app/addresses/page-path.ts";
import { shortDayParts } from "../../i18n/days.ts";
import * as css from "./picture-tiles.css.ts";

/** The day of a date or of a local time, in a corner of a picture: its weekday, and below it `27 Nov`. */
export function DateBadge({ local }: { readonly local: string }) {
  const [weekday, , date] = shortDayParts(local, useFacts().locale);
  return (
    <time dateTime={local.slice(0, 10)} className={css.badge}>
      <span>{weekday}</span>
      <strong>{date}</strong>
    </time>
  );
}
