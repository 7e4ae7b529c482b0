import { useLingui } from "@lingui/react/macro";
import type { Abouts, Money, ResultFilters, Results, ResultView, SavedOffer, SearchText } from "@safar/engine";
import { useRouterState } from "@tanstack/react-router";
import { type ComponentProps, useEffect, useMemo, useRef } from "react";
import { useFacts, usePagePath } from "../../app/addresses/page-path.ts";
import { isolated } from "../../i18n/isolated.ts";
import { formatShortDays } from "../../i18n/short-days.ts";
import { useWrittenMoney } from "../amounts/amount.tsx";
import { useChangeWords } from "../saved/change-words.ts";
import { KeepPage } from "../saved/keep-page.tsx";
import * as css from "../saved/save-button.css.ts";
import { changeSinceSaved, SaveButton, useSavedOnAnyDay } from "../saved/save-button.tsx";
import { SaveNotice } from "../saved/save-notice.tsx";
import type { SavedLook, SearchShown } from "../saved/saved-look.ts";
import { type SaveNews, savedOfferOf, soughtHash } from "../saved/saving.ts";
import { WatchPrice } from "../saved/watch-price.tsx";
import type { ResultsKind } from "./results-kind.ts";
import { Sought } from "./sought.tsx";
import { queryWith } from "./view-address.ts";

type Pricing<Of extends Abouts> = {
  readonly kind: Pick<ResultsKind<never, never, Of, string>, "pricedBy"> & {
    readonly results: Pick<Results<never, Of, string>, "decode" | "encode" | "parameters" | "sorts">;
  };
  readonly filters: ResultFilters<Of>;
  readonly search: SearchText;
};

/** The search of a page as it is found again, with the part of its view that prices go by. */
const useSearchShown = <Of extends Abouts>(
  results: Pricing<Of>["kind"]["results"],
  search: SearchText,
  pricing: string,
): SearchShown => {
  const path = usePagePath();
  const query = useRouterState({ select: ({ location }) => location.searchStr });
  return useMemo(
    () => ({
      href: `${path}${queryWith(results, query, results.decode(pricing))}`.replace(/\?$/, ""),
      search: pricing === "" ? search : `${search}&${pricing}`,
    }),
    [path, pricing, query, results, search],
  );
};

/** What a card says that somebody has come for: that it is saved, or for which other days; null until the device tells. */
const useSoughtMark = (offer: Omit<SavedOffer, "at">): string | null => {
  const { t } = useLingui();
  const { locale } = useFacts();
  const write = useWrittenMoney();
  const changeWords = useChangeWords();
  const kept = useSavedOnAnyDay(offer);
  if (kept === undefined) return null;
  if (kept === null) return t`You opened this one`;
  const { first, key, last, price } = kept;
  if (key === offer.key) {
    const change = changeSinceSaved(kept, offer);
    return change === null ? t`Saved by you` : changeWords(change);
  }
  if (first === "") return t`Saved for another day`;
  const days = isolated(formatShortDays(first, last, locale));
  const then = price && write(price);
  return [t`Saved for ${days}`, ...(then ? [t`${then} then`] : [])].join(" · ");
};

/** Marks the card that stands about it as the one that somebody has come for. */
function SoughtMark({ offer }: { readonly offer: Omit<SavedOffer, "at"> }) {
  const place = useRef<HTMLSpanElement>(null);
  const mark = useSoughtMark(offer);
  useEffect(() => {
    const button = place.current?.parentElement;
    const card = button?.closest<HTMLElement>("article") ?? button?.parentElement;
    if (mark === null || !card) return undefined;
    card.dataset["sought"] = mark;
    // A long list draws other rows with the elements of those that have gone.
    return () => {
      delete card.dataset["sought"];
    };
  }, [mark]);
  return <span ref={place} hidden />;
}

function SaveRow<Held, Row, Of extends Abouts>({
  kind,
  filters,
  search,
  look,
  row,
  held,
  price,
  onNews,
}: Pricing<Of> & {
  readonly look: SavedLook<Held, Row>;
  readonly row: Row;
  readonly held: Held;
  readonly price: Money | null;
  readonly onNews: (news: SaveNews) => void;
}) {
  const shown = useSearchShown(kind.results, search, kind.pricedBy?.(filters) ?? "");
  const offer = useMemo(() => savedOfferOf(look, shown, row, held, price), [look, shown, row, held, price]);
  return (
    offer && (
      <span className={look.hasPicture ? css.overPicture : css.onCard}>
        <SaveButton offer={offer} onNews={onNews} />
        {window.location.hash === soughtHash(offer) && <SoughtMark offer={offer} />}
      </span>
    )
  );
}

/** Of a list that is filtered the least of what is in sight is kept, with its filters. */
function Watch<Held, Row, Of extends Abouts, Table extends { readonly rows: readonly Row[] }>({
  kind,
  filters,
  search,
  table,
  ...rest
}: Pricing<Of> & {
  readonly kind: { readonly results: { select(table: Table, view: ResultView<Of, string>): Uint32Array } };
  readonly table: Table;
} & Omit<ComponentProps<typeof WatchPrice<Held, Row>>, "isNarrowed" | "places" | "rows" | "shown">) {
  const { results } = kind;
  const [usual = ""] = results.sorts;
  const view = useMemo(() => ({ filters, sort: usual }), [filters, usual]);
  const written = results.encode(view);
  const shown = useSearchShown(results, search, written);
  const places = useMemo(() => results.select(table, view), [results, table, view]);
  // What is saved by its own page is compared there.
  return (
    rest.look.shownOf === undefined && (
      <WatchPrice
        key={shown.href}
        {...rest}
        shown={shown}
        rows={table.rows}
        places={places}
        isNarrowed={written !== (kind.pricedBy?.(filters) ?? "")}
      />
    )
  );
}

/** What a page of results, or of an offer, fetches once somebody is at it. */
export const savingParts = { Row: SaveRow, Sought, Notice: SaveNotice, Watch, Page: KeepPage };
