import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { VisuallyHidden } from "@safar/ui/layout";
import { stars } from "../offer-page/stars.css.ts";
import * as css from "./hotel-score.css.ts";
import { scoreWords } from "./hotel-words.ts";

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

/** What guests think of it. */
export function Score({ score, count }: { score: number | null; count: number }) {
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
        <span className={css.quiet}>{t`${plural(count, { one: "# review", other: "# reviews" })}`}</span>
      </span>
    </span>
  );
}
