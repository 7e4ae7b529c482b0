import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { connectOtp } from "../../queues/otp/otp.connect.ts";
import { requestOutcomes, sampleAccount, verifyOutcomes } from "../../queues/otp/otp.fixtures.ts";
import { createTestClock, settle, traceOf } from "../../testing/flow-harness.ts";
import { createTestAuth } from "./auth.fixtures.ts";
import { signInActors } from "./sign-in.actors.ts";
import { connectSignIn } from "./sign-in.connect.ts";
import { signInOutcomes } from "./sign-in.fixtures.ts";
import { signInMachine } from "./sign-in.machine.ts";
import { signInModel } from "./sign-in.model.ts";
import type { SignInEvent, SignInForm, SignInInput } from "./sign-in.types.ts";

const email = "ayesha@safar.example";
const passwordEntry: SignInEvent = { type: "password.submit", identifier: email, password: "pw-1914", remember: true };
const phoneEntry: SignInEvent = { type: "phone.submit", phone: "0300 1234567", channel: "sms", remember: true };
const byWhatsApp = { ...phoneEntry, channel: "whatsapp" } as const;
const socialEntry: SignInEvent = { type: "social.choose", provider: "google", idToken: "id-token" };

const begin = async (input: SignInInput = signInModel.input) => {
  const clock = createTestClock();
  const puppets = createTestAuth();
  const machine = signInMachine.provide({ actors: signInActors(puppets.auth, clock) });
  const actor = createActor(machine, { input });
  const trace = traceOf(actor);
  actor.start();
  await settle();
  return { ...puppets, actor, clock, machine, trace, view: () => connectSignIn(actor.getSnapshot()) };
};

describe("password", () => {
  test("default: an e-mail address and its password sign in", async () => {
    const { actor, signIn, trace, view } = await begin();
    expect(view()).toMatchObject({ screen: "password", busy: false, problem: null });
    actor.send(passwordEntry);
    expect(signIn.inputs).toEqual([{ kind: "password", identifier: email, password: "pw-1914", remember: true }]);
    expect(view()).toMatchObject({ screen: "password", busy: true, form: { identifier: email, remember: true } });
    expect(Object.values(view().commands)).not.toContain(true);
    await signIn.answer(signInOutcomes.signedIn);
    expect(trace).toEqual(["entering.password", "signingIn", "signedIn"]);
    expect(actor.getSnapshot().output).toEqual({ type: "SIGNED_IN", account: sampleAccount });
  });

  test("default: a phone number is sent in its international form and kept as typed", async () => {
    const { actor, signIn, view } = await begin();
    actor.send({ type: "password.submit", identifier: "٠٣٠٠ ١٢٣٤٥٦٧", password: "pw-1914", remember: false });
    expect(signIn.inputs[0]).toMatchObject({ identifier: "+923001234567" });
    expect(view().form.identifier).toBe("٠٣٠٠ ١٢٣٤٥٦٧");
  });

  test("behavior: what is missing or wrong is said without a call", async () => {
    const { actor, signIn, view } = await begin();
    actor.send({ type: "password.submit", identifier: "ayesha@", password: "", remember: false });
    expect(view().fields).toEqual({ identifier: { code: "invalid_email" }, password: { code: "required" } });
    actor.send({ type: "password.submit", identifier: "0300", password: "x", remember: false });
    expect(view().fields).toEqual({ identifier: { code: "phone_too_short", min: 11 } });
    expect(signIn.inputs).toEqual([]);
  });

  test.each(["invalidCredentials", "tooMany", "offline"] as const)(
    "behavior: %s keeps what was typed and may be tried again",
    async (name) => {
      const { actor, signIn, trace, view } = await begin();
      actor.send(passwordEntry);
      await signIn.answer(signInOutcomes[name]);
      expect(view()).toMatchObject({ screen: "password", problem: signInOutcomes[name], form: { identifier: email } });
      actor.send(passwordEntry);
      await signIn.answer(signInOutcomes.signedIn);
      expect(trace).toEqual(["entering.password", "signingIn", "entering.password", "signingIn", "signedIn"]);
    },
  );

  test("behavior: the service's own complaint stands at its field", async () => {
    const { actor, signIn, view } = await begin();
    actor.send(passwordEntry);
    await signIn.answer(signInOutcomes.invalid);
    expect(view()).toMatchObject({ fields: { identifier: { code: "invalid_email" } }, problem: null });
  });

  test("behavior: a fault of the service is a problem to go on from", async () => {
    const { actor, signIn, view } = await begin();
    actor.send(passwordEntry);
    await signIn.throws(new Error("a bug"));
    expect(view()).toMatchObject({ screen: "password", problem: { type: "PROBLEM" } });
  });
});

describe("lock", () => {
  const locked = async () => {
    const run = await begin();
    run.actor.send(passwordEntry);
    await run.signIn.answer(signInOutcomes.locked);
    expect(run.view()).toMatchObject({ screen: "locked", deadline: 900_000 });
    expect(run.view().commands).toMatchObject({ submitPassword: false, chooseMethod: true, cancel: true });
    return run;
  };

  test("behavior: it ends at its instant", async () => {
    const { clock, view } = await locked();
    await clock.advance(899_999);
    expect(view().screen).toBe("locked");
    await clock.advance(1);
    expect(view()).toMatchObject({ screen: "password", deadline: null });
  });

  test("behavior: another identifier is not locked, the same one is", async () => {
    const { actor, view } = await locked();
    actor.send({ type: "form.change", values: { identifier: email } });
    expect(view().screen).toBe("locked");
    actor.send({ type: "form.change", values: { identifier: "noura@safar.example" } });
    expect(view()).toMatchObject({ screen: "password", form: { identifier: "noura@safar.example" } });
  });

  test("behavior: a code is another way in", async () => {
    const { actor, view } = await locked();
    actor.send({ type: "method.choose", method: "code" });
    expect(view()).toMatchObject({ screen: "phone", deadline: null });
  });
});

describe("code", () => {
  test("default: a phone number, its code, signed in", async () => {
    const { actor, requestCode, trace, verifyCode, view } = await begin();
    actor.send({ type: "method.choose", method: "code" });
    actor.send(phoneEntry);
    expect(requestCode.inputs).toEqual([{ phone: "+923001234567", channel: "sms", requestId: null, reference: null }]);
    await requestCode.answer(requestOutcomes.sent);
    view().code?.send({ type: "code.submit", code: "123456" });
    expect(verifyCode.inputs).toEqual([{ requestId: "request-1", code: "123456", remember: true }]);
    await verifyCode.answer(verifyOutcomes.verified);
    expect(trace).toEqual(["entering.password", "entering.phone", "confirmingCode", "signedIn"]);
  });

  test("behavior: a number that is none is said without a call", async () => {
    const { actor, requestCode, view } = await begin();
    actor.send({ type: "method.choose", method: "code" });
    actor.send({ type: "phone.submit", phone: "0300", channel: "sms", remember: false });
    expect(view()).toMatchObject({ screen: "phone", fields: { phone: { code: "phone_too_short", min: 11 } } });
    expect(requestCode.inputs).toEqual([]);
  });

  test("behavior: stepping back from the code comes to the phone, as typed", async () => {
    const { actor, view } = await begin();
    actor.send({ type: "method.choose", method: "code" });
    actor.send(phoneEntry);
    view().code?.send({ type: "flow.cancel" });
    await settle();
    expect(view()).toMatchObject({ screen: "phone", code: null, problem: null, form: { phone: "0300 1234567" } });
  });

  test("behavior: a code that was left is entered after all, by the way on or by asking for it once more", async () => {
    const { actor, requestCode, view } = await begin();
    actor.send({ type: "method.choose", method: "code" });
    actor.send(byWhatsApp);
    await requestCode.answer(requestOutcomes.sent);
    for (const again of [{ type: "code.enter" }, byWhatsApp] as const) {
      view().code?.send({ type: "flow.cancel" });
      await settle();
      expect(view()).toMatchObject({ screen: "phone", commands: { enterCode: true }, form: { channel: "whatsapp" } });
      expect(view().sentTo).toBe(requestOutcomes.sent.challenge.masked);
      actor.send(again);
      const { code } = view();
      expect(code && connectOtp(code.getSnapshot()).screen).toBe("code");
    }
    expect(requestCode.inputs).toHaveLength(1);
  });

  test("behavior: a number that a code went to stays as it was typed", async () => {
    const { actor, requestCode, view } = await begin();
    actor.send({ type: "method.choose", method: "code" });
    actor.send(byWhatsApp);
    await requestCode.answer(requestOutcomes.sent);
    view().code?.send({ type: "flow.cancel" });
    await settle();
    expect(view().form.phone).toBe("0300 1234567");
  });

  test("behavior: another number, or another way to send it, is another code", async () => {
    for (const other of [{ phone: "0300 7654321" }, { channel: "sms" }] as const) {
      const { actor, requestCode, view } = await begin();
      actor.send({ type: "method.choose", method: "code" });
      actor.send(byWhatsApp);
      await requestCode.answer(requestOutcomes.sent);
      view().code?.send({ type: "flow.cancel" });
      await settle();
      actor.send({ type: "form.change", values: other });
      expect(view().commands.enterCode).toBe(false);
      actor.send({ ...byWhatsApp, ...other });
      expect(requestCode.inputs).toHaveLength(2);
    }
  });

  test("behavior: a lost request is said, and asked for anew", async () => {
    const { actor, requestCode, view } = await begin();
    actor.send({ type: "method.choose", method: "code" });
    actor.send(phoneEntry);
    await requestCode.answer(requestOutcomes.requestExpired);
    expect(view()).toMatchObject({ screen: "phone", problem: { type: "CODE_LOST" } });
    actor.send(phoneEntry);
    expect(requestCode.inputs).toHaveLength(2);
  });

  test("behavior: a code after the password belongs to that sign-in, and its number is fixed", async () => {
    const { actor, requestCode, signIn, trace, verifyCode, view } = await begin();
    actor.send(passwordEntry);
    await signIn.answer(signInOutcomes.needsOtp);
    expect(requestCode.inputs).toEqual([]);
    expect(view().code?.getSnapshot().can({ type: "number.change", phone: "0300 7654321" })).toBe(false);
    view().code?.send({ type: "code.submit", code: "123456" });
    await verifyCode.answer(verifyOutcomes.requestExpired);
    expect(trace).toEqual(["entering.password", "signingIn", "confirmingCode", "entering.password"]);
    expect(view().problem).toEqual({ type: "CODE_LOST" });
  });
});

describe("the number that was typed last", () => {
  const typing = async () => {
    const { actor, view } = await begin();
    const type = (values: Partial<SignInForm>) => actor.send({ type: "form.change", values });
    return { type, form: () => view().form };
  };

  test("default: one that is typed for the password serves the code, with its own country", async () => {
    const { type, form } = await typing();
    type({ identifier: "966 50 123 4567" });
    expect(form()).toMatchObject({ identifier: "966 50 123 4567", phone: "+966501234567" });
    type({ phone: "+9660501234567", country: "SA" });
    expect(form()).toMatchObject({ identifier: "966 50 123 4567", country: "SA" });
    type({ identifier: "03079276654" });
    expect(form()).toMatchObject({ phone: "+923079276654", country: "" });
  });

  test("behavior: one that is typed for the code takes the place of another, not of an email address", async () => {
    const { type, form } = await typing();
    type({ identifier: "03001234567" });
    type({ phone: "+966501234567", country: "SA" });
    expect(form()).toMatchObject({ identifier: "+966501234567", phone: "+966501234567", country: "SA" });
    type({ identifier: email });
    type({ phone: "+9203079276654", country: "PK" });
    expect(form()).toMatchObject({ identifier: email, phone: "+9203079276654", country: "PK" });
  });

  test("behavior: what is no number and what did not change replaces nothing", async () => {
    const { type, form } = await typing();
    type({ identifier: "03001234567" });
    for (const phone of ["", "+920307"]) {
      type({ phone });
      type({ identifier: "03001234567" });
      expect(form()).toMatchObject({ identifier: "03001234567", phone });
    }
    for (const identifier of ["", email]) {
      type({ identifier });
      expect(form().phone).toBe("+920307");
    }
  });

  test("behavior: a part of one goes along, and stays as it was typed", async () => {
    const { type, form } = await typing();
    type({ identifier: "0307" });
    expect(form().phone).toBe("0307");
    type({ phone: "+920307", country: "PK" });
    expect(form().identifier).toBe("0307");
  });

  test("behavior: so does one that was changed beside its code", async () => {
    const { actor, requestCode, view } = await begin();
    actor.send({ type: "form.change", values: { identifier: "03001234567" } });
    actor.send({ type: "method.choose", method: "code" });
    actor.send(byWhatsApp);
    await requestCode.answer(requestOutcomes.sent);
    view().code?.send({ type: "number.change", phone: "0307 9276654" });
    await requestCode.answer(requestOutcomes.sent);
    view().code?.send({ type: "flow.cancel" });
    await settle();
    expect(view().form).toMatchObject({ identifier: "+923079276654", phone: "+923079276654" });
  });
});

describe("social account", () => {
  test("default: it signs in", async () => {
    const { actor, signIn, trace } = await begin();
    actor.send(socialEntry);
    expect(signIn.inputs).toEqual([{ kind: "social", provider: "google", idToken: "id-token", remember: false }]);
    await signIn.answer(signInOutcomes.signedIn);
    expect(trace).toEqual(["entering.password", "signingIn", "signedIn"]);
  });

  test("behavior: a number that it lacks is verified first, in the ticket's name", async () => {
    const { actor, requestCode, signIn, trace, verifyCode, view } = await begin();
    actor.send(socialEntry);
    await signIn.answer(signInOutcomes.needsPhone);
    expect(view().screen).toBe("newPhone");
    view().code?.send({ type: "number.change", phone: "0300 1234567" });
    expect(requestCode.inputs).toEqual([
      { phone: "+923001234567", channel: "whatsapp", requestId: null, reference: "ticket-1" },
    ]);
    await requestCode.answer(requestOutcomes.sent);
    view().code?.send({ type: "code.submit", code: "123456" });
    await verifyCode.answer(verifyOutcomes.verified);
    expect(trace).toEqual(["entering.password", "signingIn", "verifyingPhone", "signedIn"]);
  });

  test("behavior: a number of somebody else's is said", async () => {
    const { actor, requestCode, signIn, verifyCode, view } = await begin();
    actor.send(socialEntry);
    await signIn.answer(signInOutcomes.needsPhone);
    view().code?.send({ type: "number.change", phone: "0300 1234567" });
    await requestCode.answer(requestOutcomes.sent);
    view().code?.send({ type: "code.submit", code: "123456" });
    await verifyCode.answer({ type: "VERIFIED", proof: { kind: "alreadyRegistered" } });
    expect(view()).toMatchObject({ screen: "password", problem: { type: "ALREADY_REGISTERED" } });
  });

  test("behavior: a provider that is not configured does not exist", async () => {
    const { actor, signIn, view } = await begin({ dialCode: "92", providers: [] });
    expect(view().commands.chooseProvider).toBe(false);
    actor.send(socialEntry);
    expect(signIn.inputs).toEqual([]);
  });
});

test("behavior: what was wrong is forgotten when it is left, and what was typed with its country is not", async () => {
  const { actor, signIn, view } = await begin();
  actor.send(passwordEntry);
  await signIn.answer(signInOutcomes.invalidCredentials);
  actor.send({ type: "problems.forget" });
  expect(view()).toMatchObject({ screen: "password", problem: null, form: { identifier: email } });
  actor.send({ type: "method.choose", method: "code" });
  actor.send({ type: "phone.submit", phone: "", country: "AE", channel: "sms", remember: false });
  expect(view().fields).toEqual({ phone: { code: "required" } });
  actor.send({ type: "problems.forget" });
  expect(view()).toMatchObject({ screen: "phone", fields: {}, form: { phone: "", country: "AE" } });
});

test("behavior: cancelling ends the flow", async () => {
  const { actor } = await begin();
  actor.send({ type: "flow.cancel" });
  expect(actor.getSnapshot().output).toEqual({ type: "CANCELLED" });
});

test("behavior: no snapshot holds the password or a code, and a restored one goes on", async () => {
  const { actor, machine, requestCode, view } = await begin();
  actor.send(passwordEntry);
  const inFlight = JSON.stringify(actor.getPersistedSnapshot());
  expect(inFlight).not.toContain("pw-1914");
  const restored = createActor(machine, { snapshot: JSON.parse(inFlight), input: signInModel.input }).start();
  await settle();
  expect(connectSignIn(restored.getSnapshot())).toMatchObject({
    screen: "password",
    problem: { type: "PROBLEM", problem: { kind: "aborted" } },
    form: { identifier: email },
  });

  restored.send({ type: "method.choose", method: "code" });
  restored.send(phoneEntry);
  await requestCode.answer(requestOutcomes.sent);
  connectSignIn(restored.getSnapshot()).code?.send({ type: "code.submit", code: "481516" });
  const verifying = JSON.stringify(restored.getPersistedSnapshot());
  expect(verifying).not.toContain("481516");
  const again = createActor(machine, { snapshot: JSON.parse(verifying), input: signInModel.input }).start();
  await settle();
  const code = connectSignIn(again.getSnapshot()).code;
  expect(code?.getSnapshot().context.trouble).toEqual({ type: "PROBLEM", problem: { kind: "aborted" } });
  expect(view().busy).toBe(true);
});
