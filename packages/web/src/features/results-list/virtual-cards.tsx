import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import * as css from "./virtual-cards.css.ts";

/**
 * A long list of cards, of which those in the window and a few beyond are in the page. Each says its place among all, and the
 * place that has the focus stays, however far the page is scrolled.
 */
export function VirtualCards({
  label,
  count,
  guess,
  card,
}: {
  label: string;
  count: number;
  /** What a card is about as high as, in pixels, until one has been measured. */
  guess: number;
  card: (place: number) => ReactNode;
}) {
  const list = useRef<HTMLOListElement>(null);
  const [margin, setMargin] = useState(0);
  const focused = useRef(-1);
  // Nothing is memoised on its functions: they are called as the list is drawn.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer<HTMLLIElement>({
    count,
    estimateSize: () => guess,
    overscan: 2,
    scrollMargin: margin,
    initialOffset: () => (typeof window === "undefined" ? 0 : window.scrollY),
    rangeExtractor: (range) => {
      const places = defaultRangeExtractor(range);
      const kept = focused.current;
      if (kept < 0 || kept >= range.count || places.includes(kept)) return places;
      return kept < range.startIndex ? [kept, ...places] : [...places, kept];
    },
  });
  // What stands above the list may grow and shrink.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => setMargin(Math.round(element.getBoundingClientRect().top + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes which of its cards has the focus
    <ol
      ref={list}
      role="list"
      aria-label={label}
      className={css.list}
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
          aria-setsize={count}
          aria-posinset={index + 1}
          className={css.item}
          style={{ transform: `translateY(${start - margin}px)` }}
        >
          {card(index)}
        </li>
      ))}
    </ol>
  );
}

/** The first cards, all of them drawn: for a page that has no script, or whose script has yet to come. */
export const PlainCards = ({
  label,
  count,
  card,
}: {
  label: string;
  count: number;
  card: (place: number) => ReactNode;
}) => (
  <ol role="list" aria-label={label} className={css.plain}>
    {Array.from({ length: count }, (_, place) => (
      <li key={place}>{card(place)}</li>
    ))}
  </ol>
);
