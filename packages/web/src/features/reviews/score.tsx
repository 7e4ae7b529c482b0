import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Rated } from "@safar/engine";
import { VisuallyHidden } from "@safar/ui/layout";
import { scoreWords } from "./review-words.ts";
import * as css from "./score.css.ts";

/** What those who had it give it. */
export function Score({ of: { reviewCount, score } }: { readonly of: Rated }) {
  const { t } = useLingui();
  if (score === null) {
    return (
      <span className={css.quiet}>
        <Trans>New here</Trans>
      </span>
    );
  }
  return (
    <span className={css.score}>
      <bdi className={css.mark}>{score.toFixed(1)}</bdi>
      <VisuallyHidden>
        <Trans>out of 10:</Trans>
      </VisuallyHidden>
      <span>
        <strong>{t(scoreWords(score))}</strong>{" "}
        <span className={css.quiet}>{t`${plural(reviewCount, { one: "# rating", other: "# ratings" })}`}</span>
      </span>
    </span>
  );
}
