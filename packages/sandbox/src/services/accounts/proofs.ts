import { type Call, refuse } from "../../core/service.ts";
import type { CodeRequest } from "./codes.ts";
import { openSession } from "./sessions.ts";
import { giveTicket, tearTicket, ticketOf } from "./tickets.ts";
import { answerOfUser, identitiesIn, type User, userByEmail, userByPhone, usersIn } from "./users.ts";

export const signIn = (call: Call, user: User) => ({
  status: "signed_in" as const,
  api_token: openSession(call, user.id),
  user: answerOfUser(user),
});

/** The account of a number that was proved, or what stands in its way: the rest is kept under a ticket meanwhile. */
export const signUp = (call: Call, { phone, subject }: Pick<CodeRequest, "phone" | "subject">) => {
  const { name = "", email = "", birthDate = "", userId = "", digest = "" } = subject;
  const owners = { email: userByEmail(call.store, email), phone: userByPhone(call.store, phone) };
  const fields = (["email", "phone"] as const).filter((field) => owners[field] !== undefined);
  if (fields.length > 0) {
    return { status: "taken" as const, fields, ticket: giveTicket(call, "sign_up", { ...subject, phone }) };
  }
  const user: User = {
    id: userId,
    name,
    email: email.toLowerCase(),
    phone,
    passwordDigest: digest,
    gender: null,
    birthDate,
    deletesAt: null,
  };
  usersIn(call.store).put(user);
  return signIn(call, user);
};

/** A social account's owner has proved their number: it becomes an account, or joins the one with the same number and e-mail. */
const joinSocial = (call: Call, phone: string, ticketId: string) => {
  const ticket = ticketOf(call, ticketId, "social_phone");
  if (ticket === undefined) throw refuse("session_expired", { status: 410, message: "Sign in again." });
  tearTicket(call, ticketId);
  const { provider = "", subject = "", name = "" } = ticket.subject;
  const email = (ticket.subject["email"] ?? "").toLowerCase();
  const byPhone = userByPhone(call.store, phone);
  const byEmail = userByEmail(call.store, email);
  if (byPhone?.id !== byEmail?.id) return { status: "account_exists" as const };
  const user: User = byPhone ?? {
    id: call.uuid(),
    name,
    email,
    phone,
    passwordDigest: null,
    gender: null,
    birthDate: null,
    deletesAt: null,
  };
  usersIn(call.store).put(user);
  identitiesIn(call.store).put({ id: `${provider}:${subject}`, userId: user.id });
  return signIn(call, user);
};

const changePhone = (call: Call, phone: string, userId: string) => {
  const owner = userByPhone(call.store, phone);
  const user = usersIn(call.store).get(userId);
  if (user === undefined || call.userId !== userId) {
    throw refuse("unauthorised", { status: 401, message: "Sign in to change the number." });
  }
  if (owner !== undefined && owner.id !== userId) return { status: "account_exists" as const };
  const changed = { ...user, phone };
  usersIn(call.store).put(changed);
  return { status: "phone_updated" as const, user: answerOfUser(changed) };
};

/** Does what a verified code was asked for. */
export const proven = (call: Call, request: CodeRequest) => {
  const { phone, subject } = request;
  const { ticket, userId = "" } = subject;
  if (request.purpose === "sign_up") return signUp(call, request);
  if (request.purpose === "phone") {
    return ticket === undefined ? changePhone(call, phone, userId) : joinSocial(call, phone, ticket);
  }
  const user = userByPhone(call.store, phone);
  if (user === undefined) throw refuse("otp_expired", { status: 410, message: "The code is no longer good." });
  if (request.purpose === "sign_in") return signIn(call, user);
  return { status: "verified" as const, ticket: giveTicket(call, "password_reset", { userId: user.id }) };
};
