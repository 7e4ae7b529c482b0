import type { EpochMs } from "@safar/engine";

/** It begins with a weekday; a platform reads dates into much that is none. */
const instantOf = (text: string): EpochMs => (/^[A-Z][a-z]{2,8},? /.test(text) ? Date.parse(text) : Number.NaN);

const longestWaitMs = 24 * 60 * 60 * 1000;

/**
 * Milliseconds to wait by a Retry-After header, which holds whole seconds or an HTTP date; undefined when it holds neither.
 * At most a day, so that a service cannot put a caller to sleep for good.
 */
export const retryAfterMsOf = (header: string | null, serverNow: EpochMs): number | undefined => {
  const text = header?.trim() ?? "";
  if (text === "") return undefined;
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : instantOf(text) - serverNow;
  return Number.isFinite(waitMs) ? Math.min(Math.max(waitMs, 0), longestWaitMs) : undefined;
};
