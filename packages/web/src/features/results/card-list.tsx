import { type ReactNode, type Ref, startTransition, useEffect, useImperativeHandle, useRef, useState } from "react";
import * as css from "./card-list.css.ts";
import { pageTopOf } from "./page-top.ts";

export type CardListProps = {
  readonly label: string;
  /** Places of a table's rows, in the order to show. */
  readonly places: Uint32Array;
  readonly card: (place: number) => ReactNode;
};

/** What a screen asks of its list. */
export type ListParts = {
  /** How many of the first cards somebody at the list has in sight or above it; 0 when nobody is at it. */
  readonly seen: (isAt: boolean) => number;
  readonly toTop: () => void;
  /** Which card is at a height of the page, in pixels from its top: so many after the first. */
  readonly cardAt: (y: number) => number;
  /** At which height of the page a card begins; undefined where there is no such card. */
  readonly topOf: (index: number) => number | undefined;
  /** Brings the card that is so many cards after the first into the middle of the window. */
  readonly toCard: (index: number) => void;
};

/** As many cards as a page draws without a window around them. */
export const mostWhole = 30;

/** The first cards, all of them drawn: for a short list, until a long one has its window, and for a page without a script. */
export function CardList({
  label,
  places,
  card,
  most = mostWhole,
  atOnce = most,
  parts,
}: CardListProps & {
  readonly most?: number;
  /** So many are drawn before the others. */
  readonly atOnce?: number;
  readonly parts?: Ref<ListParts>;
}) {
  // Not `useDeferredValue`: where what it draws was deferred itself, that draws all of it at once.
  const [drawn, setDrawn] = useState(atOnce);
  useEffect(() => startTransition(() => setDrawn(most)), [most]);
  const list = useRef<HTMLOListElement>(null);
  const topOf = (index: number) => {
    const card = list.current?.children[index];
    return card && pageTopOf(card);
  };
  useImperativeHandle(parts, () => ({
    cardAt: (y) =>
      Math.max(
        0,
        places.findLastIndex((_, index) => (topOf(index) ?? y + 1) <= y),
      ),
    topOf,
    seen: (isAt) => {
      const tops = Array.from(list.current?.children ?? [], (one) => one.getBoundingClientRect().top);
      const isPast = (tops[0] ?? 0) < 0;
      return isAt || isPast ? tops.filter((top) => top < window.innerHeight).length : 0;
    },
    toTop: () => {
      if ((list.current?.getBoundingClientRect().top ?? 0) < 0) list.current?.scrollIntoView();
    },
    toCard: (index) => list.current?.children[index]?.scrollIntoView({ block: "center" }),
  }));
  return (
    <ol ref={list} role="list" aria-label={label} className={css.whole}>
      {Array.from(places.subarray(0, drawn), (row, place) => (
        <li key={place} aria-setsize={places.length} aria-posinset={place + 1}>
          {card(row)}
        </li>
      ))}
    </ol>
  );
}
