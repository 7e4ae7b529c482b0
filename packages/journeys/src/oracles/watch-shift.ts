import type { Kit } from "./oracle.types.ts";

type Moved = {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
};

/** Chromium's own entry, which TypeScript's library does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly Moved[];
}

/** What has moved by itself since the document came. */
export type Shifts = {
  /** As browsers add it up; null where they do not. */
  total: number | null;
  /** Each with from where to where. */
  readonly parts: string[];
};

/** Adds up what moves by itself until somebody acts (`hasActed`). Handed to pages as text, so that all it needs is in its own body. */
export const watchShift = ({ nameOf }: Kit, hasActed: () => boolean): Shifts => {
  const shifts: Shifts = { total: null, parts: [] };
  const kind = "layout-shift";
  if (typeof PerformanceObserver !== "function" || !PerformanceObserver.supportedEntryTypes.includes(kind))
    return shifts;
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === kind;
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join();
  shifts.total = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(isShift)) {
      if (entry.hadRecentInput || hasActed()) continue;
      shifts.total = (shifts.total ?? 0) + entry.value;
      for (const { currentRect, node, previousRect } of entry.sources) {
        const element = node instanceof Element ? node : (node?.parentElement ?? null);
        shifts.parts.push(`${nameOf(element)} from ${place(previousRect)} to ${place(currentRect)}`);
      }
    }
  }).observe({ type: kind, buffered: true });
  return shifts;
};
