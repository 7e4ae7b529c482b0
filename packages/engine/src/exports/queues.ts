/** What takes its turn: the one refresh of a token, one-time codes, withdrawals. */

// The refresh of a token that many callers wait for.

export { type RefreshPorts, refreshShared } from "../queues/token-refresh/refresh-shared.ts";
export type { ReleaseLock, TokenLock, TokenStore } from "../queues/token-refresh/token-ports.ts";
export { tokenRefreshMachine } from "../queues/token-refresh/token-refresh.machine.ts";
export type {
  RefreshInput,
  RefreshOutcome,
  RequestId,
  TokenRefreshContext,
  TokenRefreshEmitted,
  TokenRefreshEvent,
  TokenRefreshInput,
} from "../queues/token-refresh/token-refresh.types.ts";

// One-time codes.

export { otpActors } from "../queues/otp/otp.actors.ts";
export { connectOtp, type OtpView } from "../queues/otp/otp.connect.ts";
export { otpMachine } from "../queues/otp/otp.machine.ts";
export type {
  OtpAttempt,
  OtpChallenge,
  OtpChannel,
  OtpEvent,
  OtpInput,
  OtpOutput,
  OtpProof,
  OtpPurpose,
  OtpRequest,
  OtpRequestOutcome,
  OtpService,
  OtpTrouble,
  OtpVerifyOutcome,
} from "../queues/otp/otp.types.ts";

// Withdrawals to a bank account.

export { checkAccount } from "../queues/withdrawal/check-account.ts";
export { figuresOf } from "../queues/withdrawal/figures.ts";
export { activeIn } from "../queues/withdrawal/own-withdrawal.ts";
export { type WithdrawalPorts, withdrawalActors } from "../queues/withdrawal/withdrawal.actors.ts";
export { connectWithdrawal, type WithdrawalView } from "../queues/withdrawal/withdrawal.connect.ts";
export { withdrawalMachine } from "../queues/withdrawal/withdrawal.machine.ts";
export type { WithdrawalLock, WithdrawalService } from "../queues/withdrawal/withdrawal.service.ts";
export type {
  Bank,
  CancelOutcome as WithdrawalCancelOutcome,
  Figures,
  ListOutcome as WithdrawalListOutcome,
  OptionsOutcome as WithdrawalOptionsOutcome,
  PayoutAccount,
  RequestOutcome as WithdrawalRequestOutcome,
  Withdrawal,
  WithdrawalCharges,
  WithdrawalEvent,
  WithdrawalFields,
  WithdrawalForm,
  WithdrawalInput,
  WithdrawalOptions,
  WithdrawalOutput,
  WithdrawalRequest,
  WithdrawalScreen,
  WithdrawalStatus,
  WithdrawalTrouble,
} from "../queues/withdrawal/withdrawal.types.ts";
