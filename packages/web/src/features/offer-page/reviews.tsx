import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CSSProperties } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatShortDay } from "../../i18n/days.ts";
import * as css from "./reviews.css.ts";

/** The number says it; the bar shows it. */
const barOf = (score: number): CSSProperties & { "--score": string } => ({ "--score": `${score * 10}%` });

/** What all who have written say, in numbers out of ten; nothing where nobody has. */
export function ReviewSummary({
  score,
  word,
  count,
  scores,
}: {
  score: number | null;
  /** What the score means. */
  word: string;
  count: number;
  scores: readonly { readonly topic: string; readonly name: string; readonly score: number }[];
}) {
  const { t } = useLingui();
  if (score === null) return null;
  return (
    <div className={css.summary}>
      <div className={css.overall}>
        <bdi className={css.mark}>{score.toFixed(1)}</bdi>
        <strong>{word}</strong>
        <span className={css.quiet}>{t`${plural(count, { one: "# review", other: "# reviews" })}`}</span>
      </div>
      <ul role="list" className={css.bars} aria-label={t`Scores by topic`}>
        {scores.map(({ topic, name, score: of }) => (
          <li key={topic} className={css.meter}>
            <span>{name}</span>
            <bdi>{of.toFixed(1)}</bdi>
            <span className={css.bar} style={barOf(of)} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a few have written; `count` of all who have. */
export function ReviewList({
  count,
  reviews,
}: {
  count: number;
  reviews: readonly {
    readonly id: string;
    readonly author: string;
    readonly score: number;
    readonly stayedOn: string;
    readonly text: string;
  }[];
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const shown = reviews.length;
  if (shown === 0) {
    return (
      <p>
        <Trans>No reviews yet.</Trans>
      </p>
    );
  }
  return (
    <>
      {shown < count && (
        <p className={css.quiet}>
          <Trans>
            The latest {shown} of {count} reviews
          </Trans>
        </p>
      )}
      <ul role="list" className={css.reviews} aria-label={t`Latest reviews`}>
        {reviews.map(({ id, author, score, stayedOn, text }) => (
          <li key={id} className={css.review}>
            <span>
              <strong>
                <bdi>{author}</bdi>
              </strong>{" "}
              · <bdi dir="ltr">{score}/10</bdi>
            </span>
            <span className={css.quiet}>
              <Trans>Stayed on {formatShortDay(stayedOn, locale)}</Trans>
            </span>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
