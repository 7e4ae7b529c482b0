/** The id of the bar with the sum of chosen seats and the way on. */
export const seatSumId = "seat-sum";

/** Brings a seat to where it is seen: also where the bar stands over the foot of the window. */
export const bringInSight = (id: string): void => {
  const seat = document.getElementById(id);
  const bar = document.getElementById(seatSumId);
  if (seat === null || bar === null) return;
  seat.scrollIntoView({ block: "nearest", inline: "nearest" });
  const [at, over] = [seat.getBoundingClientRect(), bar.getBoundingClientRect()];
  // Where there is room the bar stands beside the seats.
  const hidden = at.right > over.left && at.left < over.right ? at.bottom - over.top : 0;
  if (hidden > 0) window.scrollBy({ top: hidden + at.height });
};

/** What a seat is pushed along in; null where all of it is seen. */
const windowOf = (seat: HTMLElement): HTMLElement | null => {
  for (let at = seat.parentElement; at !== null; at = at.parentElement)
    if (at.scrollWidth > at.clientWidth && getComputedStyle(at).overflowX !== "visible") return at;
  return null;
};

/** Brings seats beside each other to where they are seen, the middle of them to the middle; nothing moves where all are seen. */
export const bringAllInSight = (ids: readonly string[]): void => {
  const seats = ids.flatMap((id) => document.getElementById(id) ?? []);
  const middle = seats[Math.floor(seats.length / 2)];
  if (middle === undefined) return;
  const seen = windowOf(middle)?.getBoundingClientRect();
  const isHidden = ({ left, right }: DOMRect) => seen !== undefined && (left < seen.left || right > seen.right);
  if (seats.some((seat) => isHidden(seat.getBoundingClientRect())))
    middle.scrollIntoView({ block: "nearest", inline: "center" });
  bringInSight(middle.id);
};
