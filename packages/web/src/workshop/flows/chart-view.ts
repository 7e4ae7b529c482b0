type Size = { readonly width: number; readonly height: number };

const least = 0.15;
const most = 2;
const step = 1.25;
/** Below this, names can no longer be read. */
const legible = 0.7;

const within = (scale: number): number => Math.min(most, Math.max(least, scale));

/** The scale at which the whole chart is in sight; never larger than it was drawn. */
export const scaleOfAll = (chart: Size, frame: Size): number =>
  within(Math.min(1, frame.width / chart.width, frame.height / chart.height));

/** The scale to begin with: as wide as the frame as long as names can be read, else as it was drawn. */
export const firstScale = (chart: Size, frame: Size): number => {
  const wide = Math.min(1, frame.width / chart.width);
  return wide < legible ? 1 : wide;
};

/** One step nearer, or one step back. */
export const scaleAfter = (scale: number, direction: "in" | "out"): number =>
  within(direction === "in" ? scale * step : scale / step);

/** Where to scroll to, so that what was in the middle of the frame stays there. */
export const scrollAfter = (scroll: number, length: number, change: number): number =>
  (scroll + length / 2) * change - length / 2;
