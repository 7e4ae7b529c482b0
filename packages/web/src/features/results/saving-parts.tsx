import { useLingui } from "@lingui/react/macro";
import type { Abouts, Money, ResultFilters, Results, ResultView, SearchText } from "@safar/engine";
import { useRouterState } from "@tanstack/react-router";
import { type ComponentProps, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { usePagePath } from "../../app/addresses/page-path.ts";
import { isReturning } from "../../app/hooks/use-navigation-manners.ts";
import { KeepPage } from "../saved/keep-page.tsx";
import * as css from "../saved/save-button.css.ts";
import { SaveButton } from "../saved/save-button.tsx";
import { SaveNotice } from "../saved/save-notice.tsx";
import type { SavedLook, SearchShown } from "../saved/saved-look.ts";
import { type SaveNews, savedOfferOf, savedWordsOf, soughtHash } from "../saved/saving.ts";
import { WatchPrice } from "../saved/watch-price.tsx";
import type { ResultsKind } from "./results-kind.ts";
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
  const { t } = useLingui();
  const shown = useSearchShown(kind.results, search, kind.pricedBy?.(filters) ?? "");
  const offer = useMemo(() => savedOfferOf(look, shown, row, held, price), [look, shown, row, held, price]);
  const place = useRef<HTMLSpanElement>(null);
  const isSought = offer !== null && window.location.hash === soughtHash(offer);
  const mark = t`Saved by you`;
  useEffect(() => {
    const card = place.current?.closest<HTMLElement>("article") ?? place.current?.parentElement;
    if (!isSought || !card) return undefined;
    card.dataset["sought"] = mark;
    // A long list draws other rows with the elements of those that have gone.
    return () => {
      delete card.dataset["sought"];
    };
  }, [isSought, mark]);
  return (
    offer && (
      <span ref={place} className={look.hasPicture ? css.overPicture : css.onCard}>
        <SaveButton offer={offer} isLookedAt={isSought} onNews={onNews} />
      </span>
    )
  );
}

/** For so long a list that is complete is still laid out and measured. */
const settledMs = 2000;

const soughtCard = (): HTMLElement | null => document.querySelector("[data-sought]")?.closest("li") ?? null;

/** Whether the head of a card, with its price, stands clear of the header and high enough to be seen with what follows. */
const isInSight = (card: HTMLElement): boolean => {
  const { bottom, top } = card.getBoundingClientRect();
  const clear = Number.parseFloat(getComputedStyle(card).scrollMarginBlockStart) || 0;
  return top >= clear - 1 && (top <= window.innerHeight / 2 || bottom <= window.innerHeight);
};

/** Whether a card that begins at a height of the page begins in the window, below the bars at its top. */
const beginsInSight = (top: number): boolean => {
  const below = top - window.scrollY;
  return below >= window.innerHeight / 7 && below < window.innerHeight;
};

/** Brings such a card into sight, drawn or not. */
const standAt = (top: number): void => window.scrollTo({ top: top - window.innerHeight / 4, behavior: "instant" });

/**
 * Opens the offer that an address ends with, once it is there, and keeps it in sight until all have answered and are laid out, or
 * somebody moves by themselves: then it is theirs to be led to it. That it is looked for, and that it is not there, is said.
 */
function Sought<Held, Row>({
  look,
  held,
  rows,
  places,
  isComplete,
  hasMoved,
  idOf,
  onOpen,
  onNews,
  topOf,
}: {
  readonly look: SavedLook<Held, Row>;
  readonly held: Held;
  readonly rows: readonly Row[];
  /** Those that are listed. */
  readonly places: Uint32Array;
  readonly isComplete: boolean;
  readonly hasMoved: () => boolean;
  readonly idOf: (row: Row) => string;
  readonly onOpen: (id: string) => void;
  readonly onNews: (news: SaveNews | null) => void;
  /** At which height of the page its card begins, by its place in the list, even while it is too far away to be drawn. */
  readonly topOf: (index: number) => number | undefined;
}) {
  const [sought] = useState(() => window.location.hash);
  // Whoever comes back is where they left.
  const [isReturn] = useState(isReturning);
  const isFound = useRef(false);
  // What reads a page aloud has ways into the list that press no key.
  const isLeft = useEffectEvent(() => hasMoved() || document.activeElement?.closest("#offers") != null);
  const index = useMemo(() => {
    const isIt = (row: Row | undefined) => row !== undefined && soughtHash(savedWordsOf(look, row, held)) === sought;
    return sought === "" ? -1 : places.findIndex((place) => isIt(rows[place]));
  }, [held, look, places, rows, sought]);
  const isThere = index >= 0;
  const bring = () => {
    const card = soughtCard();
    const top = card === null ? topOf(index) : undefined;
    if (card !== null && !isInSight(card)) card.scrollIntoView();
    if (top !== undefined) standAt(top);
  };
  const show = (id: string) => {
    // They may have opened it by themselves.
    if (soughtCard()?.querySelector("[aria-expanded=true]") == null) onOpen(id);
    bring();
  };
  const tell = useEffectEvent((absent: "SOUGHT" | "MISSED") => {
    if (sought === "" || isFound.current) return;
    const row = rows[places[index] ?? -1];
    if (row === undefined) return isReturn ? undefined : onNews({ type: absent });
    isFound.current = true;
    // Nothing moves under the hand of whoever is at the list already.
    if (!isReturn && isLeft()) return onNews({ type: "FOUND", show: () => show(idOf(row)) });
    onOpen(idOf(row));
    if (!isReturn) return onNews(null);
    // They stand where they left it. Whoever left from its foot is led back there (`useListPlace`) once it is drawn, and as high as it was.
    const top = topOf(index) ?? 0;
    const isNear = Math.abs(window.scrollY - top) < window.innerHeight;
    if (isNear && !beginsInSight(top) && !isLeft()) standAt(top);
    return undefined;
  });
  useEffect(() => {
    tell(isThere || isComplete ? "MISSED" : "SOUGHT");
  }, [isThere, isComplete]);
  const keepInSight = useEffectEvent(() => {
    if (!isLeft()) bring();
  });
  useEffect(() => {
    if (!isThere || isReturn || isLeft()) return undefined;
    // The place where the list was left another time is not what they come for.
    window.dispatchEvent(new Event("sought"));
    // What comes above it, and it itself, change how high the page is.
    const sizes = new ResizeObserver(keepInSight);
    const marks = new MutationObserver(keepInSight);
    const stop = () => {
      sizes.disconnect();
      marks.disconnect();
    };
    const settled = isComplete ? setTimeout(stop, settledMs) : undefined;
    sizes.observe(document.body);
    marks.observe(document.body, { subtree: true, attributeFilter: ["data-sought"] });
    keepInSight();
    return () => {
      clearTimeout(settled);
      stop();
    };
  }, [isThere, isComplete, isReturn]);
  return null;
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
