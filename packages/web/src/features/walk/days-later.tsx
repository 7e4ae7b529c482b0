import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import * as css from "./days-later.css.ts";

/** Beside an hour of arrival: by how many days its date is another than the departure's. Nothing where it is the same. */
export function DaysLater({ days }: { readonly days: number }) {
  const { t } = useLingui();
  return days === 0 ? null : (
    <sup
      dir="ltr"
      className={css.daysLater}
      title={t`${plural(days, { one: "Arrives # day later", other: "Arrives # days later" })}`}
    >
      {days > 0 ? `+${days}` : days}
    </sup>
  );
}
