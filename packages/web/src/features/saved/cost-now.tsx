import { Trans } from "@lingui/react/macro";
import {
  changeSince,
  type EpochMs,
  editions,
  type Money,
  offerMark,
  type SavedOffer,
  type SavedSearch,
  type WatchedPrice,
} from "@safar/engine";
import { Skeleton } from "@safar/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import pLimit from "p-limit";
import type { ReactNode } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { isSavedVertical } from "../../app/saved-verticals.ts";
import { type OfferNow, readOffersNow } from "../../calls/saved.calls.ts";
import { formatMoment } from "../../i18n/format.ts";
import { Amount } from "../amounts/amount.tsx";
import { useChangeWords } from "./change-words.ts";
import * as css from "./saved-page.css.ts";

/** Each is a search of its own. */
const asking = pLimit(2);
const staleMs = 10 * 60_000;

/** What a search finds today; undefined while it is asked, null where that could not be had. */
const useOffersNow = ({ search = "", vertical }: SavedSearch): readonly OfferNow[] | null | undefined => {
  const isKnown = search !== "" && isSavedVertical(vertical);
  const { data, isError } = useQuery({
    queryKey: ["offers now", vertical, search],
    queryFn: ({ signal }) =>
      isSavedVertical(vertical) ? asking(() => readOffersNow({ data: { vertical, search }, signal })) : null,
    enabled: isKnown,
    staleTime: staleMs,
    retry: false,
  });
  return isError || !isKnown ? null : data;
};

/** Three lines from the first moment on, so that nothing moves when the answer comes. */
function Lines({ price, change, then }: Readonly<Record<"price" | "change" | "then", ReactNode>>) {
  return (
    <>
      <span className={css.price}>{price}</span>
      <span className={css.change}>{change}</span>
      <span className={css.quiet}>{then}</span>
    </>
  );
}

type Known = { readonly price: Money | null; readonly at: EpochMs };

const useWhen = ({ at }: Known): string => {
  const { edition, locale } = useFacts();
  return formatMoment(at, locale, editions[edition].timeZone);
};

/** What something cost, where nobody can ask what it costs today. */
export function CostThen({ of, why = null }: { readonly of: Known; readonly why?: ReactNode }) {
  const when = useWhen(of);
  return <Lines price={of.price && <Amount of={of.price} />} change={why} then={<Trans>Seen {when}</Trans>} />;
}

/** What something costs today beside what it cost; `of` finds it among all that its search finds. */
function CostNow({
  of,
  known,
  last,
  find,
}: {
  readonly of: SavedSearch;
  readonly known: Known;
  /** As it was seen last: it is shown where today nobody answers. */
  readonly last: Known;
  readonly find: (all: readonly OfferNow[]) => Money | null;
}) {
  const all = useOffersNow(of);
  const changeWords = useChangeWords();
  const when = useWhen(known);
  const then = known.price ? (
    <Trans>
      <Amount of={known.price} /> on {when}
    </Trans>
  ) : (
    <Trans>Saved {when}</Trans>
  );
  if (all === null) return <CostThen of={last} why={<Trans>What it costs today could not be had.</Trans>} />;
  if (all === undefined)
    return <Lines price={<Skeleton width="6rem" />} change={<Trans>Asking what it costs today</Trans>} then={then} />;
  const now = find(all);
  if (now === null)
    return <Lines price={<Trans>No longer sold</Trans>} change={<Trans>See what else there is</Trans>} then={then} />;
  const change = known.price && changeSince(known.price, now);
  return (
    <Lines
      price={
        <Trans>
          <Amount of={now} /> <small>today</small>
        </Trans>
      }
      change={change && <span className={change.type === "LESS" ? css.good : undefined}>{changeWords(change)}</span>}
      then={then}
    />
  );
}

/** What a saved offer costs today. */
export function OfferCost({ of }: { readonly of: SavedOffer }) {
  const mark = offerMark(of);
  return (
    <CostNow
      of={of}
      known={of}
      last={of.latest ?? of}
      find={(all) => all.find((one) => one.mark === mark)?.price ?? null}
    />
  );
}

/** What the cheapest of a remembered search costs today. */
export function LeastCost({ of }: { readonly of: WatchedPrice }) {
  const leastOf = (all: readonly OfferNow[]) =>
    all.reduce<Money | null>(
      (least, { price }) => (least !== null && least.minor <= price.minor ? least : price),
      null,
    );
  return <CostNow of={of} known={of} last={{ price: of.latest, at: of.latestAt }} find={leastOf} />;
}
