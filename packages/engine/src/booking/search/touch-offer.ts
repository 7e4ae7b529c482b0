import { isPast } from "../../kernel/deadline.ts";
import type { OfferId } from "../../kernel/ids.ts";
import type { Clock, EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";

export type TouchOutcome =
  | { readonly type: "ALIVE"; readonly expiresAt: EpochMs }
  | { readonly type: "GONE" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

type Session = {
  readonly expiresAt: EpochMs;
  readonly offers: readonly { readonly id: OfferId }[];
  readonly clock: Clock;
};

/** Makes a session last longer by reading its first offer. With none to read there is no call that would. */
export const touchOffer = async (
  { clock, expiresAt, offers: [first] }: Session,
  touch: (offer: OfferId) => Promise<TouchOutcome>,
): Promise<TouchOutcome> => {
  if (first !== undefined) return touch(first.id);
  return isPast(expiresAt, clock.now()) ? { type: "GONE" } : { type: "ALIVE", expiresAt };
};
