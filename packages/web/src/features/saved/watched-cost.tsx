import { Trans } from "@lingui/react/macro";
import { changeSince, editions, type Money, type WatchedPrice } from "@safar/engine";
import { useQuery } from "@tanstack/react-query";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatMoment } from "../../i18n/format.ts";
import { Amount } from "../amounts/amount.tsx";
import { useChangeWords } from "./change-words.ts";
import type { GuideOf } from "./saved-look.ts";
import * as css from "./saved-page.css.ts";

const staleMs = 10 * 60_000;

/** How what has become of a price looks. */
export const toneOf = ({ type }: ReturnType<typeof changeSince>): string => (type === "LESS" ? css.good : css.quiet);

/**
 * What has become of the price by the calendar: asked once, and no search is made for it. Its own figure is not said: it adds up ways that
 * are rounded each for itself, for one adult, and would stand a little beside what the search says.
 */
function Guide({ of: { key, href }, then, guideOf }: { of: WatchedPrice; then: Money; guideOf: GuideOf }) {
  const changeWords = useChangeWords();
  const { data: now } = useQuery({
    queryKey: ["guide", key],
    queryFn: () => guideOf(href.split("?")[1] ?? ""),
    staleTime: staleMs,
    retry: false,
  });
  const change = now ? changeSince(then, now) : null;
  return (
    <span className={change ? toneOf(change) : css.quiet}>
      {now === undefined ? (
        <Trans>Looking at the calendar of fares</Trans>
      ) : change === null ? (
        <Trans>The calendar says nothing of these days now.</Trans>
      ) : (
        <Trans>Calendar of fares today: {changeWords(change)}</Trans>
      )}
    </span>
  );
}

/** What a remembered price was when it was last looked at, what has become of it since, and what the calendar says today. */
export function WatchedCost({
  of: watched,
  guideOf,
}: {
  readonly of: WatchedPrice;
  readonly guideOf: GuideOf | undefined;
}) {
  const { edition, locale } = useFacts();
  const changeWords = useChangeWords();
  const { guide, latest, latestAt, price, at } = watched;
  const when = formatMoment(latestAt, locale, editions[edition].timeZone);
  const change = changeSince(price, latest);
  return (
    <>
      <Amount of={latest} className={css.price} />
      <span className={css.quiet}>
        <Trans>Lowest price, {when}</Trans>
      </span>
      {latestAt > at && <span className={toneOf(change)}>{changeWords(change)}</span>}
      {guide && guideOf && <Guide of={watched} then={guide} guideOf={guideOf} />}
    </>
  );
}
