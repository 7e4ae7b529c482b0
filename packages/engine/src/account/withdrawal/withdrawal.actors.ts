import { fromPromise } from "xstate";
import { onceActor } from "../../kernel/flow/once-actor.ts";
import { permitActor } from "../../kernel/flow/permit.ts";
import { waitUntilBy } from "../../kernel/flow/wait-until.ts";
import type { AttemptId, OrderRefId } from "../../kernel/ids.ts";
import type { Clock } from "../../kernel/ports.ts";
import { otpActors } from "../../queues/otp/otp.actors.ts";
import { otpMachine } from "../../queues/otp/otp.machine.ts";
import type { Listed } from "./withdrawal.learn.ts";
import type { WithdrawalLock, WithdrawalService } from "./withdrawal.service.ts";
import type { CancelOutcome, ListOutcome, OpenOutcome, RequestOutcome, WithdrawalRequest } from "./withdrawal.types.ts";

export type WithdrawalPorts = {
  readonly withdrawals: WithdrawalService;
  readonly lock: WithdrawalLock;
  readonly clock: Clock;
  /** A name that no other intention has; it must be hard to guess. */
  readonly newAttemptId: () => AttemptId;
};

/** What a request to the service may take, as long as any other. */
const requestTimeoutMs = 60_000;

const noAnswer: ListOutcome = {
  type: "PROBLEM",
  problem: { kind: "malformed", detail: "the list of withdrawals failed", status: 0 },
};

/** What the machine needs: `withdrawalMachine.provide({ actors: withdrawalActors(ports) })`. */
export const withdrawalActors = ({ withdrawals, lock, clock, newAttemptId }: WithdrawalPorts) => ({
  open: fromPromise<OpenOutcome, void>(async ({ signal }) => {
    const [options, listed] = await Promise.all([withdrawals.options(signal), withdrawals.list(signal)]);
    if (options.type !== "OPTIONS") return options;
    return listed.type === "LISTED" ? { ...listed, type: "OPENED", options: options.options } : listed;
  }),
  list: fromPromise<Listed, void>(async ({ signal }) => {
    const outcome = await withdrawals.list(signal).catch(() => noAnswer);
    return { ...outcome, now: clock.now() };
  }),
  permit: permitActor<void>(
    { acquire: () => lock.acquire(), giveBack: (_, release) => release() },
    { clock, newAttemptId },
  ),
  request: onceActor<RequestOutcome, WithdrawalRequest>(clock, {
    run: (request, signal) => withdrawals.request(request, signal),
    lost: { type: "UNKNOWN" },
    timeoutMs: requestTimeoutMs,
  }),
  cancel: onceActor<CancelOutcome, OrderRefId>(clock, {
    run: (withdrawal, signal) => withdrawals.cancel(withdrawal, signal),
    lost: { type: "UNKNOWN" },
    timeoutMs: requestTimeoutMs,
  }),
  otp: otpMachine.provide({ actors: otpActors(withdrawals.codes, clock) }),
  waitUntil: waitUntilBy(clock),
});
