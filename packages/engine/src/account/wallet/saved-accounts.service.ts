import type { SavedAccount } from "../../booking/payment/payment.domain.ts";
import type { FieldProblem } from "../../kernel/fields/field.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { OtpChallenge, OtpService } from "../../queues/otp/otp.types.ts";
import type { Unserved } from "./wallet.service.ts";

/** What is to be kept. A card goes to its vault first and is named by the vault's token. */
export type AccountToSave =
  | { readonly kind: "card"; readonly token: string }
  | { readonly kind: "mobile"; readonly method: string; readonly mobile: string }
  | { readonly kind: "bank"; readonly bank: string; readonly iban: string; readonly title: string };

export type AccountField = "token" | "method" | "mobile" | "bank" | "iban" | "title";

export type SavedAccountsOutcome = { readonly type: "ACCOUNTS"; readonly accounts: readonly SavedAccount[] } | Unserved;

export type SaveAccountOutcome =
  /** Kept, and of use once its code is verified; the challenge's request is the account's id. */
  | { readonly type: "CODE_SENT"; readonly account: SavedAccount; readonly challenge: OtpChallenge }
  | { readonly type: "INVALID"; readonly fields: { readonly [Field in AccountField]?: FieldProblem } }
  | { readonly type: "RATE_LIMITED"; readonly retryAt: EpochMs }
  | { readonly type: "LOCKED"; readonly until: EpochMs }
  | Unserved;

/** Removing what is not there any more is removing it. */
export type RemoveAccountOutcome = { readonly type: "REMOVED" } | Unserved;

/** Cards, mobile wallets and bank accounts that a person keeps. No method rejects. */
export interface SavedAccountsService {
  list(signal?: AbortSignal): Promise<SavedAccountsOutcome>;
  save(account: AccountToSave, signal?: AbortSignal): Promise<SaveAccountOutcome>;
  remove(accountId: string, signal?: AbortSignal): Promise<RemoveAccountOutcome>;
  /** Sends an account's code again and verifies it; the request is the account's id. */
  readonly codes: OtpService;
}
