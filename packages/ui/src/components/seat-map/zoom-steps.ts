type Size = { readonly width: number; readonly height: number };

/** How near a map is seen: at most as near as `most`, at least as far as all of it needs. */
export type ZoomRange = { readonly least: number; readonly most: number };

export const zoomWithin = ({ least, most }: ZoomRange, wished: number): number =>
  Math.min(most, Math.max(least, Math.round(wished * 1000) / 1000));

/** The range in which a map of a width is seen through a window of one. */
export const rangeOf = (window: number, content: number): ZoomRange => ({
  least: content <= 0 || window <= 0 ? 1 : Math.min(1, window / content),
  most: 2.5,
});

/** Seats of 28 and what is between them are then less than 24 apart: nearer than a finger tells them from each other. */
export const isFar = (zoom: number): boolean => zoom < 0.75;

/** What is written on seats is then smaller than can be read. */
export const isDim = (zoom: number): boolean => zoom < 0.8;

/** Seats of 35. */
const atHand = 1.25;

/** How near all of a map is seen at first: as near as a press would bring it, as long as it is all seen. */
export const fitted = (window: Size, content: Size): number => {
  const { least } = rangeOf(window.width, content.width);
  const near = Math.min(atHand, window.width / content.width, window.height / content.height);
  return near > least ? near : least;
};

export const nearer = (zoom: number): number => (isFar(zoom) ? atHand : zoom * 1.25);
export const further = (zoom: number): number => zoom * 0.8;

const steps: Readonly<Record<string, (zoom: number) => number>> = {
  "+": nearer,
  "=": nearer,
  "-": further,
  _: further,
  "0": () => 0,
};

type Key = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean; readonly altKey: boolean };

/** What a key does to how near it is seen; null for keys that do nothing. Those with Ctrl are the browser's. */
export const zoomByKey = ({ altKey, ctrlKey, key, metaKey }: Key, now: number, range: ZoomRange): number | null => {
  if (altKey || ctrlKey || metaKey) return null;
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return step === undefined ? null : zoomWithin(range, step(now));
};
