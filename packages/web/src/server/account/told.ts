import type { EpochMs } from "@safar/engine";

/** An outcome and when it was told, by this server's clock: its instants mean nothing on a device whose clock is another. */
export type Told<Outcome> = { readonly at: EpochMs; readonly outcome: Outcome };

export const told = <Outcome>(outcome: Outcome): Told<Outcome> => ({ at: Date.now(), outcome });
