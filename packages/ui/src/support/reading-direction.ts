/** 1 where lines start on the left, -1 where they start on the right. */
export const readingDirection = (element: Element): 1 | -1 => (getComputedStyle(element).direction === "rtl" ? -1 : 1);

/**
 * Where a key moves within a row or a column of `count` items; `undefined` if the key does not move.
 * Left and right follow the reading direction, and both ends meet.
 */
export function moveByKey(event: { key: string; currentTarget: Element }, from: number, count: number) {
  const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step !== undefined) {
    const sideways = event.key === "ArrowRight" || event.key === "ArrowLeft";
    const signed = sideways ? step * readingDirection(event.currentTarget) : step;
    return (from + signed + count) % count;
  }
  if (event.key === "Home") return 0;
  if (event.key === "End") return count - 1;
  return undefined;
}
