import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type CurrencyCode, editions, type SearchView } from "@safar/engine";
import { VisuallyHidden } from "@safar/ui/layout";
import { ProgressBar } from "@safar/ui/progress-bar";
import { memo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { currencyName } from "../../i18n/currency-name.ts";
import * as css from "./answer-progress.css.ts";
import type { ResultsWords } from "./results-words.ts";

/** What was found so far: "3 flights", or "1 of 3 flights" where filters leave less; said to be the best where there could be more. */
export const useFoundWords = (
  { count, countBest = count }: Pick<ResultsWords, "count" | "countBest">,
  total: number,
  matching: number,
  hasMore: boolean,
): string => {
  const { t } = useLingui();
  const found = count(total);
  return matching < total ? t`${matching} of ${found}` : hasMore ? countBest(total) : found;
};

/** That amounts are converted, where what is paid is paid in another currency: they are only roughly right. */
function Converted({ from }: { from: CurrencyCode | null }) {
  const { edition, locale } = useFacts();
  const { defaultCurrency } = editions[edition];
  if (from === null || from === defaultCurrency) return null;
  const paidIn = currencyName(defaultCurrency, locale);
  return (
    <>
      {" · "}
      <Trans>Prices are approximate: you pay in {paidIn}</Trans>
    </>
  );
}

/** How many of those who sell have answered. Takes the same room while they do and after. */
export const AnswerProgress = memo(function AnswerProgress({
  view: { answered, busy, failed, providers },
  words,
  total,
  matching,
  hasMore,
  currency,
  hasHeadings,
}: {
  view: Pick<SearchView, "answered" | "busy" | "failed" | "providers">;
  words: ResultsWords;
  /** Of all that are known, before filtering and after. */
  total: number;
  matching: number;
  /** Whether there could be more. */
  hasMore: boolean;
  /** Which prices are in; null while none came. */
  currency: CurrencyCode | null;
  /** Whether each result has a heading: then what stands above them is none. */
  hasHeadings: boolean;
}) {
  const { t } = useLingui();
  const found = useFoundWords(words, total, matching, hasMore);
  const done = answered.length;
  const asked = providers.length;
  // One who answers alone has no progress to tell of, and what came with the page is there already.
  const isComing = total === 0 ? busy || asked === 0 : busy && asked > 1;
  const progress = asked > 1 ? t`${done} of ${asked} answered` : t`Starting`;
  return (
    <div className={css.progress}>
      {isComing ? (
        <ProgressBar
          label={total === 0 ? words.looking : t`${found} so far`}
          text={progress}
          value={done}
          max={Math.max(1, asked)}
        />
      ) : (
        <>
          {hasHeadings ? (
            <p className={css.found} id="found" tabIndex={-1} role="status">
              {found}
            </p>
          ) : (
            <h2 className={css.found} id="found" tabIndex={-1}>
              {found}
            </h2>
          )}
          <p className={css.note}>
            {failed.length === 0 ? (
              <>
                {words.prices}
                <Converted from={currency} />
              </>
            ) : (
              <Plural
                value={failed.length}
                one="# seller did not answer, so some results may be missing"
                other="# sellers did not answer, so some results may be missing"
              />
            )}
          </p>
        </>
      )}
      {(isComing || !hasHeadings) && (
        <VisuallyHidden as="p" role="status">
          {isComing ? (asked > 1 ? `${progress}. ${found}` : words.looking) : found}
        </VisuallyHidden>
      )}
    </div>
  );
});
