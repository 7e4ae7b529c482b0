import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { stars } from "./stars.css.ts";

/** The category, as so many stars. */
export function Stars({ count }: { count: number }) {
  const { t } = useLingui();
  return count === 0 ? null : (
    <span
      className={stars}
      style={{ inlineSize: `${count}em` }}
      role="img"
      aria-label={t`${plural(count, { one: "# star", other: "# stars" })}`}
    />
  );
}
