import { assign, emit, fromCallback, fromPromise, setup } from "xstate";
import { checkPhone } from "../../kernel/fields/phone.ts";
import type { PermitEvent } from "../../kernel/flow/permit.ts";
import { unprovided } from "../../kernel/flow/unprovided.ts";
import type { AttemptId, OrderRefId } from "../../kernel/ids.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import { otpMachine } from "../../queues/otp/otp.machine.ts";
import type { CardEntry, Deductions, Instrument } from "./payment.domain.ts";
import { paymentGuards } from "./payment.guards.ts";
import {
  forgetAttempt,
  learnBill,
  learnInquiry,
  learnOptions,
  learnProcess,
  learnToken,
  nothingWrong,
} from "./payment.learn.ts";
import type {
  AttemptAnswer,
  BillOutcome,
  BillRequest,
  Inquired,
  KeepOutcome,
  OptionsOutcome,
  ProcessOutcome,
  ProcessRequest,
  TokeniseOutcome,
} from "./payment.service.ts";
import type {
  PaymentContext,
  PaymentEmitted,
  PaymentEvent,
  PaymentInput,
  PaymentMeta,
  PaymentOutput,
} from "./payment.types.ts";

const types: {
  readonly context?: PaymentContext;
  readonly events?: PaymentEvent;
  readonly emitted?: PaymentEmitted;
  readonly input?: PaymentInput;
  readonly output?: PaymentOutput;
  readonly tags?: "busy" | "inflight" | "money" | "stable" | "terminal";
  readonly meta?: PaymentMeta;
  readonly children?: { code: "otp" };
} = {};

const missing = unprovided("paymentMachine");

const fault = (detail: string): { readonly type: "PROBLEM"; readonly problem: Problem } => ({
  type: "PROBLEM",
  problem: { kind: "malformed", detail, status: 0 },
});

export type CardToTokenise = { readonly card: CardEntry; readonly save: boolean };

export const paymentSetup = setup({
  types,
  actors: {
    inquire: fromPromise<Inquired, OrderRefId>(missing),
    readOptions: fromPromise<OptionsOutcome, OrderRefId>(missing),
    renewHold: fromPromise<OptionsOutcome, OrderRefId>(missing),
    bill: fromPromise<BillOutcome, BillRequest>(missing),
    tokenise: fromPromise<TokeniseOutcome & { readonly save: boolean }, CardToTokenise>(missing),
    /** Holds the order's lock for as long as it runs, and names the attempt. */
    permit: fromCallback<PermitEvent, OrderRefId>(() => undefined),
    process: fromPromise<ProcessOutcome, ProcessRequest>(missing),
    answer: fromPromise<ProcessOutcome, AttemptAnswer>(missing),
    keepFlow: fromPromise<KeepOutcome, OrderRefId>(missing),
    otp: otpMachine,
    waitUntil: fromPromise<void, { readonly at: EpochMs }>(missing),
  },
  guards: paymentGuards,
  actions: {
    learnOptions: assign(({ context }, outcome: OptionsOutcome) => learnOptions(context, outcome)),
    learnBill: assign(({ context }, outcome: BillOutcome) => learnBill(context, outcome)),
    learnToken: assign((_, outcome: TokeniseOutcome & { readonly save: boolean }) => learnToken(outcome, outcome.save)),
    learnProcess: assign(({ context }, outcome: ProcessOutcome) => learnProcess(context, outcome)),
    learnInquiry: assign(({ context }, inquired: Inquired) => learnInquiry(context, inquired)),
    reportInquiry: assign((_, inquired: Inquired) => ({ trouble: inquired.type === "PROBLEM" ? inquired : null })),
    clearTrouble: assign(nothingWrong),
    chooseMethod: assign(({ context: { options } }, code: string) => ({
      ...nothingWrong,
      method: options?.methods.find((method) => method.code === code) ?? null,
      bill: null,
      instrument: { kind: "none" } as const,
    })),
    forgetMethod: assign({ ...nothingWrong, method: null, bill: null, instrument: { kind: "none" } }),
    changeDeductions: assign(({ context: { deductions } }, changes: Partial<Deductions>) => ({
      ...nothingWrong,
      deductions: { ...deductions, ...changes },
    })),
    payBy: assign((_, instrument: Instrument) => ({ ...nothingWrong, instrument })),
    payByMobile: assign(({ context }, typed: string) => {
      const checked = checkPhone(typed, context.dialCode);
      return checked.ok
        ? { ...nothingWrong, instrument: { kind: "mobile", mobile: checked.value } as const }
        : { trouble: null, fields: { mobile: checked.error } };
    }),
    wantMobile: assign(({ context }, typed: string) => {
      const checked = checkPhone(typed, context.dialCode);
      return checked.ok
        ? { ...nothingWrong, wantedMobile: checked.value }
        : { trouble: null, fields: { mobile: checked.error } };
    }),
    takeWantedMobile: assign(({ context: { instrument, wantedMobile } }) => ({
      ...forgetAttempt,
      instrument: wantedMobile === null ? instrument : ({ kind: "mobile", mobile: wantedMobile } as const),
    })),
    /** From here on the attempt may be known to the service. */
    noteAttempt: assign(({ context: { method, permitted } }, since: EpochMs) => ({
      ...nothingWrong,
      ...forgetAttempt,
      attempt: permitted === null ? null : { id: permitted, method: method?.code ?? "", since },
    })),
    notePermit: assign((_, permitted: AttemptId) => ({ permitted })),
    forgetAttempt: assign(forgetAttempt),
    restartChecks: assign({ checks: 0, nextCheckAt: 0, giveUpAt: null }),
    loseCard: assign({ fields: {}, trouble: { type: "CARD_LOST" } }),
    reportFault: assign((_, detail: string) => ({ trouble: fault(detail) })),
    noteLeft: assign((_, isUnknown: boolean) => ({ end: { type: "LEFT", isUnknown } as const })),
    noteExpired: assign({ end: { type: "EXPIRED" } }),
    noteReceived: assign({ end: ({ context }) => ({ type: "RECEIVED", booking: context.booking }) }),
    sendAway: emit(({ context: { need } }) => ({
      type: "navigate",
      url: need?.type === "REDIRECT" ? need.url : "",
    })),
  },
});
