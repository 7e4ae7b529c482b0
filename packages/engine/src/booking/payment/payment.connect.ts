import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { perSnapshot } from "../../kernel/flow/per-snapshot.ts";
import { screenOf } from "../../kernel/flow/screen-of.ts";
import type { OrderRefId } from "../../kernel/ids.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { otpMachine } from "../../queues/otp/otp.machine.ts";
import type {
  Bill,
  DeclineReason,
  Deductions,
  Need,
  PaymentMethod,
  PaymentOptions,
  Unpayable,
} from "./payment.domain.ts";
import type { paymentMachine } from "./payment.machine.ts";
import type { PaymentContext, PaymentOutput, PaymentScreen, PaymentTrouble } from "./payment.types.ts";

/** How the flow stands, as `getSnapshot` gives it. */
export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;

export type PaymentView = {
  readonly screen: PaymentScreen;
  readonly busy: boolean;
  /** Until when the order can be paid. */
  readonly deadline: EpochMs | null;
  /** What a person quotes to support. */
  readonly reference: OrderRefId;
  readonly options: PaymentOptions | null;
  readonly method: PaymentMethod | null;
  readonly deductions: Deductions;
  readonly bill: Bill | null;
  /** Why the bill cannot be paid by the chosen method; null when it can. */
  readonly unpayable: Unpayable | null;
  /** The method by which a covered bill is closed; null when none can. */
  readonly closing: PaymentMethod | null;
  readonly fields: PaymentContext["fields"];
  readonly problem: PaymentTrouble | null;
  /** Why the attempt failed; null while that is not known. */
  readonly decline: DeclineReason | null;
  /** What the payer has to do for the attempt. */
  readonly need: Need | null;
  /** How it ended; null while it goes on. */
  readonly end: PaymentOutput | null;
  /** When the order is asked about again. */
  readonly nextCheckAt: EpochMs | null;
  /** The code's own flow while there is one; read it with `connectOtp`. */
  readonly code: ActorRefFrom<typeof otpMachine> | null;
  readonly commands: Readonly<
    Record<
      | "chooseMethod"
      | "changeMethod"
      | "changeDeductions"
      | "submitCard"
      | "submitMobile"
      | "submit"
      | "changeNumber"
      | "followRedirect"
      | "finishSdk"
      | "abandon"
      | "retry"
      | "checkNow"
      | "renewHold"
      | "reload"
      | "leave",
      boolean
    > & { readonly payFrom: readonly string[] }
  >;
};

const screenOfNeed: Readonly<Record<Need["type"], PaymentScreen>> = {
  OTP: "code",
  REDIRECT: "redirect",
  SDK: "sdk",
  VOUCHER: "voucher",
};

const unpayableOf = ({ bill, method }: PaymentContext): Unpayable | null => {
  if (bill === null || method === null) return null;
  if (method.flow !== "balance" && bill.price.total.minor === 0) return "covered";
  return bill.refused === "insufficient_funds" || bill.refused === "method_unavailable" ? bill.refused : null;
};

export const connectPayment: (snapshot: PaymentSnapshot) => PaymentView = perSnapshot((snapshot): PaymentView => {
  const { context } = snapshot;
  const { bill, decline, deductions, fields, method, need, nextCheckAt, options, order, trouble } = context;
  const [usable] = options?.methods.filter(({ unavailable }) => unavailable === null) ?? [];
  const closing = options?.methods.find(({ flow, unavailable }) => flow === "balance" && unavailable === null) ?? null;
  const isAsking = snapshot.matches({ inquiring: "asking" });
  return {
    // While the order is asked about, the payer keeps seeing what they were doing.
    screen: isAsking && need !== null ? screenOfNeed[need.type] : screenOf(snapshot, "done"),
    busy: snapshot.hasTag("busy"),
    deadline: options?.payBy ?? null,
    reference: order,
    options,
    method,
    deductions,
    bill,
    unpayable: unpayableOf(context),
    closing,
    fields,
    problem: trouble,
    decline,
    need,
    end: snapshot.status === "done" ? context.end : null,
    nextCheckAt: snapshot.matches("inquiring") ? nextCheckAt : null,
    code: snapshot.children.code ?? null,
    commands: {
      chooseMethod: usable !== undefined && snapshot.can({ type: "method.choose", code: usable.code }),
      changeMethod: snapshot.can({ type: "method.change" }),
      changeDeductions: snapshot.can({ type: "deductions.change", deductions: {} }),
      submitCard: snapshot.can({
        type: "card.submit",
        card: { number: "", expiry: "", securityCode: "", holder: "" },
        save: false,
      }),
      submitMobile: snapshot.can({ type: "mobile.submit", mobile: "" }),
      submit: snapshot.can({ type: "payment.submit" }),
      changeNumber: snapshot.can({ type: "number.change", mobile: "" }),
      followRedirect: snapshot.can({ type: "redirect.follow" }),
      finishSdk: snapshot.can({ type: "sdk.finished", result: "" }),
      abandon: snapshot.can({ type: "attempt.abandon" }),
      retry: snapshot.can({ type: "attempt.retry" }),
      checkNow: snapshot.can({ type: "inquiry.checkNow" }),
      renewHold: snapshot.can({ type: "hold.renew" }),
      reload: snapshot.can({ type: "options.reload" }),
      leave: snapshot.can({ type: "flow.leave" }),
      payFrom: (method?.saved ?? [])
        .map(({ id }) => id)
        .filter((accountId) => snapshot.can({ type: "account.submit", accountId })),
    },
  };
});
