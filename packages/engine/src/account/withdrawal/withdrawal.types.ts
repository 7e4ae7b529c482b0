import type { FieldProblem } from "../../kernel/fields/field.ts";
import type { PermitEvent } from "../../kernel/flow/permit.ts";
import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type { ResumeEvent } from "../../kernel/flow/resume.types.ts";
import type { AttemptId, OrderRefId } from "../../kernel/ids.ts";
import type { CurrencyCode, Money } from "../../kernel/money.ts";
import type { Names } from "../../kernel/names.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { OtpChallenge } from "../../queues/otp/otp.types.ts";
import type { AmountProblem } from "../wallet/read-amount.ts";

export type Bank = {
  /** As it stands in the IBANs of its country. */
  readonly code: string;
  readonly name: Names;
  readonly country: "PK" | "SA";
};

/** What the service keeps of an amount. Basis points are hundredths of a percent; the share is rounded half up. */
export type WithdrawalCharges = {
  readonly fixed: Money;
  readonly basisPoints: number;
  readonly max: Money | null;
};

/** What is known beforehand. Whatever is null is left to the service to refuse or to tell. */
export type WithdrawalOptions = {
  /** The wallet's. */
  readonly currency: CurrencyCode;
  readonly banks: readonly Bank[];
  /** Bank accounts that the person keeps and has confirmed; none from a service that cannot tell. */
  readonly accounts: readonly PayoutAccount[];
  readonly balance: Money | null;
  readonly min: Money | null;
  readonly max: Money | null;
  readonly dailyLeft: Money | null;
  readonly charges: WithdrawalCharges | null;
};

/** `net` reaches the bank: the amount less the charges. */
export type Figures = { readonly amount: Money; readonly charges: Money; readonly net: Money };

export type WithdrawalStatus =
  /** Asked for, the amount held, its code not yet entered. */
  "awaitingCode" | "pending" | "approved" | "paid" | "rejected" | "cancelled" | "unknown";

/** A request as the service keeps it. */
export type Withdrawal = Figures & {
  readonly id: OrderRefId;
  /** The id that its caller gave it; null from a service that does not say. */
  readonly attempt: AttemptId | null;
  readonly status: WithdrawalStatus;
  readonly bank: string;
  readonly ibanMasked: string;
  readonly title: string;
  readonly at: EpochMs;
  /** Why it came to nothing. */
  readonly reason: "account_refused" | "expired" | "unknown" | null;
};

/** Whose account the money goes to, its IBAN in canonical form. */
export type PayoutAccount = {
  readonly bank: string;
  readonly iban: string;
  readonly title: string;
  /** The id of one that the person keeps; its bank is then a name and its IBAN masked. */
  readonly saved?: string | undefined;
};

/** What is typed and kept, as it was typed. */
export type WithdrawalForm = { readonly amount: string } & PayoutAccount;

export type WithdrawalFields = {
  readonly amount?: AmountProblem;
  readonly bank?: FieldProblem;
  readonly iban?: FieldProblem;
  readonly title?: FieldProblem;
};

export type WithdrawalRequest = {
  /** One intention to withdraw, kept from the first time it is sent. */
  readonly attempt: AttemptId;
  readonly amount: Money;
  readonly account: PayoutAccount;
};

type Unserved = { readonly type: "SIGNED_OUT" } | { readonly type: "PROBLEM"; readonly problem: Problem };

export type OptionsOutcome = { readonly type: "OPTIONS"; readonly options: WithdrawalOptions } | Unserved;

export type ListOutcome =
  | {
      readonly type: "LISTED";
      /** Newest first. */
      readonly withdrawals: readonly Withdrawal[];
      /** Of the one that awaits its code; null when there is none, or when the service does not say. */
      readonly challenge: OtpChallenge | null;
    }
  | Unserved;

export type OpenOutcome =
  | (Omit<Extract<ListOutcome, { type: "LISTED" }>, "type"> & {
      readonly type: "OPENED";
      readonly options: WithdrawalOptions;
    })
  | Unserved;

export type RequestOutcome =
  | { readonly type: "REQUESTED"; readonly withdrawal: Withdrawal; readonly challenge: OtpChallenge | null }
  | { readonly type: "INVALID"; readonly fields: WithdrawalFields }
  /** Another one is under way, and the service takes one at a time. */
  | { readonly type: "DUPLICATE" }
  | { readonly type: "RATE_LIMITED"; readonly retryAt: EpochMs }
  | { readonly type: "LOCKED"; readonly until: EpochMs }
  /** Timeout, lost connection, a 5xx, an answer nobody can read, a reload: the amount may be held. */
  | { readonly type: "UNKNOWN" }
  /** A plain no: nothing is held. */
  | Unserved;

/** What giving up came to is read from the list. */
export type CancelOutcome = { readonly type: "ANSWERED" } | { readonly type: "UNKNOWN" };

/** How often the list is read for a request whose answer was lost before it counts as never arrived. */
export type WithdrawalPatience = { readonly checksMs: readonly number[] };

export type WithdrawalTrouble =
  | Exclude<RequestOutcome, { type: "REQUESTED" | "INVALID" | "UNKNOWN" }>
  /** Another tab or device has withdrawn since the list was last seen. */
  | { readonly type: "OTHERS_CAME" }
  /** The service keeps no request of this attempt: it never arrived. */
  | { readonly type: "NOT_ARRIVED" };

export type WithdrawalInput = {
  /** The signed-in person's own number, where codes go. */
  readonly phone: string;
  /** Of the edition's country, without a plus. */
  readonly dialCode: string;
  /** The request that the address names, to go on with. */
  readonly request?: OrderRefId | null;
  readonly form?: Partial<WithdrawalForm>;
  readonly patience?: WithdrawalPatience;
};

export type WithdrawalOutput = {
  readonly type: "LEFT";
  readonly withdrawal: Withdrawal | null;
  /** Whether a request may be under way that the flow has not seen. */
  readonly isUnknown: boolean;
};

export type WithdrawalContext = {
  readonly phone: string;
  readonly dialCode: string;
  readonly patience: WithdrawalPatience;
  readonly wanted: OrderRefId | null;
  readonly form: WithdrawalForm;
  readonly fields: WithdrawalFields;
  readonly trouble: WithdrawalTrouble | null;
  readonly options: WithdrawalOptions | null;
  /** Read from the form when it passed. */
  readonly amount: Money | null;
  readonly account: PayoutAccount | null;
  readonly attempt: AttemptId | null;
  /** The figures that the person said yes to; null while the charges are not known. */
  readonly accepted: Figures | null;
  readonly withdrawals: readonly Withdrawal[];
  /** Those that were there before the request was sent, so that a new one can be told from them. */
  readonly seen: readonly OrderRefId[];
  /** The request that this flow is about. */
  readonly withdrawal: Withdrawal | null;
  readonly challenge: OtpChallenge | null;
  /** Readings of the list since the answer was lost. */
  readonly checks: number;
  readonly nextCheckAt: EpochMs;
  readonly isLeftUnknown: boolean;
};

export type WithdrawalEvent =
  | { readonly type: "options.reload" }
  | { readonly type: "form.change"; readonly values: Partial<WithdrawalForm> }
  | { readonly type: "amount.submit"; readonly amount: string }
  | { readonly type: "account.submit"; readonly account: PayoutAccount }
  | { readonly type: "step.back" }
  | { readonly type: "withdrawal.submit" }
  | PermitEvent
  | { readonly type: "figures.accept" }
  | { readonly type: "withdrawal.cancel" }
  | { readonly type: "status.check" }
  | { readonly type: "withdrawal.restart" }
  | { readonly type: "flow.leave" }
  /** A real-time hint or a notice from another tab. It carries nothing; it makes the flow ask. */
  | { readonly type: "wallet.hinted" }
  | ResumeEvent;

export type WithdrawalScreen =
  | "loading"
  | "unavailable"
  | "amount"
  | "account"
  | "summary"
  | "sending"
  | "unknown"
  | "unsent"
  | "elsewhere"
  | "review"
  | "code"
  | "status"
  | "submitted"
  | "rejected"
  | "cancelled"
  | "paid"
  | "done";

export type WithdrawalMeta = { readonly screen: WithdrawalScreen; readonly resume: ResumePolicy };
