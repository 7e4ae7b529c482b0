/** How many letters must be put in, taken out or exchanged to make one text of another. */
export const editDistance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, sign] of one.split("").entries()) {
    const next = [at + 1];
    for (const [place, letter] of other.split("").entries()) {
      const change = (row[place] ?? 0) + (sign === letter ? 0 : 1);
      next.push(Math.min(change, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? other.length;
};
