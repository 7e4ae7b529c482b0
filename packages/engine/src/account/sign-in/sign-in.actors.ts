import { fromSecretPromise } from "../../kernel/flow/secret-promise.ts";
import { waitUntilBy } from "../../kernel/flow/wait-until.ts";
import type { Clock } from "../../kernel/ports.ts";
import { otpActors } from "../../queues/otp/otp.actors.ts";
import { otpMachine } from "../../queues/otp/otp.machine.ts";
import type { AuthService, Credentials, SignInOutcome } from "./auth.service.ts";

/** What the machine needs: `signInMachine.provide({ actors: signInActors(auth, clock) })`. */
export const signInActors = (auth: AuthService, clock: Clock) => ({
  signIn: fromSecretPromise<SignInOutcome, Credentials>({
    run: (credentials, signal) => auth.signIn(credentials, signal),
    lost: { type: "PROBLEM", problem: { kind: "aborted" } },
  }),
  waitUntil: waitUntilBy(clock),
  otp: otpMachine.provide({ actors: otpActors(auth.codes["sign-in"], clock) }),
  phoneVerification: otpMachine.provide({ actors: otpActors(auth.codes["account-verification"], clock) }),
});
