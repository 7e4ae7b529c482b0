/** How near a map is seen: at most as near as `most`, at least as far as all of it needs. */
export type ZoomRange = { readonly least: number; readonly most: number };

export const zoomWithin = ({ least, most }: ZoomRange, wished: number): number =>
  Math.min(most, Math.max(least, Math.round(wished * 1000) / 1000));

/** The range in which a map of a width is seen through a window of one. */
export const rangeOf = (window: number, content: number): ZoomRange => ({
  least: content <= 0 || window <= 0 ? 1 : Math.min(1, window / content),
  most: 2.5,
});

/** Near enough to press: seats of 28 are then at least 24, the least that a finger finds. */
export const firstZoom = (range: ZoomRange): number => zoomWithin(range, Math.max(range.least, 6 / 7));

const steps: Readonly<Record<string, number>> = { "+": 1.25, "=": 1.25, "-": 0.8, _: 0.8 };

type Key = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean; readonly altKey: boolean };

/** What a key does to how near it is seen; null for keys that do nothing. Those with Ctrl are the browser's. */
export const zoomByKey = ({ altKey, ctrlKey, key, metaKey }: Key, now: number, range: ZoomRange): number | null => {
  if (altKey || ctrlKey || metaKey) return null;
  if (key === "0") return firstZoom(range);
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return step === undefined ? null : zoomWithin(range, now * step);
};
