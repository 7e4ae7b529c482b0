import { useLingui } from "@lingui/react/macro";
import type { FlightReferences, Itinerary, RefId } from "@safar/engine";
import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { paths } from "../../app/paths.ts";
import { OfferCard } from "./offer-card.tsx";
import * as css from "./offer-list.css.ts";

export type ListParts = {
  /** How many of the first offers somebody at the list has in sight or above it; 0 when nobody is at it. */
  readonly seen: () => number;
  readonly toTop: () => void;
};

/** What a card is about as high as, by its legs, until one has been measured. */
const guessOf = (legs: number): number => 150 + legs * 58;

/**
 * The offers in the window and a few beyond. Each says its place among all, and the place that has the focus stays, however far
 * the page is scrolled. A place keeps its elements when another offer takes it: sorting a list then writes words, and builds
 * nothing.
 */
export function OfferList({
  refId,
  itineraries,
  selected,
  references,
  onChoose,
  parts,
}: {
  refId: RefId;
  itineraries: readonly Itinerary[];
  /** Places in `itineraries`, in the order to show. */
  selected: Uint32Array;
  references: FlightReferences;
  onChoose: (itinerary: Itinerary) => void;
  parts: RefObject<ListParts>;
}) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const [margin, setMargin] = useState(0);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const focused = useRef(-1);

  const offerAt = (place: number) => itineraries[selected[place] ?? -1];
  const [first] = itineraries;
  const typical = useRef(guessOf(first?.legs.length ?? 1));
  // Nothing is memoised on its functions: they are called as the list is drawn.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer<HTMLLIElement>({
    count: selected.length,
    estimateSize: () => typical.current,
    // The observer measures before anything is painted; asking the layout at once would make it happen twice.
    measureElement: (element, entry, { itemSizeCache }) => {
      const [box] = entry?.borderBoxSize ?? [];
      const place = Number(element.dataset.index);
      if (box === undefined) return itemSizeCache.get(place) ?? typical.current;
      const size = Math.round(box.blockSize);
      if (element.querySelector("[aria-expanded=true]") === null) typical.current = size;
      return size;
    },
    overscan: 1,
    scrollMargin: margin,
    initialOffset: () => (typeof window === "undefined" ? 0 : window.scrollY),
    rangeExtractor: (range) => {
      const places = defaultRangeExtractor(range);
      const kept = focused.current;
      if (kept < 0 || kept >= range.count || places.includes(kept)) return places;
      return kept < range.startIndex ? [kept, ...places] : [...places, kept];
    },
  });

  // What stands above the list grows and shrinks while answers come.
  useLayoutEffect(() => {
    const element = list.current;
    const above = element?.parentElement;
    if (!element || !above) return undefined;
    const measure = () => setMargin(Math.round(element.getBoundingClientRect().top + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    parts.current = {
      seen: () => {
        const element = list.current;
        if (element === null) return 0;
        // As far as it was last scrolled to: asking the window would lay the page out for an answer that is known.
        const isAtIt = element.matches(":hover, :focus-within") || (virtual.scrollOffset ?? 0) > margin;
        return isAtIt ? (virtual.range?.endIndex ?? -1) + 1 : 0;
      },
      toTop: () => {
        if (window.scrollY > margin) window.scrollTo({ top: Math.max(0, margin - 160) });
      },
    };
    return () => {
      parts.current = { seen: () => 0, toTop: () => undefined };
    };
  }, [parts, virtual, margin]);

  // A place that held an unfolded card is as high as any other once the order changes.
  const hasUnfolded = open.size > 0;
  useLayoutEffect(() => {
    if (hasUnfolded) virtual.measure();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [selected]);

  const toggle = useCallback(({ id }: Itinerary) => {
    setOpen((before) => {
      const now = new Set(before);
      if (!now.delete(id)) now.add(id);
      return now;
    });
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes which of its cards has the focus
    <ol
      ref={list}
      role="list"
      aria-label={t`Flights found`}
      className={css.list}
      style={{ blockSize: virtual.getTotalSize() }}
      onFocus={({ target }) => {
        focused.current = Number(target.closest("[data-index]")?.getAttribute("data-index") ?? -1);
      }}
      onBlur={() => {
        focused.current = -1;
      }}
    >
      {virtual.getVirtualItems().map(({ index, start }) => {
        const itinerary = offerAt(index);
        return itinerary === undefined ? null : (
          <li
            key={index}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={selected.length}
            aria-posinset={index + 1}
            className={css.item}
            style={{ transform: `translateY(${start - margin}px)` }}
          >
            <OfferCard
              itinerary={itinerary}
              references={references}
              href={paths.flightItinerary(refId, itinerary.id)}
              onChoose={onChoose}
              isOpen={open.has(itinerary.id)}
              onToggle={toggle}
            />
          </li>
        );
      })}
    </ol>
  );
}

/** The first offers, all of them drawn: for a page that has no script, or whose script has yet to come. */
export function PlainOfferList({
  refId,
  itineraries,
  selected,
  references,
}: {
  refId: RefId;
  itineraries: readonly Itinerary[];
  selected: Uint32Array;
  references: FlightReferences;
}) {
  const { t } = useLingui();
  return (
    <ol role="list" aria-label={t`Flights found`} className={css.plain}>
      {Array.from(selected, (index) => {
        const itinerary = itineraries[index];
        return itinerary === undefined ? null : (
          <li key={itinerary.id}>
            <OfferCard
              itinerary={itinerary}
              references={references}
              href={paths.flightItinerary(refId, itinerary.id)}
            />
          </li>
        );
      })}
    </ol>
  );
}
