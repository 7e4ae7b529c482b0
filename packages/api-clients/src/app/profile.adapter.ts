import type {
  FieldProblem,
  OtpVerifyOutcome,
  Problem,
  ProfileChanges,
  ProfileFields,
  ProfileOutcome,
  ProfileService,
} from "@safar/engine";
import type { CallOptions, ServiceClient } from "../http/client.ts";
import { isRefusedAs } from "../http/refusals.ts";
import { resendOf } from "./auth.adapter.ts";
import { complaintsIn, fieldProblemOf, type Taken } from "./auth.fields.ts";
import {
  accountOf,
  challengeOf,
  hindranceOf,
  instantOf,
  requestRefusalOf,
  type Times,
  verifyRefusalOf,
} from "./auth.outcomes.ts";
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

const withSignal = (signal: AbortSignal | undefined): CallOptions => (signal === undefined ? {} : { signal });

const signedOutOr = (problem: Problem) =>
  isRefusedAs(problem, "unauthorised", "token_expired")
    ? ({ type: "SIGNED_OUT" } as const)
    : ({ type: "PROBLEM", problem } as const);

/** The engine's `ProfileService` over the main service. */
export const createProfileService = ({ client, ...times }: ProfileAdapterOptions): ProfileService => {
  const keepAccount = async (signal?: AbortSignal): Promise<ProfileOutcome> => {
    const answer = await client.call(profileEndpoints.updateProfile, { keep_account: true }, withSignal(signal));
    return answer.ok ? { type: "PROFILE", account: accountOf(answer.value.user, times) } : signedOutOr(answer.error);
  };

  return {
    keepAccount,

    async read(signal) {
      const answer = await client.call(profileEndpoints.profile, {}, withSignal(signal));
      return answer.ok ? { type: "PROFILE", account: accountOf(answer.value.user, times) } : signedOutOr(answer.error);
    },

    async update({ birthDate, ...changes }, signal) {
      const request = { ...changes, ...(birthDate === undefined ? {} : { date_of_birth: birthDate }) };
      const answer = await client.call(profileEndpoints.updateProfile, request, withSignal(signal));
      if (answer.ok) return { type: "PROFILE", account: accountOf(answer.value.user, times) };
      if (!isRefusedAs(answer.error, "validation_failed")) return signedOutOr(answer.error);
      const fields: { -readonly [Field in keyof ProfileFields]: FieldProblem | Taken } = {};
      for (const [field, complaint] of complaintsIn(answer.error)) {
        const name = Object.hasOwn(fieldNames, field) ? fieldNames[field] : undefined;
        if (name !== undefined) fields[name] = fieldProblemOf(field, complaint);
      }
      return { type: "INVALID", fields };
    },

    async initiateDeletion(channel, signal) {
      const answer = await client.call(profileEndpoints.initiateDeleteAccount, { channel }, withSignal(signal));
      if (answer.ok) {
        const { otp, cool_down_days: coolDownDays } = answer.value;
        return { type: "CODE_SENT", challenge: challengeOf(otp, times), coolDownDays };
      }
      const hindrance = hindranceOf(answer.error, times);
      return hindrance.type === "PROBLEM" ? signedOutOr(answer.error) : hindrance;
    },

    deletionCodes: {
      async requestCode({ channel, requestId }, signal) {
        const request = { channel, ...resendOf(requestId) };
        const answer = await client.call(profileEndpoints.initiateDeleteAccount, request, withSignal(signal));
        return answer.ok
          ? { type: "CODE_SENT", challenge: challengeOf(answer.value.otp, times) }
          : requestRefusalOf(answer.error, times);
      },
      async verifyCode({ requestId, code }, signal): Promise<OtpVerifyOutcome> {
        const request = { uuid: requestId, otp: code, action: "delete_account" as const };
        const answer = await client.call(profileEndpoints.verifyProfileOtp, request, withSignal(signal));
        if (!answer.ok) return verifyRefusalOf(answer.error, times);
        return {
          type: "VERIFIED",
          proof: { kind: "deletion", deletesAt: instantOf(answer.value.deletes_at, times) },
        };
      },
    },
  };
};
