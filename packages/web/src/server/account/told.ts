import type { EpochMs } from "@safar/engine";

/** An outcome and when it was told. Its instants are by this server's clock, and so is the time that the browser goes by. */
export type Told<Outcome> = { readonly at: EpochMs; readonly outcome: Outcome };

export const told = <Outcome>(outcome: Outcome): Told<Outcome> => ({ at: Date.now(), outcome });
