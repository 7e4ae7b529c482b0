import type { EpochMs } from "@safar/engine";

const longestWaitMs = 24 * 60 * 60 * 1000;

/**
 * Milliseconds to wait by a Retry-After header, which holds whole seconds or an HTTP date; undefined when it holds neither.
 * At most a day, so that a service cannot put a caller to sleep for good.
 */
export const retryAfterMsOf = (header: string | null, serverNow: EpochMs): number | undefined => {
  const text = header?.trim() ?? "";
  if (text === "") return undefined;
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - serverNow;
  return Number.isFinite(waitMs) ? Math.min(Math.max(waitMs, 0), longestWaitMs) : undefined;
};
