import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type { AttemptId } from "../../kernel/ids.ts";
import type { CurrencyCode } from "../../kernel/money.ts";
import type { AmountLimits, AmountProblem } from "./read-amount.ts";
import type { TopUp, TopUpOrder, Unserved } from "./wallet.service.ts";

export type TopUpInput = {
  /** The wallet's. */
  readonly currency: CurrencyCode;
  /** A name that no other intention has; it must be hard to guess. */
  readonly attempt: AttemptId;
  readonly limits?: Pick<AmountLimits, "min" | "max">;
  readonly amount?: string;
};

export type TopUpOutput = { readonly type: "OPENED"; readonly order: TopUpOrder } | { readonly type: "LEFT" };

export type TopUpContext = {
  readonly currency: CurrencyCode;
  readonly attempt: AttemptId;
  readonly limits: Pick<AmountLimits, "min" | "max">;
  /** As it was typed. */
  readonly typed: string;
  readonly wish: TopUp | null;
  readonly field: AmountProblem | null;
  readonly trouble: Unserved | null;
  readonly end: TopUpOutput;
};

export type TopUpEvent =
  | { readonly type: "form.change"; readonly amount: string }
  | { readonly type: "amount.submit"; readonly amount: string }
  | { readonly type: "flow.leave" };

export type TopUpMeta = { readonly screen: "amount" | "done"; readonly resume: ResumePolicy };
