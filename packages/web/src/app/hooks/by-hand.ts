/** Calls `act` whenever somebody presses, types or turns the wheel, or at another event of the window, until what it answers is called. */
export const byHand = (act: (event: Event) => void, ...others: readonly string[]): (() => void) => {
  const ends = new AbortController();
  for (const hand of ["keydown", "pointerdown", "wheel", ...others])
    addEventListener(hand, act, { passive: true, signal: ends.signal });
  return () => ends.abort();
};
