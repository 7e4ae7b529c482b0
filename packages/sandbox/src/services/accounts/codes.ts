import type { authEndpoints, ResponseOf } from "@safar/api-clients/wire";
import { type Call, type EpochMs, refuse } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";
import { digestOf } from "./digest.ts";
import { maskPhone } from "./mask-phone.ts";
import { tooEarly } from "./rules.ts";

export type CodePurpose =
  | "sign_in"
  | "sign_up"
  | "phone"
  | "password_reset"
  | "account_deletion"
  | "payment"
  | "payment_account"
  | "withdrawal";
export type CodeChannel = "whatsapp" | "sms";

/** What a code was asked for. It stays bound to this row: no other request's code opens it. */
export type CodeRequest = {
  readonly id: string;
  readonly purpose: CodePurpose;
  readonly phone: string;
  readonly channel: CodeChannel;
  /** False when nobody may receive it, as for a phone without an account: the answers are the same, and no code fits. */
  readonly deliverable: boolean;
  /** What the request is about, by its purpose: a registration, a ticket, a user. */
  readonly subject: Readonly<Record<string, string>>;
  readonly digest: string;
  readonly sends: number;
  readonly triesLeft: number;
  readonly resendAt: EpochMs;
  readonly expiresAt: EpochMs;
  /** After this the request cannot be sent again and its form must be filled anew. */
  readonly endsAt: EpochMs;
  readonly used: boolean;
  /** Whether the scenario of numbers ending 0000 has had its one wrong answer. */
  readonly stumbled: boolean;
};

/** What limits sending and guessing, by purpose and phone, whoever asks. */
type Allowance = {
  readonly id: string;
  readonly sentAt: readonly EpochMs[];
  readonly resendAt: EpochMs;
  readonly lockedUntil: EpochMs | null;
};

type Otp = ResponseOf<typeof authEndpoints.requestPasswordReset>["otp"];

export const codeLength = 6;
export const maximumTries = 5;
export const codeLifetimeMs = 10 * 60_000;
export const requestLifetimeMs = 30 * 60_000;
export const lockMs = 15 * 60_000;
const firstResendMs = 60_000;
const laterResendMs = 120_000;
const sendsAnHour = 5;
const hourMs = 60 * 60_000;

const requestsIn = (store: Store): Collection<CodeRequest> => store.collection<CodeRequest>("code_requests");
const allowancesIn = (store: Store): Collection<Allowance> => store.collection<Allowance>("code_allowances");

const allowanceOf = (call: Call, purpose: CodePurpose, phone: string): Allowance => {
  const id = `${purpose}:${phone}`;
  return allowancesIn(call.store).get(id) ?? { id, sentAt: [], resendAt: 0, lockedUntil: null };
};

const locked = (until: EpochMs) =>
  refuse("otp_locked", {
    status: 429,
    message: "Too many wrong codes.",
    meta: { locked_until: new Date(until).toISOString() },
  });

const expired = () => refuse("otp_expired", { status: 410, message: "The code is no longer good. Ask for a new one." });

const ended = () => refuse("session_expired", { status: 410, message: "This request is over. Start again." });

/** Charges one send to the phone's allowance, or refuses it. What is told without a send of its own, `sends` 0, makes nobody wait. */
export const spendSend = (call: Call, purpose: CodePurpose, phone: string, sends: number): EpochMs => {
  const now = call.now();
  const allowance = allowanceOf(call, purpose, phone);
  if (allowance.lockedUntil !== null && allowance.lockedUntil > now) throw locked(allowance.lockedUntil);
  if (allowance.resendAt > now) throw tooEarly(call, allowance.resendAt, "A code was sent a moment ago.");
  const recent = allowance.sentAt.filter((at) => at > now - hourMs);
  const [oldest] = recent;
  if (oldest !== undefined && recent.length >= sendsAnHour) {
    throw tooEarly(call, oldest + hourMs, "Too many codes were sent to this number.");
  }
  const resendAt = now + ([0, firstResendMs][sends] ?? laterResendMs);
  allowancesIn(call.store).put({ ...allowance, sentAt: [...recent, now], resendAt, lockedUntil: null });
  return resendAt;
};

const send = (
  call: Call,
  request: Omit<CodeRequest, "digest" | "resendAt" | "expiresAt" | "triesLeft">,
): CodeRequest => {
  const resendAt = spendSend(call, request.purpose, request.phone, request.sends);
  const code = String(call.random(`otp:${request.id}:${request.sends}`).integer(0, 10 ** codeLength - 1)).padStart(
    codeLength,
    "0",
  );
  // The scenario of numbers ending 1111: the first code is dead on arrival, the next one works.
  const lifetimeMs = request.phone.endsWith("1111") && request.sends === 1 ? 0 : codeLifetimeMs;
  const sent: CodeRequest = {
    ...request,
    digest: digestOf(code, request.id),
    triesLeft: maximumTries,
    resendAt,
    expiresAt: call.now() + lifetimeMs,
  };
  requestsIn(call.store).put(sent);
  const text = call.locale === "ar" ? `رمز التحقق الخاص بك هو ${code}` : `Your verification code is ${code}`;
  const message = { kind: "otp", channel: request.channel, to: request.phone, text, code };
  // Whoever asks must not learn by how long it takes whether there was anybody to send it to.
  if (request.deliverable) call.outbox.send(message);
  else call.outbox.discard(message);
  return sent;
};

export type CodeOrder = Pick<CodeRequest, "purpose" | "phone" | "channel" | "deliverable" | "subject">;

/** Opens a request and sends its first code. */
export const sendCode = (call: Call, order: CodeOrder): CodeRequest =>
  send(call, {
    ...order,
    id: call.uuid(),
    sends: 1,
    endsAt: call.now() + requestLifetimeMs,
    used: false,
    stumbled: false,
  });

/** Sends a request's next code, which ends the one before; the destination may have changed. */
export const resendCode = (
  call: Call,
  id: string,
  order: Pick<CodeOrder, "purpose" | "phone" | "channel"> & { readonly deliverable?: boolean },
): CodeRequest => {
  const request = requestsIn(call.store).get(id);
  if (request === undefined || request.used || request.purpose !== order.purpose || request.endsAt <= call.now()) {
    throw ended();
  }
  return send(call, { ...request, ...order, sends: request.sends + 1 });
};

/**
 * A request whose code still counts goes on with another subject, and nothing is sent. Its id is asked for, and known to who began it
 * alone: nobody puts their own password under somebody else's code.
 */
export const goOnWith = (call: Call, id: string, order: CodeOrder): CodeRequest | undefined => {
  const request = openRequest(call, id, order.purpose);
  const isRunning =
    request?.used === false &&
    request.phone === order.phone &&
    request.channel === order.channel &&
    request.triesLeft > 0 &&
    request.expiresAt > call.now();
  if (!isRunning) return undefined;
  const goingOn = { ...request, subject: order.subject };
  requestsIn(call.store).put(goingOn);
  return goingOn;
};

export const openRequest = (call: Call, id: string, purpose: CodePurpose): CodeRequest | undefined => {
  const request = requestsIn(call.store).get(id);
  return request?.purpose === purpose ? request : undefined;
};

/** Uses a code up and gives what it was asked for. Five wrong codes lock the phone for the purpose. */
export const redeemCode = (call: Call, id: string, code: string, purposes: readonly CodePurpose[]): CodeRequest => {
  const now = call.now();
  const request = requestsIn(call.store).get(id);
  if (request === undefined || request.used || !purposes.includes(request.purpose)) throw expired();
  const allowance = allowanceOf(call, request.purpose, request.phone);
  if (allowance.lockedUntil !== null && allowance.lockedUntil > now) throw locked(allowance.lockedUntil);
  if (request.expiresAt <= now || request.triesLeft === 0) throw expired();

  const stumbles = request.phone.endsWith("0000") && !request.stumbled;
  // The digest is made for whoever has an account or not: what takes longer would tell.
  const isMatching = digestOf(code, request.id) === request.digest;
  const isRight = isMatching && request.deliverable;
  if (isRight && !stumbles) {
    const used = { ...request, used: true };
    requestsIn(call.store).put(used);
    // Whoever has just read a code at this number need not wait: what else they entered may have to be put right.
    allowancesIn(call.store).put({ ...allowance, resendAt: now });
    return used;
  }

  const triesLeft = request.triesLeft - 1;
  requestsIn(call.store).put({ ...request, triesLeft, stumbled: request.stumbled || isRight });
  if (triesLeft > 0) {
    throw refuse("otp_invalid", {
      status: 422,
      message: "The code is wrong.",
      field: "otp",
      meta: { tries_left: triesLeft },
    });
  }
  const lockedUntil = now + lockMs;
  allowancesIn(call.store).put({ ...allowance, lockedUntil });
  throw locked(lockedUntil);
};

export const answerOfCode = (call: Call, request: CodeRequest): Otp => ({
  uuid: request.id,
  length: codeLength,
  channel: request.channel,
  masked: maskPhone(request.phone),
  resend_after: Math.max(0, Math.ceil((request.resendAt - call.now()) / 1000)),
  expires_at: new Date(request.expiresAt).toISOString(),
  tries_left: request.triesLeft,
});
