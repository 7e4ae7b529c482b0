import { expect, test } from "vitest";
import { createActor } from "xstate";
import { connectOtp } from "../../queues/otp/otp.connect.ts";
import { requestOutcomes } from "../../queues/otp/otp.fixtures.ts";
import { createTestClock, settle, traceOf } from "../../testing/flow-harness.ts";
import { createTestAuth } from "./auth.fixtures.ts";
import { passwordResetActors } from "./password-reset.actors.ts";
import { connectPasswordReset } from "./password-reset.connect.ts";
import { passwordResetMachine } from "./password-reset.machine.ts";
import { passwordResetModel } from "./password-reset.model.ts";
import type { PasswordResetEvent } from "./password-reset.types.ts";
import { resetOutcomes } from "./sign-in.fixtures.ts";

const entry: PasswordResetEvent = { type: "password.submit", password: "pw-1914", confirmation: "pw-1914" };

const begin = async () => {
  const puppets = createTestAuth();
  const machine = passwordResetMachine.provide({ actors: passwordResetActors(puppets.auth, createTestClock()) });
  const actor = createActor(machine, { input: passwordResetModel.input });
  const trace = traceOf(actor);
  actor.start();
  await settle();
  return { ...puppets, actor, trace, view: () => connectPasswordReset(actor.getSnapshot()) };
};

const prove = async () => {
  const run = await begin();
  run.view().code?.send({ type: "number.change", phone: "0512345678" });
  expect(run.requestCode.inputs).toEqual([
    { phone: "+966512345678", channel: "whatsapp", requestId: null, reference: null },
  ]);
  await run.requestCode.answer(requestOutcomes.sent);
  run.view().code?.send({ type: "code.submit", code: "123456" });
  await run.verifyCode.answer({ type: "VERIFIED", proof: { kind: "resetTicket", ticket: "ticket-2" } });
  expect(run.view()).toMatchObject({ screen: "password", code: null });
  return run;
};

test("default: the phone is proved, the password set, and success shown", async () => {
  const { actor, resetPassword, trace, view } = await prove();
  actor.send(entry);
  expect(resetPassword.inputs).toEqual([{ ticket: "ticket-2", password: "pw-1914", confirmation: "pw-1914" }]);
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain("pw-1914");
  await resetPassword.answer(resetOutcomes.reset);
  expect(trace).toEqual(["provingPhone", "choosingPassword", "resetting", "reset"]);
  expect(view().screen).toBe("success");
  expect(actor.getSnapshot().output).toEqual({ type: "PASSWORD_RESET" });
});

test("behavior: a short or unconfirmed password is said without a call", async () => {
  const { actor, resetPassword, view } = await prove();
  actor.send({ type: "password.submit", password: "short", confirmation: "other" });
  expect(view().fields).toEqual({
    password: { code: "too_short", min: 6 },
    confirmation: { code: "password_mismatch" },
  });
  expect(resetPassword.inputs).toEqual([]);
});

test("behavior: what was wrong is forgotten when it is left", async () => {
  const { actor, view } = await prove();
  actor.send({ type: "password.submit", password: "short", confirmation: "other" });
  expect(view().fields.password).toBeDefined();
  actor.send({ type: "problems.forget" });
  expect(view()).toMatchObject({ screen: "password", fields: {}, problem: null });
});

test.each(["tooMany", "locked", "offline", "invalid"] as const)("behavior: %s may be tried again", async (name) => {
  const { actor, resetPassword, trace } = await prove();
  actor.send(entry);
  await resetPassword.answer(resetOutcomes[name]);
  actor.send(entry);
  await resetPassword.answer(resetOutcomes.reset);
  expect(trace.slice(1)).toEqual(["choosingPassword", "resetting", "choosingPassword", "resetting", "reset"]);
});

test("behavior: a proof that is too old starts again", async () => {
  const { actor, resetPassword, trace, view } = await prove();
  actor.send(entry);
  await resetPassword.answer(resetOutcomes.ticketExpired);
  expect(trace.at(-1)).toBe("provingPhone");
  expect(view()).toMatchObject({ screen: "phone", problem: { type: "PROOF_LOST" } });
  expect(view().code?.getSnapshot().value).toBe("choosingNumber");
});

test("behavior: whoever leaves the code finds its number again", async () => {
  const { requestCode, view } = await begin();
  view().code?.send({ type: "number.change", phone: "0512345678", country: "SA" });
  await requestCode.answer(requestOutcomes.sent);
  view().code?.send({ type: "flow.cancel" });
  await settle();
  const { code } = view();
  expect(code && connectOtp(code.getSnapshot())).toMatchObject({ screen: "number", phone: "+966512345678" });
});

test("behavior: a lost code starts again, a cancelled one ends", async () => {
  const { actor, requestCode, view } = await begin();
  view().code?.send({ type: "number.change", phone: "0512345678" });
  await requestCode.answer(requestOutcomes.requestExpired);
  expect(view()).toMatchObject({ screen: "phone", problem: { type: "PROOF_LOST" } });
  view().code?.send({ type: "flow.cancel" });
  await settle();
  expect(actor.getSnapshot().output).toEqual({ type: "CANCELLED" });
});
