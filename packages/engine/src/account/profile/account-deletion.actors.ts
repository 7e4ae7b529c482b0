import { fromPromise } from "xstate";
import type { Clock } from "../../kernel/ports.ts";
import { otpActors } from "../../queues/otp/otp.actors.ts";
import { otpMachine } from "../../queues/otp/otp.machine.ts";
import type { OtpChannel } from "../../queues/otp/otp.types.ts";
import type { DeletionOutcome, ProfileOutcome, ProfileService } from "./profile.service.ts";

/** What the machine needs: `accountDeletionMachine.provide({ actors: accountDeletionActors(profile, clock) })`. */
export const accountDeletionActors = (profile: ProfileService, clock: Clock) => ({
  initiateDeletion: fromPromise<DeletionOutcome, { readonly channel: OtpChannel }>(({ input, signal }) =>
    profile.initiateDeletion(input.channel, signal),
  ),
  keepAccount: fromPromise<ProfileOutcome, void>(({ signal }) => profile.keepAccount(signal)),
  otp: otpMachine.provide({ actors: otpActors(profile.deletionCodes, clock) }),
});
