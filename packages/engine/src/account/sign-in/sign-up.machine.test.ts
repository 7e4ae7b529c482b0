import { expect, test } from "vitest";
import { createActor } from "xstate";
import { requestOutcomes, sampleAccount, verifyOutcomes } from "../../queues/otp/otp.fixtures.ts";
import { createTestClock, settle, traceOf } from "../../testing/flow-harness.ts";
import { createTestAuth } from "./auth.fixtures.ts";
import { completionOutcomes, registerOutcomes } from "./sign-in.fixtures.ts";
import { signUpActors } from "./sign-up.actors.ts";
import { connectSignUp } from "./sign-up.connect.ts";
import { signUpMachine } from "./sign-up.machine.ts";
import { signUpModel } from "./sign-up.model.ts";
import type { SignUpDetails } from "./sign-up.types.ts";

const [good, bad] = signUpModel.events["form.submit"];
const [strong, weak] = signUpModel.events["password.submit"];

const signUpValues = { name: "Sana Malik", email: "sana@mail.example", phone: "0321 5550101", birthDate: "2001-05-09" };

const begin = async () => {
  const clock = createTestClock();
  const puppets = createTestAuth();
  const machine = signUpMachine.provide({ actors: signUpActors(puppets.auth, clock) });
  const actor = createActor(machine, { input: signUpModel.input });
  const trace = traceOf(actor);
  actor.start();
  await settle();
  return { ...puppets, actor, trace, view: () => connectSignUp(actor.getSnapshot()) };
};

const submitGood = async () => {
  const run = await begin();
  if (good !== undefined) run.actor.send(good);
  if (strong !== undefined) run.actor.send(strong);
  return run;
};

test("default: who somebody is, a password, the code, signed in", async () => {
  const { actor, register, requestCode, trace, verifyCode, view } = await submitGood();
  expect(register.inputs).toEqual([
    {
      name: "Sana Malik",
      email: "sana@mail.example",
      phone: "+923215550101",
      birthDate: "2001-05-09",
      channel: "whatsapp",
      password: "long-enough",
      confirmation: "long-enough",
      requestId: null,
    },
  ]);
  expect(view()).toMatchObject({ screen: "password", busy: true });
  await register.answer(registerOutcomes.sent);
  expect(view().screen).toBe("code");
  expect(requestCode.inputs).toEqual([]);
  view().code?.send({ type: "code.submit", code: "123456" });
  await verifyCode.answer(verifyOutcomes.verified);
  expect(trace).toEqual(["details", "password", "registering", "code", "signedIn"]);
  expect(actor.getSnapshot().output).toEqual({ type: "SIGNED_IN", account: sampleAccount });
});

test("behavior: every wrong field is said without a call, and what was typed stays", async () => {
  const { actor, register, view } = await begin();
  if (bad !== undefined) actor.send(bad);
  expect(view()).toMatchObject({ screen: "details", fields: { birthDate: { code: "under_age", min: 13 } } });
  expect(view().form).toMatchObject(bad?.values ?? {});
  if (good !== undefined) actor.send(good);
  expect(view()).toMatchObject({ screen: "password", fields: {} });
  if (weak !== undefined) actor.send(weak);
  expect(view()).toMatchObject({
    screen: "password",
    fields: { password: { code: "too_short", min: 6 }, confirmation: { code: "password_mismatch" } },
  });
  expect(register.inputs).toEqual([]);
});

test("behavior: what was wrong is forgotten when it is left, and what was typed with its country is not", async () => {
  const { actor, view } = await begin();
  actor.send({ type: "form.submit", values: { ...signUpValues, phone: "", country: "AE" } });
  expect(view().fields).toEqual({ phone: { code: "required" } });
  actor.send({ type: "problems.forget" });
  expect(view()).toMatchObject({ screen: "details", fields: {}, form: { name: "Sana Malik", country: "AE" } });
});

test("behavior: the country beside the number is the form's alone", async () => {
  const { actor, register, view } = await begin();
  actor.send({ type: "form.submit", values: { ...signUpValues, country: "PK" } });
  if (strong !== undefined) actor.send(strong);
  expect(register.inputs[0]).not.toHaveProperty("country");
  await register.answer(registerOutcomes.sent);
  view().code?.send({ type: "flow.cancel" });
  await settle();
  expect(view().form).toMatchObject({ phone: signUpValues.phone, country: "PK" });
});

test("behavior: one step back all that was typed is there, and nothing is wrong with it", async () => {
  const { actor, view } = await begin();
  if (good !== undefined) actor.send(good);
  if (weak !== undefined) actor.send(weak);
  expect(view().commands).toEqual({
    submit: false,
    submitPassword: true,
    back: true,
    enterCode: false,
    cancel: true,
  });
  actor.send({ type: "step.back" });
  expect(view()).toMatchObject({ screen: "details", fields: {}, form: good?.values });
  expect(view().commands).toMatchObject({ submit: true, submitPassword: false, back: false });
});

test.each(["tooMany", "locked", "offline"] as const)(
  "behavior: %s keeps what was typed, and asks for the password again",
  async (name) => {
    const { register, trace, view } = await submitGood();
    await register.answer(registerOutcomes[name]);
    expect(view()).toMatchObject({
      screen: "password",
      problem: registerOutcomes[name],
      form: good?.values,
    });
    expect(view().deadline).toBe(name === "locked" ? 900_000 : null);
    expect(trace).toEqual(["details", "password", "registering", "password"]);
  },
);

test("behavior: the service's own complaint leads to the step that has its field", async () => {
  const short = { code: "too_short", min: 8 } as const;
  const { actor, register, view } = await submitGood();
  await register.answer({ type: "INVALID", fields: { password: short } });
  expect(view()).toMatchObject({ screen: "password", fields: { password: short } });
  if (strong !== undefined) actor.send(strong);
  await register.answer({ type: "INVALID", fields: { ...registerOutcomes.invalid.fields, password: short } });
  expect(view()).toMatchObject({ screen: "details", form: good?.values });
  expect(view().fields).toEqual({ email: { code: "invalid_email" } });
});

/** As far as the code, which finds that something of it has an account. */
const findTaken = async (fields: readonly ("email" | "phone")[], phone = "+923215550101") => {
  const run = await submitGood();
  await run.register.answer(registerOutcomes.sent);
  if (phone !== "+923215550101") {
    run.view().code?.send({ type: "number.change", phone });
    await run.requestCode.answer(requestOutcomes.sent);
  }
  run.view().code?.send({ type: "code.submit", code: "123456" });
  await run.verifyCode.answer({ type: "VERIFIED", proof: { kind: "taken", fields, ticket: "ticket-3" } });
  return run;
};

const another = (change: Partial<SignUpDetails>) =>
  ({ type: "form.submit", values: { ...signUpValues, ...change } }) as const;

test("behavior: what has an account already is told at its field, once the code is verified, and all else is kept", async () => {
  const { actor, completeRegistration, register, trace, view } = await findTaken(["email"]);
  expect(view()).toMatchObject({
    screen: "taken",
    taken: ["email"],
    form: { ...good?.values, phone: "+923215550101" },
    fields: { email: { code: "taken" } },
  });
  actor.send(another({ email: "sana@" }));
  expect(view()).toMatchObject({ screen: "taken", fields: { email: { code: "invalid_email" } } });
  actor.send(another({ email: "second@mail.example" }));
  await completeRegistration.answer(completionOutcomes.taken);
  expect(view()).toMatchObject({ screen: "taken", fields: { email: { code: "taken" } } });
  actor.send(another({ email: "third@mail.example" }));
  await completeRegistration.answer(completionOutcomes.signedIn);
  const proved = { phone: "+923215550101", channel: "whatsapp" } as const;
  expect(completeRegistration.inputs).toEqual([
    { ...proved, ticket: "ticket-3", email: "second@mail.example" },
    { ...proved, ticket: "ticket-4", email: "third@mail.example" },
  ]);
  expect(register.inputs).toHaveLength(1);
  expect(trace.at(-1)).toBe("signedIn");
  expect(actor.getSnapshot().output).toEqual({ type: "SIGNED_IN", account: sampleAccount });
});

test("behavior: another number is proved by its own code", async () => {
  const { actor, completeRegistration, view } = await findTaken(["phone"]);
  actor.send(another({ phone: "0321 5550303" }));
  await completeRegistration.answer(completionOutcomes.sent);
  expect(view().screen).toBe("code");
});

test("behavior: the number that was proved on the way is the one that is kept", async () => {
  const { actor, completeRegistration, view } = await findTaken(["email"], "+923215550202");
  expect(view().form.phone).toBe("+923215550202");
  actor.send(another({ ...view().form, email: "second@mail.example" }));
  expect(completeRegistration.inputs).toMatchObject([{ phone: "+923215550202" }]);
});

test("behavior: what is kept for too long must be sent again, and one can always go back", async () => {
  const { actor, completeRegistration, view } = await findTaken(["email"]);
  actor.send(another({ email: "second@mail.example" }));
  await completeRegistration.answer(completionOutcomes.ticketExpired);
  expect(view()).toMatchObject({ screen: "password", problem: { type: "CODE_LOST" }, taken: [] });
  const other = await findTaken(["email"]);
  other.actor.send({ type: "step.back" });
  expect(other.view()).toMatchObject({ screen: "password", fields: {}, form: { name: "Sana Malik" } });
});

test("behavior: the code may go to another number of the same request", async () => {
  const { register, requestCode, view } = await submitGood();
  await register.answer(registerOutcomes.sent);
  view().code?.send({ type: "number.change", phone: "0321 5550202" });
  expect(requestCode.inputs).toEqual([
    { phone: "+923215550202", channel: "whatsapp", requestId: "request-1", reference: null },
  ]);
  await requestCode.answer(requestOutcomes.requestExpired);
  expect(view()).toMatchObject({ screen: "password", problem: { type: "CODE_LOST" }, form: good?.values });
});

/** Back from a code of which a try is used. */
const goBack = async () => {
  const run = await submitGood();
  await run.register.answer(registerOutcomes.sent);
  run.view().code?.send({ type: "code.submit", code: "123456" });
  await run.verifyCode.answer(verifyOutcomes.wrong);
  run.view().code?.send({ type: "flow.cancel" });
  expect(run.view()).toMatchObject({ screen: "password", problem: null, sentTo: "+92 *** ***4567", code: null });
  return run;
};

test("behavior: who has gone back from the code finds it again, with its tries and its time", async () => {
  const { actor, register, view } = await goBack();
  actor.send({ type: "step.back" });
  expect(view()).toMatchObject({ screen: "details", commands: { enterCode: true } });
  actor.send({ type: "form.submit", values: view().form });
  actor.send({ type: "code.enter" });
  expect(view().screen).toBe("code");
  expect(view().code?.getSnapshot().context).toMatchObject({
    phone: "+923215550101",
    challenge: { expiresAt: 600_000, triesLeft: 4 },
  });
  expect(register.inputs).toHaveLength(1);
});

test("behavior: another password goes under the code that was sent", async () => {
  const { actor, register, view } = await goBack();
  actor.send({ type: "password.submit", password: "another-one", confirmation: "another-one" });
  expect(register.inputs.at(-1)).toMatchObject({ password: "another-one", requestId: "request-1" });
  await register.answer(registerOutcomes.offline);
  expect(view()).toMatchObject({ screen: "password", problem: { type: "PROBLEM" }, commands: { enterCode: true } });
  if (strong !== undefined) actor.send(strong);
  await register.answer(registerOutcomes.sent);
  expect(view().screen).toBe("code");
});

test("behavior: what was changed must be sent before the code is entered", async () => {
  const { actor, register, view } = await goBack();
  actor.send({ type: "step.back" });
  actor.send(another({ name: "Sana Tariq" }));
  expect(view()).toMatchObject({ screen: "password", commands: { enterCode: false } });
  actor.send({ type: "code.enter" });
  expect(view().screen).toBe("password");
  if (strong !== undefined) actor.send(strong);
  expect(register.inputs.at(-1)).toMatchObject({ name: "Sana Tariq", requestId: "request-1" });
  await register.answer(registerOutcomes.sent);
  view().code?.send({ type: "flow.cancel" });
  expect(view().commands.enterCode).toBe(true);
});

test("behavior: the number and the way that the code went last are gone on with", async () => {
  const { actor, register, requestCode, view } = await submitGood();
  await register.answer(registerOutcomes.sent);
  view().code?.send({ type: "number.change", phone: "0321 5550202", channel: "sms" });
  const { challenge } = registerOutcomes.sent;
  await requestCode.answer({ type: "CODE_SENT", challenge: { ...challenge, channel: "sms" } });
  view().code?.send({ type: "flow.cancel" });
  expect(view()).toMatchObject({ form: { phone: "+923215550202", channel: "sms" }, commands: { enterCode: true } });
  if (strong !== undefined) actor.send(strong);
  expect(register.inputs.at(-1)).toMatchObject({ phone: "+923215550202", channel: "sms" });
});

test("behavior: no snapshot holds the password", async () => {
  const { actor, register } = await submitGood();
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain("long-enough");
  await register.answer(registerOutcomes.sent);
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain("long-enough");
});
