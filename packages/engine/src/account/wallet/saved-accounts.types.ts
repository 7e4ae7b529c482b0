import type { CardEntry, CardFields, SavedAccount } from "../../booking/payment/payment.domain.ts";
import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { OtpChallenge } from "../../queues/otp/otp.types.ts";
import type { SavedAccountsOutcome } from "./saved-accounts.service.ts";

/** What is kept, and which of it the person pays from first on this device; null when they chose none. */
export type SavedAccountsFound = { readonly outcome: SavedAccountsOutcome; readonly preferred: string | null };

export type KeepCardOutcome =
  | { readonly type: "CODE_SENT"; readonly account: SavedAccount; readonly challenge: OtpChallenge }
  | { readonly type: "INVALID"; readonly fields: CardFields }
  | SavedAccountsTrouble
  | { readonly type: "SIGNED_OUT" };

export type SavedAccountsTrouble =
  | { readonly type: "PROBLEM"; readonly problem: Problem }
  | { readonly type: "RATE_LIMITED"; readonly retryAt: EpochMs }
  | { readonly type: "LOCKED"; readonly until: EpochMs }
  /** The page was loaded anew while a card was on its way; it is kept nowhere. */
  | { readonly type: "CARD_LOST" }
  | { readonly type: "CODE_LOST" };

export type SavedAccountsInput = {
  /** Of the country that a number typed without one belongs to, without a plus. */
  readonly dialCode: string;
  /** What was read before the flow began, as a server does for the first page; null when nothing was. */
  readonly found: SavedAccountsOutcome | null;
};

/** The person is no longer signed in. */
export type SavedAccountsOutput = { readonly type: "SIGNED_OUT" };

/** What was done last, to be said once. */
export type SavedAccountsNews = "verified" | "removed" | "preferred";

export type SavedAccountsContext = SavedAccountsInput & {
  readonly accounts: readonly SavedAccount[];
  readonly preferred: string | null;
  /** The one that is being verified or removed. */
  readonly account: SavedAccount | null;
  readonly challenge: OtpChallenge | null;
  readonly fields: CardFields;
  readonly trouble: SavedAccountsTrouble | null;
  readonly news: SavedAccountsNews | null;
};

export type SavedAccountsEvent =
  | { readonly type: "accounts.reload" }
  | { readonly type: "card.add" }
  | { readonly type: "card.submit"; readonly card: CardEntry }
  | { readonly type: "account.verify"; readonly id: string }
  | { readonly type: "account.prefer"; readonly id: string }
  | { readonly type: "account.remove"; readonly id: string }
  | { readonly type: "removal.confirm" }
  | { readonly type: "step.back" };

export type SavedAccountsScreen = "loading" | "failed" | "list" | "card" | "code" | "removal" | "done";

export type SavedAccountsMeta = { readonly screen: SavedAccountsScreen; readonly resume: ResumePolicy };
