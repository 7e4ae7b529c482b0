import { fromCallback, fromPromise } from "xstate";
import type { AttemptId, OrderRefId } from "../../kernel/ids.ts";
import type { Clock } from "../../kernel/ports.ts";
import { fromSecretPromise } from "../../kernel/secret-promise.ts";
import { waitUntilBy } from "../../kernel/wait-until.ts";
import { otpActors } from "../../queues/otp/otp.actors.ts";
import { otpMachine } from "../../queues/otp/otp.machine.ts";
import type { OtpService } from "../../queues/otp/otp.types.ts";
import { onceActor } from "../once-actor.ts";
import { checkCard } from "./card.ts";
import { processTimeoutMs, sdkTimeoutMs } from "./patience.ts";
import type { CardToTokenise } from "./payment.setup.ts";
import type {
  AttemptAnswer,
  BillOutcome,
  BillRequest,
  Inquired,
  InquiryOutcome,
  KeepOutcome,
  OptionsOutcome,
  PaymentEvent,
  PaymentLock,
  PaymentService,
  ProcessOutcome,
  ProcessRequest,
  TokeniseOutcome,
} from "./payment.types.ts";

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
export const paymentActors = ({ payments, codes, lock, clock, newAttemptId, keepFlow }: PaymentPorts) => ({
  inquire: fromPromise<Inquired, OrderRefId>(async ({ input, signal }) => {
    const outcome = await payments.inquire(input, signal).catch(() => noAnswer);
    return { ...outcome, now: clock.now() };
  }),
  readOptions: fromPromise<OptionsOutcome, OrderRefId>(({ input, signal }) => payments.options(input, signal)),
  bill: fromPromise<BillOutcome, BillRequest>(({ input, signal }) => payments.bill(input, signal)),
  tokenise: fromSecretPromise<TokeniseOutcome & { readonly save: boolean }, CardToTokenise>({
    run: async ({ card, save }, signal) => {
      const checked = checkCard(card, clock.now());
      if (!checked.ok) return { type: "INVALID", fields: checked.error, save };
      return { ...(await payments.tokenise(checked.value, signal)), save };
    },
    lost: { type: "PROBLEM", problem: { kind: "aborted" }, save: false },
  }),
  permit: fromCallback<PaymentEvent, OrderRefId, PaymentEvent>(({ input, sendBack }) => {
    let isOver = false;
    let release: (() => void) | null = null;
    const denied = () => {
      if (!isOver) sendBack({ type: "permit.denied" });
    };
    const decide = (held: (() => void) | null): void => {
      if (isOver) return held?.();
      if (held === null) return denied();
      release = held;
      sendBack({ type: "permit.granted", attempt: newAttemptId(), now: clock.now() });
    };
    void lock.acquire(input).then(decide, denied);
    return () => {
      isOver = true;
      release?.();
    };
  }),
  process: onceActor<ProcessOutcome, ProcessRequest>(clock, {
    run: (request, signal) => payments.process(request, signal),
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
