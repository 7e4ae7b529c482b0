import { fromPromise } from "xstate";
import { fromSecretPromise } from "../../kernel/flow/secret-promise.ts";
import type { Clock } from "../../kernel/ports.ts";
import { otpActors } from "../../queues/otp/otp.actors.ts";
import { otpMachine } from "../../queues/otp/otp.machine.ts";
import type { AuthService, Completion, CompletionOutcome, RegisterOutcome, Registration } from "./auth.service.ts";

/** What the machine needs: `signUpMachine.provide({ actors: signUpActors(auth, clock) })`. */
export const signUpActors = (auth: AuthService, clock: Clock) => ({
  register: fromSecretPromise<RegisterOutcome, Registration>({
    run: (registration, signal) => auth.register(registration, signal),
    lost: { type: "PROBLEM", problem: { kind: "aborted" } },
  }),
  complete: fromPromise<CompletionOutcome, Completion>(({ input, signal }) => auth.completeRegistration(input, signal)),
  otp: otpMachine.provide({ actors: otpActors(auth.codes["sign-up"], clock) }),
});
