import { fromPromise } from "xstate";
import { onceActor } from "../../kernel/flow/once-actor.ts";
import { permitActor } from "../../kernel/flow/permit.ts";
import { fromSecretPromise } from "../../kernel/flow/secret-promise.ts";
import { waitUntilBy } from "../../kernel/flow/wait-until.ts";
import type { AttemptId, OrderRefId } from "../../kernel/ids.ts";
import type { Clock } from "../../kernel/ports.ts";
import { otpActors } from "../../queues/otp/otp.actors.ts";
import { otpMachine } from "../../queues/otp/otp.machine.ts";
import type { OtpService } from "../../queues/otp/otp.types.ts";
import { checkCard } from "./card.ts";
import { processTimeoutMs, sdkTimeoutMs } from "./patience.ts";
import { createPatientLock } from "./patient-lock.ts";
import type {
  AttemptAnswer,
  BillOutcome,
  BillRequest,
  Inquired,
  InquiryOutcome,
  KeepOutcome,
  OptionsOutcome,
  PaymentLock,
  PaymentService,
  ProcessOutcome,
  ProcessRequest,
  TokeniseOutcome,
} from "./payment.service.ts";
import type { CardToTokenise } from "./payment.setup.ts";

export type PaymentPorts = {
  readonly payments: PaymentService;
  /** Sends an attempt's code again and verifies it: the request is the attempt's id, its `reference` the order's. */
  readonly codes: OtpService;
  readonly lock: PaymentLock;
  readonly clock: Clock;
  readonly newAttemptId: () => AttemptId;
  /** Resolves once the flow, as it stands, is where a reload finds it; false when it could not be kept. */
  readonly keepFlow: (order: OrderRefId) => Promise<boolean>;
};

const noAnswer: InquiryOutcome = {
  type: "PROBLEM",
  problem: { kind: "malformed", detail: "the inquiry failed", status: 0 },
};

/** What the machine needs: `paymentMachine.provide({ actors: paymentActors(ports) })`. */
export const paymentActors = ({ payments, codes, lock, clock, newAttemptId, keepFlow }: PaymentPorts) =>
  paymentActorsUnder(createPatientLock(lock, clock), { payments, codes, clock, newAttemptId, keepFlow });

const paymentActorsUnder = (
  lock: ReturnType<typeof createPatientLock>,
  { payments, codes, clock, newAttemptId, keepFlow }: Omit<PaymentPorts, "lock">,
) => ({
  inquire: fromPromise<Inquired, OrderRefId>(async ({ input, signal }) => {
    const outcome = await payments.inquire(input, signal).catch(() => noAnswer);
    lock.heard(input, outcome);
    return { ...outcome, now: clock.now() };
  }),
  readOptions: fromPromise<OptionsOutcome, OrderRefId>(({ input, signal }) => payments.options(input, signal)),
  renewHold: fromPromise<OptionsOutcome, OrderRefId>(({ input, signal }) => payments.renewHold(input, signal)),
  bill: fromPromise<BillOutcome, BillRequest>(({ input, signal }) => payments.bill(input, signal)),
  tokenise: fromSecretPromise<TokeniseOutcome & { readonly save: boolean }, CardToTokenise>({
    run: async ({ card, save }, signal) => {
      const checked = checkCard(card, clock.now());
      if (!checked.ok) return { type: "INVALID", fields: checked.error, save };
      return { ...(await payments.tokenise(checked.value, signal)), save };
    },
    lost: { type: "PROBLEM", problem: { kind: "aborted" }, save: false },
  }),
  permit: permitActor(lock, { clock, newAttemptId }),
  process: onceActor<ProcessOutcome, ProcessRequest>(clock, {
    run: async (request, signal) => {
      lock.sent(request.order, request.attempt);
      const outcome = await payments.process(request, signal);
      if (outcome.type !== "UNKNOWN") lock.answered(request.order);
      return outcome;
    },
    lost: { type: "UNKNOWN" },
    timeoutMs: ({ flow }) => (flow === "sdk" ? sdkTimeoutMs : processTimeoutMs),
  }),
  answer: onceActor<ProcessOutcome, AttemptAnswer>(clock, {
    run: (answer, signal) => payments.answer(answer, signal),
    lost: { type: "UNKNOWN" },
    timeoutMs: processTimeoutMs,
  }),
  keepFlow: fromSecretPromise<KeepOutcome, OrderRefId>({
    run: async (order) => ({ type: (await keepFlow(order)) ? "KEPT" : "NOT_KEPT" }),
    lost: { type: "RELOADED" },
  }),
  otp: otpMachine.provide({ actors: otpActors(codes, clock) }),
  waitUntil: waitUntilBy(clock),
});
