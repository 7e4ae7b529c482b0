import type { OtpAttempt, OtpRequest, OtpRequestOutcome, OtpVerifyOutcome } from "../../queues/otp/otp.types.ts";
import { puppet } from "../../testing/flow-harness.ts";
import type {
  AuthService,
  Completion,
  CompletionOutcome,
  Credentials,
  PasswordReset,
  PasswordResetOutcome,
  RegisterOutcome,
  Registration,
  SignInOutcome,
} from "./auth.service.ts";

/** An `AuthService` whose answers the test gives one by one; all purposes share one pair of code methods. */
export const createTestAuth = () => {
  const signIn = puppet<SignInOutcome, Credentials>("signIn");
  const register = puppet<RegisterOutcome, Registration>("register");
  const completeRegistration = puppet<CompletionOutcome, Completion>("completeRegistration");
  const resetPassword = puppet<PasswordResetOutcome, PasswordReset>("resetPassword");
  const requestCode = puppet<OtpRequestOutcome, OtpRequest>("requestCode");
  const verifyCode = puppet<OtpVerifyOutcome, OtpAttempt>("verifyCode");
  const codes = { requestCode: requestCode.run, verifyCode: verifyCode.run };
  const auth: AuthService = {
    signIn: signIn.run,
    register: register.run,
    completeRegistration: completeRegistration.run,
    resetPassword: resetPassword.run,
    codes: {
      "sign-in": codes,
      "sign-up": codes,
      "account-verification": codes,
      "phone-change": codes,
      "password-reset": codes,
    },
  };
  return { auth, signIn, register, completeRegistration, resetPassword, requestCode, verifyCode };
};
