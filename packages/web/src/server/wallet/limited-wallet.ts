import type { CheckVoucher, Problem, RewardsService, SavedAccountsService, WithdrawalService } from "@safar/engine";
import { counting, type Limits, limitedCodes } from "../account/limited-auth.ts";

type WalletLimits = Limits & {
  /** Whose wallet it is; null when nobody is signed in, whom no service serves. */
  readonly person: string | null;
};

/** A withdrawal sends a code each time, so that it counts like asking for one. */
export const limitedWithdrawals = (withdrawals: WithdrawalService, limits: WalletLimits): WithdrawalService => ({
  ...withdrawals,
  request: (request, signal) =>
    counting(limits)({ action: "otp", target: limits.person, run: () => withdrawals.request(request, signal) }),
  codes: limitedCodes(withdrawals.codes, limits),
});

/** So does keeping an account. */
export const limitedSavedAccounts = (accounts: SavedAccountsService, limits: WalletLimits): SavedAccountsService => ({
  ...accounts,
  save: (account, signal) =>
    counting(limits)({ action: "otp", target: limits.person, run: () => accounts.save(account, signal) }),
  codes: limitedCodes(accounts.codes, limits),
});

const tooManyVouchers = (retryAfterMs: number): { readonly type: "PROBLEM"; readonly problem: Problem } => {
  const message = "too many vouchers were tried";
  return {
    type: "PROBLEM",
    problem: { kind: "refused", code: "rate_limited", status: 429, message, retryable: true, retryAfterMs },
  };
};

/** So it may be before there is an order: by whoever is signed in, or by the address that they say is theirs. */
export const limitedVoucherCheck =
  (check: CheckVoucher, limits: WalletLimits): CheckVoucher =>
  async (request, signal) => {
    const outcome = await counting(limits)({
      action: "voucher",
      target: limits.person ?? `email:${request.email}`,
      run: () => check(request, signal),
      free: ({ type }) => type === "COUNTS",
    });
    return outcome.type === "RATE_LIMITED" ? tooManyVouchers(outcome.retryAt - limits.now()) : outcome;
  };

/** A voucher's code may be guessed at, which keeps nobody from signing in. */
export const limitedRewards = (rewards: RewardsService, limits: WalletLimits): RewardsService => ({
  ...rewards,
  async redeemVoucher(voucher, signal) {
    const outcome = await counting(limits)({
      action: "voucher",
      target: limits.person,
      run: () => rewards.redeemVoucher(voucher, signal),
      free: ({ type }) => type === "REDEEMED",
    });
    return outcome.type === "RATE_LIMITED" ? tooManyVouchers(outcome.retryAt - limits.now()) : outcome;
  },
});
