import { profileEndpoints } from "@safar/api-clients/wire";
import { type Call, defineService, refuse } from "../../core/service.ts";
import { answerOfCode, redeemCode, resendCode, sendCode } from "../accounts/codes.ts";
import { birthDateComplaint, emailComplaint, insist, nameComplaint } from "../accounts/rules.ts";
import { closeSessions } from "../accounts/sessions.ts";
import { answerOfUser, identitiesIn, signedIn, type User, userByEmail, usersIn } from "../accounts/users.ts";

const dayMs = 24 * 60 * 60_000;
export const coolDownDays = 30;

const emailTaken = (call: Call, user: User, email: string) => {
  const owner = userByEmail(call.store, email);
  return owner !== undefined && owner.id !== user.id ? ("taken" as const) : undefined;
};

/** The signed-in user's particulars, and the deletion of their account. */
export const profileService = defineService({
  endpoints: profileEndpoints,
  handlers: {
    profile: (call) => ({ user: answerOfUser(signedIn(call)) }),

    updateProfile(call, request) {
      const user = signedIn(call);
      const { name = user.name, email = user.email, gender = user.gender, date_of_birth: birthDate } = request;
      insist({
        name: nameComplaint(name),
        email: emailComplaint(email) ?? emailTaken(call, user, email),
        date_of_birth: birthDate === undefined ? undefined : birthDateComplaint(birthDate, call.now()),
      });
      const updated: User = {
        ...user,
        name: name.trim(),
        email: email.trim().toLowerCase(),
        gender,
        birthDate: birthDate ?? user.birthDate,
        deletesAt: request.keep_account === true ? null : user.deletesAt,
      };
      usersIn(call.store).put(updated);
      return { user: answerOfUser(updated) };
    },

    initiateDeleteAccount(call, { uuid, channel }) {
      const { id: userId, phone } = signedIn(call);
      const order = { purpose: "account_deletion" as const, phone, channel };
      const sent =
        uuid === undefined
          ? sendCode(call, { ...order, deliverable: true, subject: { userId } })
          : resendCode(call, uuid, order);
      return { otp: answerOfCode(call, sent), cool_down_days: coolDownDays };
    },

    verifyProfileOtp(call, { uuid, otp }) {
      const user = signedIn(call);
      const { subject } = redeemCode(call, uuid, otp, ["account_deletion"]);
      if (subject["userId"] !== user.id) throw refuse("otp_expired", { status: 410, message: "Ask for a new code." });
      const deletesAt = call.now() + coolDownDays * dayMs;
      usersIn(call.store).put({ ...user, deletesAt });
      call.schedule(coolDownDays * dayMs, "account.delete", { userId: user.id, deletesAt });
      return { status: "scheduled" as const, deletes_at: new Date(deletesAt).toISOString() };
    },
  },
  jobs: {
    /** Deletes an account whose owner still wants that: one who kept it, or asked again later, has another date. */
    "account.delete"(call, { userId, deletesAt }) {
      const user = usersIn(call.store).get(String(userId));
      if (user === undefined || user.deletesAt !== deletesAt) return;
      closeSessions(call, user.id);
      const identities = identitiesIn(call.store);
      for (const identity of identities.where("userId", user.id)) identities.delete(identity.id);
      usersIn(call.store).delete(user.id);
    },
  },
});
