import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import * as css from "./days-later.css.ts";

/** Beside an hour of arrival: by how many days its date is another than the departure's. Nothing where it is the same. */
export function DaysLater({ days }: { readonly days: number }) {
  const { t } = useLingui();
  return days === 0 ? null : (
    <sup
      className={css.daysLater}
      title={t`${plural(days, { one: "Arrives # day later", other: "Arrives # days later" })}`}
    >
      {/* Its place follows the page's direction, its sign does not. */}
      <bdi dir="ltr">{days > 0 ? `+${days}` : days}</bdi>
    </sup>
  );
}
