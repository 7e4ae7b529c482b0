import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Rated, Reviewed } from "@safar/engine";
import { Disclosure } from "@safar/ui/disclosure";
import { Dot } from "@safar/ui/dot";
import { type CSSProperties, useId, useMemo, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatDate } from "../../i18n/days.ts";
import { formatCount } from "../../i18n/format.ts";
import { leastOf, scoreBands, scoreWords } from "./review-words.ts";
import * as css from "./reviews.css.ts";
import { topicWords } from "./topic-words.ts";

/** The number says it; the bar shows it. */
const barOf = (score: number): CSSProperties & { "--score": string } => ({ "--score": `${score * 10}%` });

/** The best that can be given, where scores of ten are told in less, as they are elsewhere. */
type Best = { readonly best?: number | undefined };

/** What all who have written say, in numbers; nothing where nobody has. */
export function ReviewSummary({
  of: { reviewCount, score, scores },
  best = 10,
}: Best & { readonly of: Omit<Reviewed, "reviews"> }) {
  const { t } = useLingui();
  const told = (given: number) => ((given * best) / 10).toFixed(1);
  if (score === null) return null;
  return (
    <div className={css.summary}>
      <div className={css.overall}>
        <bdi className={css.mark}>{told(score)}</bdi>
        <strong>{t(scoreWords(score))}</strong>
        <span className={css.quiet}>{t`${plural(reviewCount, { one: "# rating", other: "# ratings" })}`}</span>
      </div>
      <ul role="list" className={css.bars} aria-label={t`Scores by topic`}>
        {scores.map(({ topic, score: given }) => (
          <li key={topic} className={css.meter}>
            <span>{t(topicWords[topic])}</span>
            <bdi>{told(given)}</bdi>
            <span className={css.bar} style={barOf(given)} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Which of them are looked at: each band of scores that somebody gave, with how many did. */
function Bands({
  reviews,
  band,
  onChange,
}: Pick<Reviewed, "reviews"> & { readonly band: number | null; readonly onChange: (band: number | null) => void }) {
  const { t } = useLingui();
  const name = useId();
  const given = scoreBands
    .map(({ least, words }) => ({
      least,
      words: t(words),
      count: reviews.filter(({ score }) => leastOf(score) === least).length,
    }))
    .filter(({ count }) => count > 0);
  if (given.length < 2) return null;
  return (
    <div role="radiogroup" aria-label={t`Which reviews are shown`} className={css.bands}>
      {[{ least: null, words: t`All of them`, count: reviews.length }, ...given].map(({ count, least, words }) => (
        <label key={least} className={css.band}>
          <input type="radio" name={name} checked={band === least} onChange={() => onChange(least)} />
          {words} <span className={css.quiet}>{count}</span>
        </label>
      ))}
    </div>
  );
}

/** So many are read at once; the others are a press away. */
const atOnce = 6;

function Written({ of, label, best = 10 }: Best & { readonly of: Reviewed["reviews"]; readonly label: string }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const regions = useMemo(() => new Intl.DisplayNames(locale, { type: "region", fallback: "code" }), [locale]);
  return (
    <ul role="list" className={css.reviews} aria-label={label}>
      {of.map(({ author, country, id, on, score, text }) => (
        <li key={id} className={css.review}>
          <span className={css.given}>
            <bdi dir="ltr">
              {(score * best) / 10}/{best}
            </bdi>{" "}
            {t(scoreWords(score))}
          </span>
          <p className={css.said}>{text[locale]}</p>
          <span className={css.quiet}>
            <bdi>{author[locale]}</bdi>
            <Dot />
            {regions.of(country)}
            <Dot />
            {formatDate(on, locale)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What a few have written, to be looked through by how they scored it. */
export function ReviewList({
  of: { reviewCount, reviews },
  best,
}: Best & {
  readonly of: Pick<Rated, "reviewCount"> & Pick<Reviewed, "reviews">;
}) {
  const { t } = useLingui();
  const [band, setBand] = useState<number | null>(null);
  const { locale } = useFacts();
  const [shown, all] = [reviews.length, formatCount(reviewCount, locale)];
  const looked = reviews.filter(({ score }) => band === null || leastOf(score) === band);
  const rest = looked.slice(atOnce);
  if (shown === 0) {
    return (
      <p>
        <Trans>No reviews yet.</Trans>
      </p>
    );
  }
  return (
    <>
      {shown < reviewCount && (
        <p className={css.quiet}>
          <Trans>
            {shown} of {all} ratings came with words. The latest are first.
          </Trans>
        </p>
      )}
      <Bands reviews={reviews} band={band} onChange={setBand} />
      <Written of={looked.slice(0, atOnce)} label={t`Latest reviews`} best={best} />
      {rest.length > 0 && (
        <Disclosure title={t`${plural(rest.length, { one: "# more review", other: "# more reviews" })}`}>
          <Written of={rest} label={t`Earlier reviews`} best={best} />
        </Disclosure>
      )}
    </>
  );
}

/** All that people say of something: in numbers first, then a few in words. */
export const Reviews = ({ of, best }: Best & { readonly of: Reviewed }) => (
  <>
    <ReviewSummary of={of} best={best} />
    <ReviewList of={of} best={best} />
  </>
);
