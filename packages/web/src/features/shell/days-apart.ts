const dayMs = 86_400_000;

/** How many days later one date is than another, whatever their hours. */
export const daysApart = (from: string, to: string): number =>
  (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / dayMs;
