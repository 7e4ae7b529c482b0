/** What takes its turn: the one refresh of a token, one-time codes. */

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
export { connectOtp, type OtpSnapshot, type OtpView } from "../queues/otp/otp.connect.ts";
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
  OtpScreen,
  OtpService,
  OtpTrouble,
  OtpVerifyOutcome,
} from "../queues/otp/otp.types.ts";
