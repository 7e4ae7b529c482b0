/** The day that is so many days from now, as addresses and date fields write it: `2026-12-22`. In UTC. */
export const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const friday = 5;

/** The first day from so many days from now on that is no Friday, when halls are full in both countries. */
export const quietDayFrom = (days: number): string => {
  const day = dayIn(days);
  return new Date(day).getUTCDay() === friday ? dayIn(days + 1) : day;
};
