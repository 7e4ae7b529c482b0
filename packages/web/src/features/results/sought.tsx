import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { isReturning } from "../../app/hooks/use-navigation-manners.ts";
import { keyOfFlow, tabStorage } from "../../engine/flows/kept-flows.ts";
import type { SavedLook } from "../saved/saved-look.ts";
import { type SaveNews, savedWordsOf, soughtHash } from "../saved/saving.ts";

/** For so long a list that is complete is still laid out and measured. */
const settledMs = 2000;

const soughtCard = (): HTMLElement | null => document.querySelector("[data-sought]")?.closest("li") ?? null;

/** Whether a card can be opened and is not. */
const isClosed = (card: HTMLElement): boolean =>
  card.querySelector("[aria-expanded]") !== null && card.querySelector("[aria-expanded=true]") === null;

/** Whether the head of a card, with its price, stands clear of the header and high enough to be seen with what follows. */
const isInSight = (card: HTMLElement): boolean => {
  const { bottom, top } = card.getBoundingClientRect();
  const clear = Number.parseFloat(getComputedStyle(card).scrollMarginBlockStart) || 0;
  return top >= clear - 1 && (top <= window.innerHeight / 2 || bottom <= window.innerHeight);
};

/** Whether the document itself was come to by loading it anew, or by the browser's own ways back and forth. */
const isLoadedAnew = (): boolean =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => "type" in entry && (entry.type === "reload" || entry.type === "back_forward"));

const keptBelow = keyOfFlow("sought", null);

/** The same sought offer in its list, however that is looked at. */
const thisAddress = (): string => window.location.pathname + window.location.hash;

/** Keeps how far below the top of the sought card, in pixels, the window stands: what comes above it may be other another time. */
const keepBelow = (address: string, below: number): void => {
  try {
    tabStorage()?.setItem(keptBelow, `${Math.round(below)} ${address}`);
  } catch {
    // Full or forbidden.
  }
};

/** How far below it that was, when this address was left last; null where that is not known. */
const belowOf = (address: string): number | null => {
  const [below, of] = (tabStorage()?.getItem(keptBelow) ?? "").split(" ");
  return of === address ? Number(below) : null;
};

/** Brings a card that begins at a height of the page into sight, drawn or not. */
const standAt = (top: number): void => window.scrollTo({ top: top - window.innerHeight / 4, behavior: "instant" });

/**
 * Opens the offer that an address ends with, once it is there, and keeps it in sight until all have answered and are laid out, or
 * somebody moves by themselves: then it is theirs to be led to it. That it is looked for, and that it is not there, is said.
 */
export function Sought<Held, Row>({
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
  const [address] = useState(thisAddress);
  // Whoever comes back is led to where they left, and not to it.
  const [isReturn] = useState(() => isReturning() ?? isLoadedAnew());
  const [below] = useState(() => (isReturn ? belowOf(address) : null));
  const height = useRef<number | null>(null);
  const isFound = useRef(false);
  // What reads a page aloud has ways into the list that press no key.
  const isLeft = useEffectEvent(() => hasMoved() || document.activeElement?.closest("#offers") != null);
  const index = useMemo(() => {
    const isIt = (row: Row | undefined) => row !== undefined && soughtHash(savedWordsOf(look, row, held)) === sought;
    return sought === "" ? -1 : places.findIndex((place) => isIt(rows[place]));
  }, [held, look, places, rows, sought]);
  const isThere = index >= 0;
  const leave = useEffectEvent(() => {
    const top = isThere ? topOf(index) : undefined;
    if (top !== undefined) keepBelow(address, window.scrollY - top);
  });
  // The page is as it was until its last part has gone.
  useLayoutEffect(() => {
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  const goBack = (far: number) => {
    const top = topOf(index);
    if (top === undefined) return;
    const card = soughtCard();
    if (card !== null && !isClosed(card)) height.current = card.clientHeight;
    const reckoned = (topOf(index + 1) ?? Number.POSITIVE_INFINITY) - top;
    // A long list reckons what it has not drawn yet, lower than it is once it is open: what comes below would stand elsewhere.
    const isMeasured = height.current !== null && reckoned >= height.current - 1;
    if (isMeasured) window.scrollTo({ top: top + far, behavior: "instant" });
    else standAt(top);
  };
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
    return isReturn ? undefined : onNews(null);
  });
  useEffect(() => {
    tell(isThere || isComplete ? "MISSED" : "SOUGHT");
  }, [isThere, isComplete]);
  const keepInSight = useEffectEvent(() => {
    if (isLeft()) return;
    if (below === null) bring();
    else goBack(below);
  });
  useEffect(() => {
    if (!isThere || (isReturn && below === null) || isLeft()) return undefined;
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
  }, [below, isThere, isComplete, isReturn]);
  return null;
}
