import { attemptId, withdrawalActors, withdrawalMachine } from "@safar/engine";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { createKeptFlow } from "../../engine/flows/kept-flow.ts";
import { withdrawalLock, withdrawalService } from "../../engine/services/withdrawal.service.ts";
import { keepFlowsBy } from "./keep-flows-by.ts";

const machine = withdrawalMachine.provide({
  actors: withdrawalActors({
    withdrawals: withdrawalService,
    lock: withdrawalLock,
    clock: serverClock,
    newAttemptId: () => attemptId(crypto.randomUUID()),
  }),
});

/**
 * The withdrawal of one person in this tab. Every step is kept: what was on its way when a page went is asked about when it comes
 * back, and never sent again by itself.
 */
export const withdrawalFlowOf = keepFlowsBy((person) =>
  createKeptFlow({
    name: `withdrawal:${person}`,
    machine,
    schema: 2,
    onRestored: (actor) => actor.send({ type: "RESUME", now: serverClock.now() }),
  }),
);

export type WithdrawalFlow = ReturnType<typeof withdrawalFlowOf>;
