/** The day that is so many days from now, as addresses and date fields write it: `2026-12-22`. In UTC. */
export const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
