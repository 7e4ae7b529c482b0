import { createAuthService, createProfileService, createServiceClient, type NewSession } from "@safar/api-clients";
import type { Registration } from "@safar/engine";
import { describe, expect, test } from "vitest";
import { openAccountBench as openBench, startAt } from "../../testing/account-bench.ts";
import { samplePassword, sampleUsers } from "../accounts/sample-users.ts";
import { issueIdToken } from "../accounts/social.ts";

/** The real client and adapters against the bench's sandbox. */
const openAccountBench = () => {
  const bench = openBench();
  const sessions: NewSession[] = [];
  const as = (apiToken?: string) => {
    const client = createServiceClient(bench.reach("app", apiToken));
    const onSession = (session: NewSession) => {
      sessions.push(session);
    };
    return {
      auth: createAuthService({ client, clock: bench.time, onSession }),
      profile: createProfileService({ client, clock: bench.time }),
    };
  };
  return { ...bench, ...as(), sessions, signedIn: (userId: string) => as(bench.tokenFor(userId)) };
};

const { PK, SA } = sampleUsers;
const unknownPhone = "+923339999999";
const minuteMs = 60_000;

const registration = {
  name: "Sana Malik",
  email: "sana@mail.example",
  phone: "+923215550101",
  birthDate: "2001-05-09",
  channel: "sms",
  password: "long-enough",
  confirmation: "long-enough",
  requestId: null,
} as const;

const byPassword = (identifier: string, password: string) =>
  ({ kind: "password", identifier, password, remember: false }) as const;

const code = (phone: string) => ({ phone, channel: "whatsapp", requestId: null, reference: null }) as const;

type Auth = ReturnType<typeof createAuthService>;
type Outcome = Awaited<
  ReturnType<Auth["signIn"] | Auth["register"] | Auth["completeRegistration"] | Auth["codes"]["sign-in"]["requestCode"]>
>;

const sent = async (answer: Promise<Outcome>) => {
  const outcome = await answer;
  if (!("challenge" in outcome)) throw new Error(`No code was sent: ${outcome.type}`);
  return outcome.challenge;
};

const attempt = (requestId: string, typed: string) => ({ requestId, code: typed, remember: true });

describe("password", () => {
  test.each([PK, SA])("default: $email signs in by e-mail and by phone", async ({ email, phone, id }) => {
    const bench = openAccountBench();
    for (const identifier of [email, phone]) {
      const outcome = await bench.auth.signIn(byPassword(identifier, samplePassword));
      expect(outcome).toMatchObject({ type: "SIGNED_IN", account: { id, email, phone, deletesAt: null } });
    }
    expect(bench.sessions.map(({ account }) => account.id)).toEqual([id, id]);
    expect(JSON.stringify(await bench.auth.signIn(byPassword(email, samplePassword)))).not.toContain(
      bench.sessions.at(-1)?.apiToken,
    );
  });

  test("behavior: an unknown user and a wrong password cannot be told apart, to the lock and beyond", async () => {
    const bench = openAccountBench();
    const tries = async (identifier: string) => {
      const outcomes = [];
      for (let count = 0; count < 6; count++)
        outcomes.push(await bench.auth.signIn(byPassword(identifier, "wrong-one")));
      return outcomes;
    };
    const known = await tries(PK.email);
    expect(known.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => ({ type: "INVALID_CREDENTIALS" })));
    expect(known.slice(4)).toEqual(
      Array.from({ length: 2 }, () => ({ type: "LOCKED", until: startAt + 15 * minuteMs })),
    );
    expect(await tries("nobody@mail.example")).toEqual(known);
  });

  test("behavior: a lock holds against the right password until its instant, and for that identifier alone", async () => {
    const bench = openAccountBench();
    for (let count = 0; count < 5; count++) await bench.auth.signIn(byPassword(PK.email, "wrong-one"));
    expect(await bench.auth.signIn(byPassword(PK.email, samplePassword))).toMatchObject({ type: "LOCKED" });
    expect(await bench.auth.signIn(byPassword(SA.email, samplePassword))).toMatchObject({ type: "SIGNED_IN" });
    bench.clock.advance(15 * minuteMs);
    expect(await bench.auth.signIn(byPassword(PK.email, samplePassword))).toMatchObject({ type: "SIGNED_IN" });
  });

  test("behavior: empty fields are named", async () => {
    const { auth } = openAccountBench();
    expect(await auth.signIn(byPassword("", ""))).toEqual({
      type: "INVALID",
      fields: { identifier: { code: "required" }, password: { code: "required" } },
    });
  });

  test("behavior: the scenario of a code after the password", async () => {
    const bench = openAccountBench();
    bench.sandbox.admin.switches.set("code_after_password", true);
    const challenge = await sent(bench.auth.signIn(byPassword(PK.email, samplePassword)));
    bench.clock.advance(minuteMs);
    const again = await sent(
      bench.auth.codes["sign-in"].requestCode({ ...code(PK.phone), phone: null, requestId: challenge.requestId }),
    );
    const outcome = await bench.auth.codes["sign-in"].verifyCode(attempt(again.requestId, bench.codeFor(PK.phone)));
    expect(outcome).toMatchObject({ type: "VERIFIED", proof: { kind: "session", account: { id: PK.id } } });
  });

  test("behavior: a session that cannot be kept signs nobody in", async () => {
    const bench = openAccountBench();
    const auth = createAuthService({
      client: createServiceClient(bench.reach("app")),
      clock: bench.time,
      onSession: () => Promise.reject(new Error("the store is down")),
    });
    expect(await auth.signIn(byPassword(PK.email, samplePassword))).toMatchObject({ type: "PROBLEM" });
  });
});

describe("one-time codes", () => {
  test("default: a code signs in once", async () => {
    const bench = openAccountBench();
    const codes = bench.auth.codes["sign-in"];
    const outcome = await codes.requestCode(code(PK.phone));
    expect(outcome).toMatchObject({
      type: "CODE_SENT",
      challenge: {
        length: 6,
        channel: "whatsapp",
        masked: "+92 *** ***4567",
        resendAt: startAt + minuteMs,
        expiresAt: startAt + 10 * minuteMs,
        triesLeft: 5,
      },
    });
    const { requestId } = await sent(Promise.resolve(outcome));
    const typed = bench.codeFor(PK.phone);
    expect(typed).toMatch(/^\d{6}$/);
    expect(await codes.verifyCode(attempt(requestId, typed))).toMatchObject({
      type: "VERIFIED",
      proof: { kind: "session", account: { id: PK.id } },
    });
    expect(bench.sessions.at(-1)).toMatchObject({ account: { id: PK.id }, remember: true });
    expect(await codes.verifyCode(attempt(requestId, typed))).toEqual({ type: "CODE_EXPIRED" });
  });

  test("behavior: a phone without an account gets the same answers and no code", async () => {
    const bench = openAccountBench();
    for (const purpose of ["sign-in", "password-reset"] as const) {
      const codes = bench.auth.codes[purpose];
      const known = await codes.requestCode(code(PK.phone));
      const unknown = await codes.requestCode(code(unknownPhone));
      const shape = (outcome: typeof known) => JSON.stringify(outcome).replace(/"requestId":"[^"]+"|\d{4}"/g, "");
      expect(shape(unknown)).toBe(shape(known));
      const { requestId } = await sent(Promise.resolve(unknown));
      expect(await codes.verifyCode(attempt(requestId, "123456"))).toEqual({ type: "WRONG_CODE", triesLeft: 4 });
    }
    expect(bench.sandbox.admin.outbox.messages(unknownPhone)).toEqual([]);
  });

  test("behavior: resend waits 60 then 120 seconds and ends the code before", async () => {
    const bench = openAccountBench();
    const codes = bench.auth.codes["sign-in"];
    const { requestId } = await sent(codes.requestCode(code(PK.phone)));
    const first = bench.codeFor(PK.phone);
    const again = { ...code(PK.phone), requestId, channel: "sms" } as const;
    expect(await codes.requestCode(again)).toEqual({ type: "RATE_LIMITED", retryAt: startAt + minuteMs });
    expect(await codes.requestCode(code(PK.phone))).toEqual({ type: "RATE_LIMITED", retryAt: startAt + minuteMs });

    bench.clock.advance(minuteMs);
    const second = await sent(codes.requestCode(again));
    expect(second).toMatchObject({ requestId, resendAt: startAt + 3 * minuteMs, channel: "sms" });
    expect(bench.sandbox.admin.outbox.messages(PK.phone).map(({ channel }) => channel)).toEqual(["whatsapp", "sms"]);
    expect(await codes.verifyCode(attempt(requestId, first))).toEqual({ type: "WRONG_CODE", triesLeft: 4 });
    expect(await codes.verifyCode(attempt(requestId, bench.codeFor(PK.phone)))).toMatchObject({ type: "VERIFIED" });
  });

  test("behavior: five codes an hour", async () => {
    const bench = openAccountBench();
    const codes = bench.auth.codes["password-reset"];
    for (let count = 0; count < 5; count++) {
      await sent(codes.requestCode(code(PK.phone)));
      bench.clock.advance(2 * minuteMs);
    }
    expect(await codes.requestCode(code(PK.phone))).toEqual({ type: "RATE_LIMITED", retryAt: startAt + 60 * minuteMs });
    bench.clock.set(startAt + 60 * minuteMs);
    expect(await codes.requestCode(code(PK.phone))).toMatchObject({ type: "CODE_SENT" });
  });

  test("behavior: five wrong codes lock the phone for a quarter of an hour", async () => {
    const bench = openAccountBench();
    const codes = bench.auth.codes["sign-in"];
    const { requestId } = await sent(codes.requestCode(code(PK.phone)));
    const right = bench.codeFor(PK.phone);
    const wrong = right === "000000" ? "000001" : "000000";
    const outcomes = [];
    for (let count = 0; count < 5; count++) outcomes.push(await codes.verifyCode(attempt(requestId, wrong)));
    const locked = { type: "LOCKED", until: startAt + 15 * minuteMs };
    expect(outcomes).toEqual([...[4, 3, 2, 1].map((triesLeft) => ({ type: "WRONG_CODE", triesLeft })), locked]);
    expect(await codes.verifyCode(attempt(requestId, right))).toEqual(locked);
    bench.clock.advance(2 * minuteMs);
    expect(await codes.requestCode({ ...code(PK.phone), requestId })).toEqual(locked);
    bench.clock.advance(13 * minuteMs);
    expect(await codes.verifyCode(attempt(requestId, right))).toEqual({ type: "CODE_EXPIRED" });
    await sent(codes.requestCode({ ...code(PK.phone), requestId }));
    expect(await codes.verifyCode(attempt(requestId, bench.codeFor(PK.phone)))).toMatchObject({ type: "VERIFIED" });
  });

  test("behavior: a code dies at ten minutes, its request at thirty", async () => {
    const bench = openAccountBench();
    const codes = bench.auth.codes["sign-in"];
    const { requestId } = await sent(codes.requestCode(code(PK.phone)));
    bench.clock.advance(10 * minuteMs);
    expect(await codes.verifyCode(attempt(requestId, bench.codeFor(PK.phone)))).toEqual({ type: "CODE_EXPIRED" });
    bench.clock.advance(20 * minuteMs);
    expect(await codes.requestCode({ ...code(PK.phone), requestId })).toEqual({ type: "REQUEST_EXPIRED" });
    for (const phone of [PK.phone, null]) {
      expect(await codes.requestCode({ ...code(PK.phone), phone, requestId: "no-such-request" })).toEqual({
        type: "REQUEST_EXPIRED",
      });
    }
  });

  test("behavior: a code opens its own request alone", async () => {
    const bench = openAccountBench();
    const signIn = await sent(bench.auth.codes["sign-in"].requestCode(code(PK.phone)));
    await sent(bench.auth.codes["password-reset"].requestCode(code(PK.phone)));
    const outcome = await bench.auth.codes["sign-in"].verifyCode(attempt(signIn.requestId, bench.codeFor(PK.phone)));
    expect(outcome).toEqual({ type: "WRONG_CODE", triesLeft: 4 });
  });

  test("behavior: a number that is none is refused", async () => {
    const { auth } = openAccountBench();
    expect(await auth.codes["sign-in"].requestCode(code("+92"))).toEqual({ type: "INVALID_PHONE" });
  });

  test.each([
    ["0000", "wrong once"],
    ["1111", "dead on arrival"],
  ])("behavior: a mobile ending %s gets a first code that is %s", async (ending) => {
    const bench = openAccountBench();
    const phone = `+92321555${ending}`;
    const { requestId, expiresAt } = await sent(bench.auth.register({ ...registration, phone }));
    const codes = bench.auth.codes["sign-up"];
    const first = await codes.verifyCode(attempt(requestId, bench.codeFor(phone)));
    if (ending === "0000") {
      expect(first).toEqual({ type: "WRONG_CODE", triesLeft: 4 });
    } else {
      expect({ first, expiresAt }).toEqual({ first: { type: "CODE_EXPIRED" }, expiresAt: startAt });
      bench.clock.advance(minuteMs);
      await sent(codes.requestCode({ ...code(phone), requestId }));
    }
    expect(await codes.verifyCode(attempt(requestId, bench.codeFor(phone)))).toMatchObject({ type: "VERIFIED" });
  });

  test("behavior: neither the journal nor the store shows a password or a code", async () => {
    const bench = openAccountBench();
    const { requestId } = await sent(bench.auth.register(registration));
    const typed = bench.codeFor(registration.phone);
    await bench.auth.codes["sign-up"].verifyCode(attempt(requestId, typed));
    const { store } = bench.sandbox;
    const rows = ["users", "code_requests", "tickets", "sign_in_attempts"].map((name) => store.collection(name).all());
    const shown = JSON.stringify([bench.sandbox.journal.entries(), rows]);
    expect(shown).not.toContain(registration.password);
    expect(shown).not.toContain(`"${typed}"`);
  });
});

describe("sign-up", () => {
  test("default: the code makes the account, which then signs in by password", async () => {
    const bench = openAccountBench();
    const { requestId } = await sent(bench.auth.register(registration));
    expect(await bench.auth.signIn(byPassword(registration.email, registration.password))).toEqual({
      type: "INVALID_CREDENTIALS",
    });
    const outcome = await bench.auth.codes["sign-up"].verifyCode(attempt(requestId, bench.codeFor(registration.phone)));
    expect(outcome).toMatchObject({
      type: "VERIFIED",
      proof: { kind: "session", account: { name: "Sana Malik", phone: registration.phone, birthDate: "2001-05-09" } },
    });
    expect(await bench.auth.signIn(byPassword("SANA@mail.example", registration.password))).toMatchObject({
      type: "SIGNED_IN",
    });
  });

  test("behavior: every wrong field is named", async () => {
    const { auth } = openAccountBench();
    const outcome = await auth.register({
      ...registration,
      name: "A1",
      email: "sana",
      phone: "+9230",
      birthDate: "2013-11-22",
      password: "12345",
      confirmation: "123456",
    });
    expect(outcome).toEqual({
      type: "INVALID",
      fields: {
        name: { code: "symbols_refused" },
        email: { code: "invalid_email" },
        phone: { code: "phone_too_short", min: 11 },
        birthDate: { code: "under_age", min: 13 },
        password: { code: "too_short", min: 6 },
        confirmation: { code: "password_mismatch" },
      },
    });
  });

  test("behavior: thirteen today is old enough", async () => {
    const { auth } = openAccountBench();
    expect(await auth.register({ ...registration, birthDate: "2013-11-21" })).toMatchObject({ type: "CODE_SENT" });
  });

  /** As far as a code that was right, and found something taken. */
  const findTaken = async (bench: ReturnType<typeof openAccountBench>, taken: Partial<Registration>) => {
    const asked = { ...registration, ...taken };
    const { requestId } = await sent(bench.auth.register(asked));
    const outcome = await bench.auth.codes["sign-up"].verifyCode(attempt(requestId, bench.codeFor(asked.phone)));
    expect(bench.sessions).toEqual([]);
    const proof = outcome.type === "VERIFIED" ? outcome.proof : undefined;
    if (proof?.kind !== "taken") throw new Error(`Nothing was taken: ${outcome.type}`);
    const { ticket, fields } = proof;
    return { fields, completion: { ticket, email: asked.email, phone: asked.phone, channel: "sms" } as const };
  };

  test.each([
    [{ phone: PK.phone }, ["phone"]],
    [{ email: PK.email }, ["email"]],
    [{ email: PK.email, phone: PK.phone }, ["email", "phone"]],
  ] as const)("behavior: who has an account already learns it only by the code, and of what", async (taken, fields) => {
    expect(await findTaken(openAccountBench(), taken)).toMatchObject({ fields });
  });

  test("behavior: another email address completes the sign-up, with the same password and the number that was proved", async () => {
    const bench = openAccountBench();
    const { completion } = await findTaken(bench, { email: PK.email });
    const again = await bench.auth.completeRegistration({ ...completion, email: SA.email });
    const ticket = again.type === "TAKEN" ? again.ticket : "";
    expect(again).toMatchObject({ type: "TAKEN", fields: ["email"] });
    expect(await bench.auth.completeRegistration({ ...completion, email: registration.email })).toEqual({
      type: "TICKET_EXPIRED",
    });
    expect(await bench.auth.completeRegistration({ ...completion, ticket, email: "sana" })).toEqual({
      type: "INVALID",
      fields: { email: { code: "invalid_email" } },
    });
    expect(await bench.auth.completeRegistration({ ...completion, ticket, email: registration.email })).toMatchObject({
      type: "SIGNED_IN",
      account: { email: registration.email, phone: registration.phone },
    });
    expect(bench.sandbox.admin.outbox.messages(registration.phone)).toHaveLength(1);
    expect(await bench.auth.signIn(byPassword(registration.email, registration.password))).toMatchObject({
      type: "SIGNED_IN",
    });
  });

  test("behavior: another number is proved by a code of its own", async () => {
    const bench = openAccountBench();
    const { completion } = await findTaken(bench, { phone: PK.phone });
    const phone = "+923215550202";
    const { requestId } = await sent(bench.auth.completeRegistration({ ...completion, phone }));
    expect(await bench.auth.codes["sign-up"].verifyCode(attempt(requestId, bench.codeFor(phone)))).toMatchObject({
      proof: { kind: "session", account: { phone } },
    });
  });

  test("behavior: nobody asks after accounts any oftener than by codes", async () => {
    const bench = openAccountBench();
    const { completion } = await findTaken(bench, { email: PK.email });
    let { ticket } = completion;
    for (let count = 0; count < 4; count++) {
      const outcome = await bench.auth.completeRegistration({ ...completion, ticket });
      ticket = outcome.type === "TAKEN" ? outcome.ticket : "";
    }
    expect(await bench.auth.completeRegistration({ ...completion, ticket })).toEqual({
      type: "RATE_LIMITED",
      retryAt: startAt + 60 * minuteMs,
    });
  });

  test("behavior: a sign-up that is sent again goes on with its running code, and the account is what was sent last", async () => {
    const bench = openAccountBench();
    const first = await sent(bench.auth.register(registration));
    const typed = bench.codeFor(registration.phone);
    await bench.auth.codes["sign-up"].verifyCode(attempt(first.requestId, typed === "000000" ? "000001" : "000000"));
    const changed = { name: "Sana Tariq", password: "another-one", confirmation: "another-one" };
    const again = { ...registration, ...changed, requestId: first.requestId };
    for (let count = 0; count < 9; count++) {
      expect(await sent(bench.auth.register(again))).toEqual({ ...first, triesLeft: 4 });
    }
    expect(bench.sandbox.admin.outbox.messages(registration.phone)).toHaveLength(1);
    expect(await bench.auth.codes["sign-up"].verifyCode(attempt(first.requestId, typed))).toMatchObject({
      proof: { kind: "session", account: { name: "Sana Tariq" } },
    });
    expect(await bench.auth.signIn(byPassword(registration.email, registration.password))).toEqual({
      type: "INVALID_CREDENTIALS",
    });
    expect(await bench.auth.signIn(byPassword(registration.email, "another-one"))).toMatchObject({ type: "SIGNED_IN" });
  });

  test("behavior: who does not know the request puts no password of theirs under its code", async () => {
    const bench = openAccountBench();
    const { requestId } = await sent(bench.auth.register(registration));
    const theirs = { ...registration, password: "a-stranger's", confirmation: "a-stranger's" };
    const tooSoon = { type: "RATE_LIMITED", retryAt: startAt + minuteMs };
    for (const guessed of [null, "00000000-0000-4000-8000-000000000000"]) {
      expect(await bench.auth.register({ ...theirs, requestId: guessed })).toEqual(tooSoon);
    }
    await bench.auth.codes["sign-up"].verifyCode(attempt(requestId, bench.codeFor(registration.phone)));
    expect(await bench.auth.signIn(byPassword(registration.email, "a-stranger's"))).toEqual({
      type: "INVALID_CREDENTIALS",
    });
  });

  test.each([
    ["another number", { phone: "+923215550202" }, 0],
    ["the other way", { channel: "whatsapp" }, minuteMs],
    ["a code that has expired", {}, 10 * minuteMs],
  ] as const)("behavior: a sign-up that is sent again with %s has a new code", async (_, change, later) => {
    const bench = openAccountBench();
    const { requestId } = await sent(bench.auth.register(registration));
    bench.clock.advance(later);
    const again = await sent(bench.auth.register({ ...registration, ...change, requestId }));
    expect(again.requestId).not.toBe(requestId);
  });

  test("behavior: the code may go to another number, which is then the account's", async () => {
    const bench = openAccountBench();
    const { requestId } = await sent(bench.auth.register(registration));
    const other = "+923215550202";
    await sent(bench.auth.codes["sign-up"].requestCode({ ...code(other), requestId }));
    expect(await bench.auth.codes["sign-up"].verifyCode(attempt(requestId, bench.codeFor(registration.phone)))).toEqual(
      {
        type: "WRONG_CODE",
        triesLeft: 4,
      },
    );
    const outcome = await bench.auth.codes["sign-up"].verifyCode(attempt(requestId, bench.codeFor(other)));
    expect(outcome).toMatchObject({ proof: { account: { phone: other } } });
  });
});

describe("password reset", () => {
  test("default: the new password works, the old one and every session do not", async () => {
    const bench = openAccountBench();
    const before = bench.signedIn(PK.id);
    const codes = bench.auth.codes["password-reset"];
    const { requestId } = await sent(codes.requestCode(code(PK.phone)));
    const proved = await codes.verifyCode(attempt(requestId, bench.codeFor(PK.phone)));
    const ticket = proved.type === "VERIFIED" && proved.proof.kind === "resetTicket" ? proved.proof.ticket : "";
    const reset = { ticket, password: "a-new-one", confirmation: "a-new-one" };

    expect(await bench.auth.resetPassword({ ...reset, password: "short" })).toEqual({
      type: "INVALID",
      fields: { password: { code: "too_short", min: 6 }, confirmation: { code: "password_mismatch" } },
    });
    expect(await bench.auth.resetPassword(reset)).toEqual({ type: "PASSWORD_RESET" });
    expect(await bench.auth.resetPassword(reset)).toEqual({ type: "TICKET_EXPIRED" });
    expect(await before.profile.read()).toEqual({ type: "SIGNED_OUT" });
    expect(await bench.auth.signIn(byPassword(PK.email, samplePassword))).toEqual({ type: "INVALID_CREDENTIALS" });
    expect(await bench.auth.signIn(byPassword(PK.email, "a-new-one"))).toMatchObject({ type: "SIGNED_IN" });
  });
});

describe("social accounts", () => {
  const claims = { provider: "google", subject: "g-1", email: "imran@mail.example", name: "Imran Qureshi" } as const;
  const social = (idToken: string) => ({ kind: "social", provider: "google", idToken, remember: false }) as const;

  test("default: a number is verified the first time, and never asked for again", async () => {
    const bench = openAccountBench();
    const first = await bench.auth.signIn(social(issueIdToken(claims)));
    const ticket = first.type === "NEEDS_PHONE" ? first.ticket : "";
    const phone = "+923215550303";
    const codes = bench.auth.codes["account-verification"];
    const { requestId } = await sent(codes.requestCode({ ...code(phone), reference: ticket }));
    expect(await codes.verifyCode(attempt(requestId, bench.codeFor(phone)))).toMatchObject({
      type: "VERIFIED",
      proof: { kind: "session", account: { email: claims.email, phone } },
    });
    expect(await bench.auth.signIn(social(issueIdToken(claims)))).toMatchObject({ type: "SIGNED_IN" });
  });

  test("behavior: somebody else's e-mail address opens nothing", async () => {
    const bench = openAccountBench();
    const first = await bench.auth.signIn(social(issueIdToken({ ...claims, email: PK.email })));
    const ticket = first.type === "NEEDS_PHONE" ? first.ticket : "";
    const phone = "+923215550404";
    const codes = bench.auth.codes["account-verification"];
    const { requestId } = await sent(codes.requestCode({ ...code(phone), reference: ticket }));
    expect(await codes.verifyCode(attempt(requestId, bench.codeFor(phone)))).toMatchObject({
      proof: { kind: "alreadyRegistered" },
    });
    expect(bench.sessions).toEqual([]);
  });

  test.each([
    ["forged", issueIdToken(claims).replace(/.$/, (last) => (last === "0" ? "1" : "0"))],
    ["of the other provider", issueIdToken({ ...claims, provider: "apple" })],
    ["not a token", "%%%"],
  ])("behavior: an id token that is %s is refused", async (_, token) => {
    const { auth } = openAccountBench();
    expect(await auth.signIn(social(token))).toEqual({ type: "INVALID_CREDENTIALS" });
  });
});

describe("phone change", () => {
  test("default: the new number counts once its code is verified", async () => {
    const bench = openAccountBench();
    const me = bench.signedIn(PK.id);
    const phone = "+923215550505";
    const codes = me.auth.codes["phone-change"];
    const { requestId } = await sent(codes.requestCode(code(phone)));
    expect(await me.profile.read()).toMatchObject({ account: { phone: PK.phone } });
    expect(await codes.verifyCode(attempt(requestId, bench.codeFor(phone)))).toMatchObject({
      proof: { kind: "phone", account: { phone } },
    });
    expect(await bench.auth.signIn(byPassword(phone, samplePassword))).toMatchObject({ type: "SIGNED_IN" });
  });

  test("behavior: another account's number, and a change without a session, are refused", async () => {
    const bench = openAccountBench();
    const me = bench.signedIn(PK.id);
    const { requestId } = await sent(me.auth.codes["phone-change"].requestCode(code(SA.phone)));
    expect(await me.auth.codes["phone-change"].verifyCode(attempt(requestId, bench.codeFor(SA.phone)))).toMatchObject({
      proof: { kind: "alreadyRegistered" },
    });
    expect(await bench.auth.codes["phone-change"].requestCode(code("+923215550606"))).toMatchObject({
      type: "PROBLEM",
      problem: { code: "unauthorised" },
    });
  });
});
