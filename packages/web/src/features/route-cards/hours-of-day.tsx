import { clockOf } from "../../i18n/clock.ts";
import * as css from "./hours-of-day.css.ts";

/** So many hours are told one by one. */
const most = 5;

/** When something leaves on a day: the first hours, and how many more there are. */
export const HoursOfDay = ({ of }: { readonly of: readonly string[] }) => (
  <span className={css.hours}>
    {of.slice(0, most).map((at) => (
      <bdi key={at} dir="ltr">
        {clockOf(at)}
      </bdi>
    ))}
    {of.length > most && <bdi dir="ltr">+{of.length - most}</bdi>}
  </span>
);
