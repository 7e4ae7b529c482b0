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
