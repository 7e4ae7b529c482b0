/** The id of the bar with the sum of chosen seats and the way on. */
export const seatSumId = "seat-sum";

/** What a seat is pushed along in; null where all of it is seen. */
const windowOf = (seat: HTMLElement): HTMLElement | null => {
  for (let at = seat.parentElement; at !== null; at = at.parentElement)
    if (at.scrollWidth > at.clientWidth && getComputedStyle(at).overflowX !== "visible") return at;
  return null;
};

/** Whether a seat is seen as far as what it is pushed along in goes. */
const isWithin = (seat: HTMLElement): boolean => {
  const { left, right } = seat.getBoundingClientRect();
  const seen = windowOf(seat)?.getBoundingClientRect();
  return seen === undefined || (left >= seen.left && right <= seen.right);
};

/** Whether all of a seat is seen, but for a bar over the foot of the window. */
const isSeen = (seat: HTMLElement): boolean => {
  const { bottom, top } = seat.getBoundingClientRect();
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  return isWithin(seat) && top >= header && bottom <= window.innerHeight;
};

/** Brings a seat to where it is seen, and moves nothing where it is: also where the bar stands over the foot of the window. */
export const bringInSight = (id: string): void => {
  const seat = document.getElementById(id);
  const bar = document.getElementById(seatSumId);
  if (seat === null || bar === null) return;
  if (!isSeen(seat)) seat.scrollIntoView({ block: "nearest", inline: "nearest" });
  const [at, over] = [seat.getBoundingClientRect(), bar.getBoundingClientRect()];
  // Where there is room the bar stands beside the seats.
  const hidden = at.right > over.left && at.left < over.right ? at.bottom - over.top : 0;
  if (hidden > 0) window.scrollBy({ top: hidden + at.height });
};

/** Brings seats beside each other to where they are seen, the middle of them to the middle; nothing moves where all are seen. */
export const bringAllInSight = (ids: readonly string[]): void => {
  const seats = ids.flatMap((id) => document.getElementById(id) ?? []);
  const middle = seats[Math.floor(seats.length / 2)];
  if (middle === undefined) return;
  if (!seats.every(isWithin)) middle.scrollIntoView({ block: "nearest", inline: "center" });
  bringInSight(middle.id);
};
