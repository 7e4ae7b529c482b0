import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { SearchView } from "@safar/engine";
import { VisuallyHidden } from "@safar/ui/layout";
import { ProgressBar } from "@safar/ui/progress-bar";
import { memo } from "react";
import * as css from "./answer-progress.css.ts";

/** How many of those who sell have answered. Takes the same room while they do and after. */
export const AnswerProgress = memo(function AnswerProgress({
  view: { answered, busy, failed, providers },
  total,
  matching,
}: {
  view: Pick<SearchView, "answered" | "busy" | "failed" | "providers">;
  /** Offers on the screen's list before, and after filtering. */
  total: number;
  matching: number;
}) {
  const { t } = useLingui();
  const done = answered.length;
  const asked = providers.length;
  const found =
    matching === total
      ? t`${plural(total, { one: "# flight", other: "# flights" })}`
      : t`${matching} of ${plural(total, { one: "# flight", other: "# flights" })}`;
  return (
    <div className={css.progress}>
      {busy || asked === 0 ? (
        <ProgressBar
          label={total === 0 ? t`Looking for flights` : t`${found} so far`}
          text={asked === 0 ? t`Starting` : t`${done} of ${asked} answered`}
          value={done}
          max={Math.max(1, asked)}
        />
      ) : (
        <>
          <h2 className={css.found} id="found" tabIndex={-1}>
            {found}
          </h2>
          <p className={css.note}>
            {failed.length === 0 ? (
              <Trans>Prices include taxes and fees</Trans>
            ) : (
              <Plural
                value={failed.length}
                one="# seller did not answer; some flights may be missing"
                other="# sellers did not answer; some flights may be missing"
              />
            )}
          </p>
        </>
      )}
      <VisuallyHidden as="p" role="status">
        {busy ? (asked === 0 ? "" : t`${done} of ${asked} answered. ${found}.`) : `${found}.`}
      </VisuallyHidden>
    </div>
  );
});
