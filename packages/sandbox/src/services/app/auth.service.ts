import { authEndpoints } from "@safar/api-clients/wire";
import { type Call, defineService, refuse } from "../../core/service.ts";
import {
  answerOfCode,
  type CodeChannel,
  goOnWith,
  openRequest,
  redeemCode,
  resendCode,
  sendCode,
  spendSend,
} from "../accounts/codes.ts";
import { countFailure, forgetFailures, refuseWhileLocked } from "../accounts/lockout.ts";
import { proven, signIn, signUp } from "../accounts/proofs.ts";
import {
  birthDateComplaint,
  confirmationComplaint,
  emailComplaint,
  insist,
  nameComplaint,
  passwordComplaint,
  phoneComplaint,
} from "../accounts/rules.ts";
import { seedUsers } from "../accounts/sample-users.ts";
import { closeSessions } from "../accounts/sessions.ts";
import { readIdToken, type SocialClaims } from "../accounts/social.ts";
import { giveTicket, tearTicket, ticketOf } from "../accounts/tickets.ts";
import { callerOf, identitiesIn, passwordDigest, userByIdentifier, userByPhone, usersIn } from "../accounts/users.ts";

const wrongCredentials = () =>
  refuse("validation_failed", { status: 422, message: "The sign-in details do not match.", field: "credentials" });

const signInByPassword = (call: Call, identifier: string, password: string) => {
  insist({
    identifier: identifier.trim() === "" ? "required" : undefined,
    password: password === "" ? "required" : undefined,
  });
  refuseWhileLocked(call, identifier);
  const user = userByIdentifier(call.store, identifier);
  // An unknown user costs the same work and gets the same answer as a wrong password.
  const digest = passwordDigest(user?.id ?? "nobody", password);
  if (user === undefined || user.passwordDigest !== digest) {
    countFailure(call, identifier);
    throw wrongCredentials();
  }
  forgetFailures(call, [identifier]);
  if (!call.scenario("code_after_password")) return signIn(call, user);
  const order = { purpose: "sign_in", phone: user.phone, channel: "whatsapp", deliverable: true, subject: {} } as const;
  return { status: "otp_required" as const, otp: answerOfCode(call, sendCode(call, order)) };
};

const signInBySocial = (call: Call, provider: SocialClaims["provider"], token: string) => {
  const claims = readIdToken(token, provider);
  if (claims === undefined) throw wrongCredentials();
  const identity = identitiesIn(call.store).get(`${provider}:${claims.subject}`);
  const user = identity === undefined ? undefined : usersIn(call.store).get(identity.userId);
  if (user !== undefined) return signIn(call, user);
  return { status: "phone_required" as const, ticket: giveTicket(call, "social_phone", claims) };
};

/** Sends a code to a phone that may or may not have an account; nothing in the answer says which. */
const sendToOwner = (
  call: Call,
  purpose: "sign_in" | "password_reset",
  { channel, uuid, ...asked }: { phone?: string | undefined; channel: CodeChannel; uuid?: string | undefined },
) => {
  const request = uuid === undefined ? undefined : openRequest(call, uuid, purpose);
  const phone = asked.phone ?? request?.phone ?? "";
  // A request that is over is said by the resend itself.
  if (uuid === undefined || request !== undefined) insist({ phone: phoneComplaint(phone) });
  const deliverable = userByPhone(call.store, phone) !== undefined;
  const order = { purpose, phone, channel, deliverable };
  return answerOfCode(
    call,
    uuid === undefined ? sendCode(call, { ...order, subject: {} }) : resendCode(call, uuid, order),
  );
};

type Completion = { ticket: string; email: string; phone: string; channel: CodeChannel };

/**
 * A sign-up with another email address or number. Another number is proved by a code of its own; the one that was proved is not
 * proved again, but the answer is charged like a code, so that nobody asks after accounts any oftener than by codes.
 */
const completeSignUp = (call: Call, { ticket, email, phone, channel }: Completion) => {
  const kept = ticketOf(call, ticket, "sign_up")?.subject;
  if (kept === undefined) throw refuse("session_expired", { status: 410, message: "Sign up again." });
  insist({ email: emailComplaint(email), phone: phoneComplaint(phone) });
  const purpose = "sign_up" as const;
  const subject = { ...kept, email: email.trim() };
  const isProved = phone === kept["phone"];
  const sent = isProved ? undefined : sendCode(call, { purpose, phone, channel, deliverable: true, subject });
  if (isProved) spendSend(call, purpose, phone, 0);
  tearTicket(call, ticket);
  return sent === undefined ? signUp(call, { phone, subject }) : { otp: answerOfCode(call, sent) };
};

/** Sign-in, sign-up, one-time codes and password reset of the main service. */
export const authService = defineService({
  endpoints: authEndpoints,
  handlers: {
    login(call, request) {
      if (request.method === "password") return signInByPassword(call, request.identifier, request.password);
      if (request.method === "social") return signInBySocial(call, request.provider, request.id_token);
      return { status: "otp_required" as const, otp: sendToOwner(call, "sign_in", request) };
    },

    register(call, request) {
      const { phone, channel } = request;
      if ("resend" in request) {
        insist({ phone: phoneComplaint(phone) });
        return { otp: answerOfCode(call, resendCode(call, request.uuid, { purpose: "sign_up", phone, channel })) };
      }
      if ("ticket" in request) return completeSignUp(call, request);
      insist({
        name: nameComplaint(request.name),
        email: emailComplaint(request.email),
        phone: phoneComplaint(phone),
        password: passwordComplaint(request.password),
        password_confirmation: confirmationComplaint(request.password, request.password_confirmation),
        date_of_birth: birthDateComplaint(request.date_of_birth, call.now()),
      });
      const userId = call.uuid();
      const subject = {
        userId,
        name: request.name.trim(),
        email: request.email.trim(),
        birthDate: request.date_of_birth,
        digest: passwordDigest(userId, request.password),
      };
      const order = { purpose: "sign_up" as const, phone, channel, deliverable: true, subject };
      const running = request.uuid === undefined ? undefined : goOnWith(call, request.uuid, order);
      return { otp: answerOfCode(call, running ?? sendCode(call, order)) };
    },

    verifyOtp(call, { uuid, otp }) {
      return proven(call, redeemCode(call, uuid, otp, ["sign_in", "sign_up", "phone", "password_reset"]));
    },

    updatePhoneNumber(call, { phone, channel, ticket, uuid }) {
      insist({ phone: phoneComplaint(phone) });
      const purpose = "phone" as const;
      if (uuid !== undefined) {
        const subject = openRequest(call, uuid, purpose)?.subject;
        const isTheirs = subject?.["ticket"] === undefined ? subject?.["userId"] === call.userId : true;
        if (!isTheirs) throw refuse("session_expired", { status: 410, message: "This request is over. Start again." });
        return { otp: answerOfCode(call, resendCode(call, uuid, { purpose, phone, channel })) };
      }
      if (ticket !== undefined && ticketOf(call, ticket, "social_phone") === undefined) {
        throw refuse("session_expired", { status: 410, message: "Sign in again." });
      }
      const userId = callerOf(call)?.id;
      const subject = ticket === undefined ? (userId === undefined ? undefined : { userId }) : { ticket };
      if (subject === undefined)
        throw refuse("unauthorised", { status: 401, message: "Sign in to change the number." });
      return { otp: answerOfCode(call, sendCode(call, { purpose, phone, channel, deliverable: true, subject })) };
    },

    requestPasswordReset(call, request) {
      return { otp: sendToOwner(call, "password_reset", request) };
    },

    resetPassword(call, request) {
      const userId = ticketOf(call, request.ticket, "password_reset")?.subject["userId"] ?? "";
      const user = usersIn(call.store).get(userId);
      if (user === undefined) throw refuse("session_expired", { status: 410, message: "Ask for a new code." });
      insist({
        password: passwordComplaint(request.password),
        password_confirmation: confirmationComplaint(request.password, request.password_confirmation),
      });
      tearTicket(call, request.ticket);
      usersIn(call.store).put({ ...user, passwordDigest: passwordDigest(user.id, request.password) });
      forgetFailures(call, [user.email, user.phone]);
      closeSessions(call, user.id);
      return { reset: true as const };
    },
  },
  seed: seedUsers,
});
