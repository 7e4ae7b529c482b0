import { assign, fromCallback, fromPromise, setup } from "xstate";
import type { PermitEvent } from "../../kernel/flow/permit.ts";
import { unprovided } from "../../kernel/flow/unprovided.ts";
import type { AttemptId, OrderRefId } from "../../kernel/ids.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import { otpMachine } from "../../queues/otp/otp.machine.ts";
import { withdrawalGuards } from "./withdrawal.guards.ts";
import {
  type Listed,
  learnAccepted,
  learnAccount,
  learnAmount,
  learnClear,
  learnNewcomer,
  learnOpened,
  learnOwn,
  learnRequest,
  learnStatus,
  learnTyped,
  nothingWrong,
  noWithdrawal,
} from "./withdrawal.learn.ts";
import type {
  CancelOutcome,
  OpenOutcome,
  PayoutAccount,
  RequestOutcome,
  WithdrawalContext,
  WithdrawalEvent,
  WithdrawalForm,
  WithdrawalInput,
  WithdrawalMeta,
  WithdrawalOutput,
  WithdrawalRequest,
} from "./withdrawal.types.ts";

const types: {
  readonly context?: WithdrawalContext;
  readonly events?: WithdrawalEvent;
  readonly input?: WithdrawalInput;
  readonly output?: WithdrawalOutput;
  readonly tags?: "busy" | "inflight" | "money" | "stable" | "terminal";
  readonly meta?: WithdrawalMeta;
  readonly children?: { code: "otp" };
} = {};

const missing = unprovided("withdrawalMachine");

export const withdrawalSetup = setup({
  types,
  actors: {
    open: fromPromise<OpenOutcome, void>(missing),
    list: fromPromise<Listed, void>(missing),
    /** Holds the lock for as long as it runs, and names the attempt. */
    permit: fromCallback<PermitEvent, void>(() => undefined),
    request: fromPromise<RequestOutcome, WithdrawalRequest>(missing),
    cancel: fromPromise<CancelOutcome, OrderRefId>(missing),
    otp: otpMachine,
    waitUntil: fromPromise<void, { readonly at: EpochMs }>(missing),
  },
  guards: withdrawalGuards,
  actions: {
    keep: assign(({ context }, values: Partial<WithdrawalForm>) => learnTyped(context, values)),
    learnOpened: assign(({ context }, outcome: OpenOutcome) => learnOpened(context, outcome)),
    learnAmount: assign(({ context }, typed: string) => learnAmount(context, typed)),
    learnAccount: assign(({ context }, { bank, iban, title, saved }: PayoutAccount) =>
      learnAccount(context, { bank, iban, title, saved }),
    ),
    learnAccepted: assign(({ context }) => learnAccepted(context)),
    /** The first permit names the intention; every later sending of it has the same name. */
    notePermit: assign(({ context }, attempt: AttemptId) => ({ attempt: context.attempt ?? attempt })),
    learnClear: assign((_, outcome: Listed) => learnClear(outcome)),
    learnNewcomer: assign((_, outcome: Listed) => learnNewcomer(outcome)),
    learnRequest: assign(({ context }, outcome: RequestOutcome) => learnRequest(context, outcome)),
    learnOwn: assign(({ context }, outcome: Listed) => learnOwn(context, outcome)),
    learnStatus: assign(({ context }, outcome: Listed) => learnStatus(context, outcome)),
    acceptFigures: assign(({ context: { withdrawal } }) => ({ ...nothingWrong, accepted: withdrawal })),
    /** The code counted, whatever the list can say about it yet. */
    noteSubmitted: assign(({ context: { withdrawal } }) => ({
      ...nothingWrong,
      withdrawal: withdrawal === null ? null : { ...withdrawal, status: "pending" as const },
    })),
    noteNotArrived: assign({ fields: {}, trouble: { type: "NOT_ARRIVED" } }),
    restartChecks: assign({ checks: 0 }),
    noteLeftUnknown: assign({ isLeftUnknown: true }),
    clearTrouble: assign(nothingWrong),
    forgetWithdrawal: assign({ ...nothingWrong, ...noWithdrawal }),
    reportFault: assign((_, detail: string) => ({
      fields: {},
      trouble: { type: "PROBLEM", problem: { kind: "malformed", detail, status: 0 } } as const,
    })),
  },
});
