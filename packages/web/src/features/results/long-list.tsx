import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import * as css from "./card-list.css.ts";
import type { CardListProps, ListParts } from "./card-list.tsx";
import { pageTopOf } from "./page-top.ts";

const unfolded = "[aria-expanded=true], details[open]";

/**
 * A long list, of which the cards in the window and a few beyond are in the page. Each says its place among all, and the place that
 * has the focus stays, however far the page is scrolled. A place keeps its elements when another row takes it: sorting a list then
 * writes words, and builds nothing.
 */
export function LongList({
  label,
  places,
  card,
  typicalHeight,
  parts,
}: CardListProps & {
  /** Of a card, in pixels, until one has been measured. */
  readonly typicalHeight: number;
  readonly parts: Ref<ListParts>;
}) {
  const list = useRef<HTMLOListElement>(null);
  const [margin, setMargin] = useState(0);
  const focused = useRef(-1);
  // Nothing is memoised on its functions: they are called as the list is drawn.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer<HTMLLIElement>({
    count: places.length,
    // The same for all of them at all times: a card that is just as high is not noted, and would take whatever were reckoned later.
    estimateSize: () => typicalHeight,
    // The observer measures before anything is painted; asking the layout at once would make it happen twice.
    measureElement: (element, entry, { itemSizeCache }) => {
      const [box] = entry?.borderBoxSize ?? [];
      if (box === undefined) return itemSizeCache.get(Number(element.dataset.index)) ?? typicalHeight;
      return Math.round(box.blockSize);
    },
    overscan: 1,
    scrollMargin: margin,
    initialOffset: () => (typeof window === "undefined" ? 0 : window.scrollY),
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      const kept = focused.current;
      if (kept < 0 || kept >= range.count || shown.includes(kept)) return shown;
      return kept < range.startIndex ? [kept, ...shown] : [...shown, kept];
    },
  });

  // What stands above the list grows and shrinks while answers come.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => setMargin(pageTopOf(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  useImperativeHandle(parts, () => ({
    // As far as it was last scrolled to: asking the window would lay the page out for an answer that is known.
    seen: (isAt) => (isAt || (virtual.scrollOffset ?? 0) > margin ? (virtual.range?.endIndex ?? -1) + 1 : 0),
    toTop: () => {
      if (window.scrollY > margin) window.scrollTo({ top: Math.max(0, margin - 160) });
    },
    cardAt: (y) => virtual.getVirtualItemForOffset(y)?.index ?? 0,
    topOf: (index) => {
      const { start } = virtual.measurementsCache[index] ?? {};
      if (start === undefined || list.current === null) return undefined;
      return pageTopOf(list.current) + start - virtual.options.scrollMargin;
    },
    toCard: (index) => virtual.scrollToIndex(index, { align: "center" }),
  }));

  // A place that held an unfolded card is as high as any other once the order changes.
  useLayoutEffect(() => {
    const items = Array.from(list.current?.querySelectorAll<HTMLElement>("[data-index]") ?? []);
    if (!items.some((item) => item.querySelector(unfolded))) return;
    virtual.measure();
    // All places are reckoned anew before those in the page are as high as they are: no observer would tell.
    virtual.getTotalSize();
    for (const item of items) virtual.resizeItem(Number(item.dataset["index"]), Math.round(item.offsetHeight));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [places]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes which of its cards has the focus
    <ol
      ref={list}
      role="list"
      aria-label={label}
      className={css.long}
      style={{ blockSize: virtual.getTotalSize() }}
      onFocus={({ target }) => {
        focused.current = Number(target.closest("[data-index]")?.getAttribute("data-index") ?? -1);
      }}
      onBlur={() => {
        focused.current = -1;
      }}
    >
      {virtual.getVirtualItems().map(({ index, start }) => (
        <li
          key={index}
          ref={virtual.measureElement}
          data-index={index}
          aria-setsize={places.length}
          aria-posinset={index + 1}
          className={css.item}
          style={{ transform: `translateY(${start - margin}px)` }}
        >
          {card(places[index] ?? -1)}
        </li>
      ))}
    </ol>
  );
}
