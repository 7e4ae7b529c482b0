import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createServiceClient } from "../http/client.ts";
import { createAuthService, type NewSession } from "./auth.adapter.ts";
import { createProfileService } from "./profile.adapter.ts";
import { createSavedTravellersService } from "./saved-travellers.adapter.ts";

const now = Date.parse("2026-11-21T09:00:00Z");
const clock = { now: () => now, setTimeout: () => 0, clearTimeout: () => undefined };

type Reply = { readonly status?: number; readonly body: unknown; readonly headers?: Record<string, string> };

const begin = ({ status = 200, body, headers = {} }: Reply, offsetMs = 0) => {
  const calls: { readonly method: string; readonly url: string; readonly body: unknown }[] = [];
  const sessions: NewSession[] = [];
  const client = createServiceClient({
    service: "app",
    baseUrl: "http://app",
    locale: "en",
    apiKey: "key",
    clock,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const text = await request.text();
      calls.push({ method: request.method, url: request.url, body: text === "" ? null : JSON.parse(text) });
      return new Response(typeof body === "string" ? body : JSON.stringify(body), { status, headers });
    },
  });
  const onSession = (session: NewSession) => {
    sessions.push(session);
  };
  const times = { clock, offsetMs: () => offsetMs };
  return {
    calls,
    sessions,
    auth: createAuthService({ client, onSession, ...times }),
    profile: createProfileService({ client, ...times }),
    travellers: createSavedTravellersService(client),
  };
};

const stamp = { request_id: "req-7", server_time: "2026-11-21T09:00:00.000Z" };
const answer = (Data: unknown): Reply => ({ body: { statusCode: 200, Data, ...stamp } });
const refusal = (status: number, error: Record<string, unknown>, headers?: Record<string, string>): Reply => ({
  status,
  body: { statusCode: status, error: { message: "no", ...error }, ...stamp },
  ...(headers === undefined ? {} : { headers }),
});

const user = {
  uuid: "u-1",
  name: "نورة القحطاني",
  email: "noura@safar.example",
  phone: "+966512345678",
  gender: "female",
  date_of_birth: "1990-11-02",
  deletes_at: null,
};
const otp = {
  uuid: "otp-1",
  length: 4,
  channel: "sms",
  masked: "+96 *** ***5678",
  resend_after: 60,
  expires_at: "2026-11-21T09:10:00.000Z",
  tries_left: 3,
};
const goldens = {
  signedIn: { status: "signed_in", api_token: "secret-token", user },
  otpRequired: { status: "otp_required", otp },
  phoneRequired: { status: "phone_required", ticket: "t-1" },
  verified: { status: "verified", ticket: "t-2" },
  phoneUpdated: { status: "phone_updated", user },
  accountExists: { status: "account_exists" },
  taken: { status: "taken", fields: ["email"], ticket: "t-3" },
  codeSent: { otp },
  deletion: { otp, cool_down_days: 30 },
  scheduled: { status: "scheduled", deletes_at: "2026-12-21T09:00:00.000Z" },
  reset: { reset: true },
  profile: { user },
} as const;

const account = {
  id: "u-1",
  name: "نورة القحطاني",
  email: "noura@safar.example",
  phone: "+966512345678",
  gender: "female",
  birthDate: "1990-11-02",
  deletesAt: null,
};
const challenge = {
  requestId: "otp-1",
  length: 4,
  channel: "sms",
  masked: "+96 *** ***5678",
  resendAt: now + 60_000,
  expiresAt: now + 600_000,
  triesLeft: 3,
};

const password = { kind: "password", identifier: "noura@safar.example", password: "pw", remember: true } as const;
const first = { phone: "+966512345678", channel: "sms", requestId: null, reference: null } as const;
const attempt = { requestId: "otp-1", code: "1234", remember: true };
const registration = {
  name: "Noura",
  email: "n@safar.example",
  phone: "+966512345678",
  birthDate: "1990-11-02",
  channel: "sms",
  password: "pw-long",
  confirmation: "pw-long",
  requestId: null,
} as const;

describe("sign-in", () => {
  test("default: the token goes to the session's keeper and into no outcome", async () => {
    const { auth, calls, sessions } = begin(answer(goldens.signedIn));
    const outcome = await auth.signIn(password);
    expect(outcome).toEqual({ type: "SIGNED_IN", account });
    expect(sessions).toEqual([{ apiToken: "secret-token", account, remember: true }]);
    expect(calls).toEqual([
      {
        method: "POST",
        url: "http://app/users/auth/login",
        body: { method: "password", identifier: "noura@safar.example", password: "pw", remember: true, api_key: "key" },
      },
    ]);
  });

  test.each([
    ["a code is needed", answer(goldens.otpRequired), { type: "NEEDS_OTP", challenge }],
    ["a number is needed", answer(goldens.phoneRequired), { type: "NEEDS_PHONE", ticket: "t-1" }],
    [
      "wrong credentials",
      refusal(422, { code: "validation_failed", field: "credentials" }),
      { type: "INVALID_CREDENTIALS" },
    ],
    ["a plain 401", refusal(401, { code: "unauthorised" }), { type: "INVALID_CREDENTIALS" }],
    [
      "a lock",
      refusal(429, { code: "rate_limited", meta: { locked_until: "2026-11-21T09:15:00.000Z" } }),
      { type: "LOCKED", until: now + 900_000 },
    ],
    [
      "too many calls",
      refusal(429, { code: "rate_limited" }, { "retry-after": "30" }),
      { type: "RATE_LIMITED", retryAt: now + 30_000 },
    ],
    [
      "too many calls, unsaid for how long",
      refusal(429, { code: "rate_limited" }),
      { type: "RATE_LIMITED", retryAt: now + 60_000 },
    ],
    [
      "a missing field",
      refusal(422, { code: "validation_failed", field: "password", meta: { fields: { password: "required" } } }),
      { type: "INVALID", fields: { password: { code: "required" } } },
    ],
    [
      "maintenance",
      refusal(503, { code: "maintenance" }),
      { type: "PROBLEM", problem: expect.objectContaining({ code: "maintenance" }) },
    ],
  ])("behavior: %s", async (_, reply, expected) => {
    const { auth, sessions } = begin(reply);
    expect(await auth.signIn(password)).toEqual(expected);
    expect(sessions).toEqual([]);
  });
});

describe("codes", () => {
  test("default: each purpose speaks to its own call, and a resend names its request", async () => {
    const { auth, calls } = begin(answer(goldens.codeSent));
    const again = { ...first, requestId: "otp-1" };
    await auth.codes["sign-up"].requestCode(again);
    await auth.codes["phone-change"].requestCode(first);
    await auth.codes["account-verification"].requestCode({ ...again, reference: "t-1" });
    expect(await auth.codes["password-reset"].requestCode(again)).toEqual({ type: "CODE_SENT", challenge });
    const base = { phone: first.phone, channel: "sms", api_key: "key" };
    const resend = { uuid: "otp-1", resend: 1 };
    expect(calls.map(({ method, url, body }) => [method, url.replace("http://app/users/auth/", ""), body])).toEqual([
      ["POST", "register", { ...base, ...resend }],
      ["PUT", "updatePhoneNumber", base],
      ["PUT", "updatePhoneNumber", { ...base, ...resend, ticket: "t-1" }],
      ["POST", "requestPasswordReset", { ...base, ...resend }],
    ]);
  });

  test("default: a sign-in's code comes by the login call", async () => {
    const { auth, calls } = begin(answer(goldens.otpRequired));
    const outcome = await auth.codes["sign-in"].requestCode({ ...first, requestId: "otp-1" });
    expect(outcome).toEqual({ type: "CODE_SENT", challenge });
    expect(calls[0]?.body).toMatchObject({ method: "otp", uuid: "otp-1", resend: 1 });
  });

  test("behavior: a first code of a sign-up has no call of its own", async () => {
    const { auth, calls } = begin(answer(goldens.codeSent));
    expect(await auth.codes["sign-up"].requestCode(first)).toEqual({ type: "REQUEST_EXPIRED" });
    expect(calls).toEqual([]);
  });

  test("behavior: instants are corrected by how far the service's clock is ahead", async () => {
    const { auth } = begin(answer(goldens.codeSent), 5000);
    const outcome = await auth.codes["password-reset"].requestCode(first);
    expect(outcome).toMatchObject({ challenge: { expiresAt: now + 595_000, resendAt: now + 60_000 } });
  });

  test.each([
    ["signed in", answer(goldens.signedIn), { type: "VERIFIED", proof: { kind: "session", account } }],
    ["a reset's ticket", answer(goldens.verified), { type: "VERIFIED", proof: { kind: "resetTicket", ticket: "t-2" } }],
    ["a new number", answer(goldens.phoneUpdated), { type: "VERIFIED", proof: { kind: "phone", account } }],
    [
      "an account there already",
      answer(goldens.accountExists),
      { type: "VERIFIED", proof: { kind: "alreadyRegistered" } },
    ],
    [
      "something that has an account",
      answer(goldens.taken),
      { type: "VERIFIED", proof: { kind: "taken", fields: ["email"], ticket: "t-3" } },
    ],
    ["wrong", refusal(422, { code: "otp_invalid", meta: { tries_left: 2 } }), { type: "WRONG_CODE", triesLeft: 2 }],
    ["wrong, the tries unsaid", refusal(422, { code: "otp_invalid" }), { type: "WRONG_CODE", triesLeft: null }],
    ["expired", refusal(410, { code: "otp_expired" }), { type: "CODE_EXPIRED" }],
    ["over", refusal(410, { code: "session_expired" }), { type: "REQUEST_EXPIRED" }],
    ["locked, unsaid until when", refusal(429, { code: "otp_locked" }), { type: "LOCKED", until: now + 900_000 }],
  ])("behavior: a verification comes to %s", async (_, reply, expected) => {
    expect(await begin(reply).auth.codes["sign-in"].verifyCode(attempt)).toEqual(expected);
  });
});

test("behavior: a registration's complaints stand at the form's own fields, known or not", async () => {
  const fields = { password_confirmation: "mismatch", date_of_birth: "too_young", name: "haunted", constructor: "x" };
  const { auth } = begin(refusal(422, { code: "validation_failed", meta: { fields } }));
  expect(await auth.register(registration)).toEqual({
    type: "INVALID",
    fields: {
      confirmation: { code: "password_mismatch" },
      birthDate: { code: "under_age", min: 13 },
      name: { code: "symbols_refused" },
    },
  });
});

test("behavior: a sign-up that is sent again names the request of its code", async () => {
  const { auth, calls } = begin(answer(goldens.codeSent));
  await auth.register(registration);
  await auth.register({ ...registration, requestId: "otp-1" });
  expect(calls.map(({ body }) => body)).toMatchObject([{ name: "Noura" }, { name: "Noura", uuid: "otp-1" }]);
  expect(calls[0]?.body).not.toHaveProperty("uuid");
});

test("default: a sign-up is completed under its ticket, by a session, by another code, or not yet", async () => {
  const completion = { ticket: "t-3", email: "n2@safar.example", phone: "+966512345678", channel: "sms" } as const;
  const ends = async (reply: Reply) => begin(reply).auth.completeRegistration(completion);
  expect(await ends(answer(goldens.signedIn))).toEqual({ type: "SIGNED_IN", account });
  expect(await ends(answer(goldens.codeSent))).toEqual({ type: "CODE_SENT", challenge });
  expect(await ends(answer(goldens.taken))).toEqual({ type: "TAKEN", fields: ["email"], ticket: "t-3" });
  expect(await ends(refusal(410, { code: "session_expired" }))).toEqual({ type: "TICKET_EXPIRED" });
  const { auth, calls } = begin(answer(goldens.signedIn));
  await auth.completeRegistration(completion);
  expect(calls[0]).toMatchObject({ url: "http://app/users/auth/register", body: completion });
  // A first sign-up is answered by a code alone.
  expect(await auth.register(registration)).toMatchObject({ type: "PROBLEM" });
});

test("default: profile and deletion", async () => {
  expect(await begin(answer(goldens.profile)).profile.read()).toEqual({ type: "PROFILE", account });
  expect(await begin(answer(goldens.deletion)).profile.initiateDeletion("sms")).toEqual({
    type: "CODE_SENT",
    challenge,
    coolDownDays: 30,
  });
  const { calls, profile } = begin(answer(goldens.scheduled));
  expect(await profile.deletionCodes.verifyCode(attempt)).toEqual({
    type: "VERIFIED",
    proof: { kind: "deletion", deletesAt: Date.parse("2026-12-21T09:00:00Z") },
  });
  expect(calls[0]?.body).toEqual({ uuid: "otp-1", otp: "1234", action: "delete_account", api_key: "key" });
});

test("default: a deletion's code is sent again by query, as a DELETE must", async () => {
  const { calls, profile } = begin(answer(goldens.deletion));
  await profile.deletionCodes.requestCode({ ...first, requestId: "otp-1" });
  expect(calls[0]?.method).toBe("DELETE");
  expect(new URL(calls[0]?.url ?? "").searchParams.toString()).toBe("channel=sms&uuid=otp-1&resend=1");
});

/** Every way to spoil one place of a JSON value: its keys left out, its values replaced. */
const spoilt = (value: unknown, junk: unknown): unknown[] => {
  const all = [junk];
  if (typeof value !== "object" || value === null) return all;
  for (const [key, inner] of Object.entries(value)) {
    all.push(Object.fromEntries(Object.entries(value).filter(([other]) => other !== key)));
    for (const spoiltInner of spoilt(inner, junk)) all.push({ ...value, [key]: spoiltInner });
  }
  return all;
};

const everyOutcome = (reply: Reply): Promise<{ readonly type: string }>[] => {
  const { auth, profile, travellers } = begin(reply);
  return [
    auth.signIn(password),
    auth.register(registration),
    auth.completeRegistration({ ticket: "t", email: "n@safar.example", phone: "+966512345678", channel: "sms" }),
    auth.resetPassword({ ticket: "t", password: "pw-long", confirmation: "pw-long" }),
    ...Object.values(auth.codes).flatMap((codes) => [
      codes.requestCode({ ...first, requestId: "otp-1" }),
      codes.verifyCode(attempt),
    ]),
    profile.read(),
    profile.update({ name: "Noura" }),
    profile.keepAccount(),
    profile.initiateDeletion("sms"),
    profile.deletionCodes.requestCode(first),
    profile.deletionCodes.verifyCode(attempt),
    travellers.list(),
    travellers.read("1"),
    travellers.copy("1", {}),
    travellers.delete("1"),
  ];
};

test("behavior: an answer spoilt in any one place is an outcome, never an exception", async () => {
  const junk = [null, "", -1, [], { length: 9 }, "2026-13-45T99:00:00Z"];
  for (const golden of Object.values(goldens)) {
    for (const bad of junk.flatMap((one) => spoilt(golden, one))) {
      for (const outcome of await Promise.all(everyOutcome(answer(bad)))) expect(outcome.type).toMatch(/^[A-Z_]+$/);
    }
  }
});

test("behavior: any bytes and any status are an outcome", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string(), fc.json()),
      fc.constantFrom(200, 201, 400, 401, 404, 410, 422, 429, 500, 503),
      async (body, status) => {
        for (const outcome of await Promise.all(everyOutcome({ body, status }))) {
          expect([
            "PROBLEM",
            "RATE_LIMITED",
            "SIGNED_OUT",
            "REQUEST_EXPIRED",
            "NOT_FOUND",
            "INVALID_CREDENTIALS",
            "TICKET_EXPIRED",
          ]).toContain(outcome.type);
        }
      },
    ),
    { numRuns: 60, seed: 11 },
  );
});
