import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "@safar/ui/icon";
import { VisuallyHidden } from "@safar/ui/layout";
import Star from "lucide-react/icons/star";
import * as css from "./hotel-card.css.ts";
import { scoreWords } from "./hotel-words.ts";

/** The category, as so many stars. */
export function Stars({ count }: { count: number }) {
  const { t } = useLingui();
  return count === 0 ? null : (
    <span className={css.stars} role="img" aria-label={t`${plural(count, { one: "# star", other: "# stars" })}`}>
      {Array.from({ length: count }, (_, place) => (
        <Icon key={place} of={Star} size={14} />
      ))}
    </span>
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
