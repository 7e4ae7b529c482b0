import type { Clock, EpochMs } from "@safar/engine";

/** How an adapter learns the time, and how far the service's clock is ahead of it. */
export type Times = {
  readonly clock: Clock;
  /** Of the latest measurement; a service that was never heard is taken to agree with the clock. */
  readonly offsetMs?: (() => number) | undefined;
};

type Offset = Pick<Times, "offsetMs">;

/** Where nobody measures the service's clock: its instants are taken as they are written. */
export const unmeasured: Offset = {};

/** An instant of the service by the clock of who reads it. Every instant that an answer holds is read here. */
export const instantOf = (iso: string, { offsetMs }: Offset): EpochMs => Date.parse(iso) - (offsetMs?.() ?? 0);

export const instantOrNull = (iso: string | null, offset: Offset): EpochMs | null =>
  iso === null ? null : instantOf(iso, offset);

/** Where a service says how long, and not until when. */
export const fromNow = (ms: number, { clock }: Pick<Times, "clock">): EpochMs => clock.now() + ms;
