import { fromPromise } from "xstate";
import { fromSecretPromise } from "../../kernel/flow/secret-promise.ts";
import { waitUntilBy } from "../../kernel/flow/wait-until.ts";
import type { Clock } from "../../kernel/ports.ts";
import type { OtpAttempt, OtpRequest, OtpRequestOutcome, OtpService, OtpVerifyOutcome } from "./otp.types.ts";

/** What the machine needs: `otpMachine.provide({ actors: otpActors(service, clock) })`. */
export const otpActors = (service: OtpService, clock: Clock) => ({
  requestCode: fromPromise<OtpRequestOutcome, OtpRequest>(({ input, signal }) => service.requestCode(input, signal)),
  verifyCode: fromSecretPromise<OtpVerifyOutcome, OtpAttempt>({
    run: (attempt, signal) => service.verifyCode(attempt, signal),
    lost: { type: "PROBLEM", problem: { kind: "aborted" } },
  }),
  waitUntil: waitUntilBy(clock),
});
