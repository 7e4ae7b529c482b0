import { fromSecretPromise } from "../../kernel/flow/secret-promise.ts";
import type { Clock } from "../../kernel/ports.ts";
import { otpActors } from "../../queues/otp/otp.actors.ts";
import { otpMachine } from "../../queues/otp/otp.machine.ts";
import type { AuthService, PasswordReset, PasswordResetOutcome } from "./auth.service.ts";

/** What the machine needs: `passwordResetMachine.provide({ actors: passwordResetActors(auth, clock) })`. */
export const passwordResetActors = (auth: AuthService, clock: Clock) => ({
  resetPassword: fromSecretPromise<PasswordResetOutcome, PasswordReset>({
    run: (reset, signal) => auth.resetPassword(reset, signal),
    lost: { type: "PROBLEM", problem: { kind: "aborted" } },
  }),
  otp: otpMachine.provide({ actors: otpActors(auth.codes["password-reset"], clock) }),
});
