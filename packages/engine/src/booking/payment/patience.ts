import { isPast } from "../../kernel/deadline.ts";
import type { EpochMs } from "../../kernel/ports.ts";

/** How long, and how often, an order with an unknown outcome is asked about. */
export type Patience = {
  /** Between one inquiry and the next while it may be a matter of seconds. */
  readonly fastChecksMs: readonly number[];
  /** After that, for as long as somebody looks on. */
  readonly slowCheckMs: number;
  /** Then a person should look at it, with the order's reference; asking again stays possible. */
  readonly checksBeforeSupport: number;
  /** How much longer than the service itself an attempt is waited for. */
  readonly graceMs: number;
};

/** A minute and a half of quick questions, then a quarter of an hour of slow ones. */
export const paymentPatience: Patience = {
  fastChecksMs: [2000, 3000, 5000, 8000, 13_000, 20_000, 30_000],
  slowCheckMs: 60_000,
  checksBeforeSupport: 22,
  graceMs: 60_000,
};

/** A request's patience, and that of a card that is taken through the payment SDK. */
export const processTimeoutMs = 60_000;
export const sdkTimeoutMs = 90_000;

/** How long to wait before the next inquiry, after so many. */
export const waitAfterChecksMs = (checks: number, { fastChecksMs, slowCheckMs }: Patience): number =>
  fastChecksMs[checks] ?? slowCheckMs;

/**
 * When to ask again about what its payer has until an instant for. A service whose clock is behind the device's still says that it
 * waits for the payer when the device takes that instant for past: from then on it is asked as patiently as about anything else.
 */
export const askAgainAt = (until: EpochMs, nextCheckAt: EpochMs): EpochMs => Math.max(until, nextCheckAt);

export const isSoon = (checks: number, { fastChecksMs }: Patience): boolean => checks < fastChecksMs.length;

export const isHopeless = (
  checks: number,
  { checksBeforeSupport, graceMs }: Patience,
  { giveUpAt, now }: { readonly giveUpAt: EpochMs | null; readonly now: EpochMs },
): boolean => checks >= checksBeforeSupport || (giveUpAt !== null && isPast(giveUpAt + graceMs, now));
