import type {
  FieldProblem,
  OtpVerifyOutcome,
  ProfileChanges,
  ProfileFields,
  ProfileOutcome,
  ProfileService,
} from "@safar/engine";
import { challengeOf, codeRefusalOf, requestRefusalOf, verifyRefusalOf } from "../codes/otp.outcomes.ts";
import type { ServiceClient } from "../http/client.ts";
import { complaintsIn, isRefusedAs, unservedOf } from "../wire/refusals.ts";
import { instantOf, type Times } from "../wire/times.ts";
import { accountOf } from "./account.decoding.ts";
import { resendOf } from "./auth.adapter.ts";
import { fieldProblemOf, type Taken } from "./auth.fields.ts";
import { profileEndpoints } from "./profile.endpoints.ts";

export type ProfileAdapterOptions = Times & {
  /** Of the main service, with the signed-in user's token. */
  readonly client: ServiceClient;
};

const fieldNames: Readonly<Record<string, keyof ProfileChanges>> = {
  name: "name",
  email: "email",
  gender: "gender",
  date_of_birth: "birthDate",
};

/** The engine's `ProfileService` over the main service. */
export const createProfileService = ({ client, ...times }: ProfileAdapterOptions): ProfileService => {
  const keepAccount = async (signal?: AbortSignal): Promise<ProfileOutcome> => {
    const answer = await client.call(profileEndpoints.updateProfile, { keep_account: true }, { signal });
    return answer.ok ? { type: "PROFILE", account: accountOf(answer.value.user, times) } : unservedOf(answer.error);
  };

  return {
    keepAccount,

    async read(signal) {
      const answer = await client.call(profileEndpoints.profile, {}, { signal });
      return answer.ok ? { type: "PROFILE", account: accountOf(answer.value.user, times) } : unservedOf(answer.error);
    },

    async update({ birthDate, ...changes }, signal) {
      const request = { ...changes, ...(birthDate === undefined ? {} : { date_of_birth: birthDate }) };
      const answer = await client.call(profileEndpoints.updateProfile, request, { signal });
      if (answer.ok) return { type: "PROFILE", account: accountOf(answer.value.user, times) };
      if (!isRefusedAs(answer.error, "validation_failed")) return unservedOf(answer.error);
      const fields: { -readonly [Field in keyof ProfileFields]: FieldProblem | Taken } = {};
      for (const [field, complaint] of complaintsIn(answer.error)) {
        const name = Object.hasOwn(fieldNames, field) ? fieldNames[field] : undefined;
        if (name !== undefined) fields[name] = fieldProblemOf(field, complaint);
      }
      return { type: "INVALID", fields };
    },

    async initiateDeletion(channel, signal) {
      const answer = await client.call(profileEndpoints.initiateDeleteAccount, { channel }, { signal });
      if (answer.ok) {
        const { otp, cool_down_days: coolDownDays } = answer.value;
        return { type: "CODE_SENT", challenge: challengeOf(otp, times), coolDownDays };
      }
      const refusal = codeRefusalOf(answer.error, times);
      return refusal.type === "PROBLEM" ? unservedOf(answer.error) : refusal;
    },

    deletionCodes: {
      async requestCode({ channel, requestId }, signal) {
        const request = { channel, ...resendOf(requestId) };
        const answer = await client.call(profileEndpoints.initiateDeleteAccount, request, { signal });
        return answer.ok
          ? { type: "CODE_SENT", challenge: challengeOf(answer.value.otp, times) }
          : requestRefusalOf(answer.error, times);
      },
      async verifyCode({ requestId, code }, signal): Promise<OtpVerifyOutcome> {
        const request = { uuid: requestId, otp: code, action: "delete_account" as const };
        const answer = await client.call(profileEndpoints.verifyProfileOtp, request, { signal });
        if (!answer.ok) return verifyRefusalOf(answer.error, times);
        return {
          type: "VERIFIED",
          proof: { kind: "deletion", deletesAt: instantOf(answer.value.deletes_at, times) },
        };
      },
    },
  };
};
