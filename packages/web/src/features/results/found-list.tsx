import type { ReactNode, Ref, RefObject } from "react";
import { CardList, type CardListProps, type ListParts, mostWhole } from "./card-list.tsx";
import { useLongList } from "./use-long-list.ts";
import { useMayReplace } from "./use-may-replace.ts";

/** Of cards that are found while the page is alive, as many as fill a screen are drawn at once: a press need not wait for the others. */
const mostAtOnce = 8;

/**
 * The list in its place: what stands where results are coming, until there are some; the whole list while it is short; a window
 * over it once it is long. One takes the place of the other when no press is under way.
 */
export function FoundList({
  place,
  isAlive,
  total,
  wasSent,
  coming,
  nothing,
  parts,
  ...cards
}: CardListProps & {
  readonly place: RefObject<HTMLElement | null>;
  readonly isAlive: boolean;
  /** Before filtering. */
  readonly total: number;
  /** Whether the page came with the results themselves. */
  readonly wasSent: boolean;
  readonly coming: ReactNode;
  /** Where the filters leave nothing. */
  readonly nothing: ReactNode;
  readonly parts: Ref<ListParts>;
}) {
  const mayReplace = useMayReplace(isAlive && total > 0, place);
  const long = useLongList(isAlive && total > mostWhole, place);
  const isLong = useMayReplace(long !== null, place);
  if (total === 0 || !(wasSent || mayReplace)) return coming;
  if (cards.places.length === 0) return nothing;
  return long !== null && isLong ? (
    <long.List {...cards} parts={parts} typicalHeight={long.typicalHeight} />
  ) : (
    <CardList {...cards} parts={parts} atOnce={wasSent ? mostWhole : mostAtOnce} />
  );
}
