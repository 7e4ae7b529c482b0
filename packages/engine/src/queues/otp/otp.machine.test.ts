import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { waitUntilBy } from "../../kernel/flow/wait-until.ts";
import { createTestClock, puppet, settle, traceOf } from "../../testing/flow-harness.ts";
import { otpActors } from "./otp.actors.ts";
import { connectOtp } from "./otp.connect.ts";
import { requestOutcomes, sampleAccount, sampleChallenge, verifyOutcomes } from "./otp.fixtures.ts";
import { otpMachine } from "./otp.machine.ts";
import { otpModel } from "./otp.model.ts";
import type { OtpAttempt, OtpInput, OtpRequest, OtpRequestOutcome, OtpService, OtpVerifyOutcome } from "./otp.types.ts";

const begin = async (input: OtpInput = otpModel.inputs.fresh) => {
  const clock = createTestClock();
  const requestCode = puppet<OtpRequestOutcome, OtpRequest>("requestCode");
  const verifyCode = puppet<OtpVerifyOutcome, OtpAttempt>("verifyCode");
  const machine = otpMachine.provide({
    actors: { requestCode: requestCode.logic, verifyCode: verifyCode.logic, waitUntil: waitUntilBy(clock) },
  });
  const actor = createActor(machine, { input });
  const trace = traceOf(actor);
  actor.start();
  await settle();
  return { actor, clock, machine, requestCode, trace, verifyCode, view: () => connectOtp(actor.getSnapshot()) };
};

test("default: a code is sent, typed and verified", async () => {
  const { actor, requestCode, trace, verifyCode, view } = await begin();
  expect(view()).toMatchObject({ screen: "sending", busy: true });
  await requestCode.answer(requestOutcomes.sent);
  expect(view()).toMatchObject({ screen: "code", busy: false, codeLength: 6, resendAt: 60_000, deadline: 600_000 });
  expect(view().commands).toEqual({ submit: true, resend: false, changeNumber: true, cancel: true });

  actor.send({ type: "code.submit", code: "١٢٣ ٤٥٦" });
  expect(verifyCode.inputs).toEqual([{ requestId: "request-1", code: "123456", remember: false }]);
  expect(view()).toMatchObject({ screen: "code", busy: true });
  expect(Object.values(view().commands)).not.toContain(true);
  await verifyCode.answer(verifyOutcomes.verified);

  expect(trace).toEqual(["requesting", "open.awaitingCode", "verifying", "verified"]);
  expect(actor.getSnapshot().output).toEqual({
    type: "VERIFIED",
    proof: { kind: "session", account: sampleAccount },
    phone: "+923001234567",
  });
});

test("behavior: a code that was sent already is awaited at once", async () => {
  const { requestCode, view } = await begin(otpModel.inputs.sentAlready);
  expect(view()).toMatchObject({ screen: "code", sentTo: "+92 *** ***4567" });
  expect(view().commands.changeNumber).toBe(false);
  expect(requestCode.inputs).toEqual([]);
});

test("behavior: without a number it is asked for, and read in the country's own form", async () => {
  const { actor, requestCode, trace, view } = await begin(otpModel.inputs.numberless);
  actor.send({ type: "number.change", phone: "12" });
  expect(view().fields.phone).toEqual({ code: "phone_too_short", min: 10 });
  actor.send({ type: "number.change", phone: "٠٥١٢٣٤٥٦٧٨", channel: "whatsapp" });
  expect(requestCode.inputs).toEqual([
    { phone: "+966512345678", channel: "whatsapp", requestId: null, reference: "ticket-1" },
  ]);
  await requestCode.answer(requestOutcomes.invalidPhone);
  expect(view().fields.phone).toEqual({ code: "invalid_phone" });
  expect(trace).toEqual(["choosingNumber", "requesting", "choosingNumber"]);
});

test("behavior: a number that was typed and not sent is kept with its country, without what was wrong before", async () => {
  const { actor, view } = await begin(otpModel.inputs.numberless);
  actor.send({ type: "number.change", phone: "", country: "PK" });
  expect(view()).toMatchObject({ fields: { phone: { code: "required" } }, phone: "", country: "PK" });
  actor.send({ type: "number.keep", phone: "0512", country: "SA" });
  expect(view()).toMatchObject({ screen: "number", fields: {}, phone: "0512", country: "SA" });
});

test("behavior: while a code is awaited, another number that was not sent leaves the one it went to", async () => {
  const { actor, requestCode, view } = await begin();
  await requestCode.answer(requestOutcomes.sent);
  actor.send({ type: "number.change", phone: "12" });
  actor.send({ type: "number.keep", phone: "12" });
  expect(view()).toMatchObject({ screen: "code", fields: {}, phone: "+923001234567" });
});

test("behavior: a code that goes out only to a known number is told apart from one that did go out", async () => {
  const asked = await begin();
  expect(asked.view().isOnlyIfKnown).toBe(true);
  const sent = await begin({ ...otpModel.inputs.sentAlready, purpose: "sign-in" });
  expect(sent.view().isOnlyIfKnown).toBe(false);
});

describe("behavior: resend", () => {
  test("opens when the cool-down ends, and belongs to the same request", async () => {
    const { actor, clock, requestCode, view } = await begin();
    await requestCode.answer(requestOutcomes.sent);
    actor.send({ type: "code.resend" });
    await clock.advance(59_999);
    expect(view().commands.resend).toBe(false);
    await clock.advance(1);
    expect(view().commands.resend).toBe(true);

    actor.send({ type: "code.resend", channel: "sms" });
    expect(requestCode.inputs).toHaveLength(2);
    expect(requestCode.inputs[1]).toMatchObject({ requestId: "request-1", channel: "sms" });
    await requestCode.answer({
      type: "CODE_SENT",
      challenge: { ...sampleChallenge, channel: "sms", resendAt: 180_000, expiresAt: 660_000 },
    });
    expect(view()).toMatchObject({ channel: "sms", resendAt: 180_000, deadline: 660_000 });
    expect(view().commands.resend).toBe(false);
    await clock.advance(120_000);
    expect(view().commands.resend).toBe(true);
  });

  test("that comes too soon keeps the code that was sent", async () => {
    const { actor, clock, requestCode, view } = await begin();
    await requestCode.answer(requestOutcomes.sent);
    await clock.advance(60_000);
    actor.send({ type: "code.resend" });
    await requestCode.answer(requestOutcomes.tooSoon);
    expect(view()).toMatchObject({ screen: "code", problem: requestOutcomes.tooSoon, resendAt: 120_000 });
    expect(view().commands).toMatchObject({ submit: true, resend: false });
  });

  test("that fails offline keeps the code that was sent and may be tried again", async () => {
    const { actor, clock, requestCode, view } = await begin();
    await requestCode.answer(requestOutcomes.sent);
    await clock.advance(60_000);
    actor.send({ type: "code.resend" });
    await requestCode.answer(requestOutcomes.offline);
    expect(view()).toMatchObject({ screen: "code", problem: requestOutcomes.offline });
    await settle();
    expect(view().commands).toMatchObject({ submit: true, resend: true });
  });
});

test("behavior: a first code that could not be sent may be asked for again", async () => {
  const { actor, requestCode, trace, view } = await begin();
  await requestCode.answer(requestOutcomes.offline);
  expect(view()).toMatchObject({ screen: "undelivered", problem: requestOutcomes.offline });
  expect(view().commands).toEqual({ submit: false, resend: true, changeNumber: true, cancel: true });
  actor.send({ type: "code.resend" });
  await requestCode.answer(requestOutcomes.sent);
  expect(trace).toEqual(["requesting", "open.undelivered", "requesting", "open.awaitingCode"]);
});

test("behavior: another number drops the code of the one before", async () => {
  const { actor, requestCode, view } = await begin();
  await requestCode.answer(requestOutcomes.sent);
  actor.send({ type: "number.change", phone: "0300 7654321", channel: "sms" });
  expect(requestCode.inputs[1]).toMatchObject({ phone: "+923007654321", channel: "sms" });
  await requestCode.answer(requestOutcomes.offline);
  expect(view()).toMatchObject({ screen: "undelivered", sentTo: "+923007654321", deadline: null });
});

test("behavior: an incomplete code is never sent", async () => {
  const { actor, requestCode, verifyCode, view } = await begin();
  await requestCode.answer(requestOutcomes.sent);
  actor.send({ type: "code.submit", code: "" });
  expect(view().fields.code).toEqual({ code: "required" });
  actor.send({ type: "code.submit", code: "12345" });
  expect(view().fields.code).toEqual({ code: "wrong_length", length: 6 });
  expect(verifyCode.inputs).toEqual([]);
});

test("behavior: a pasted message gives its code", async () => {
  const { actor, requestCode, verifyCode } = await begin();
  await requestCode.answer(requestOutcomes.sent);
  actor.send({ type: "code.submit", code: "رمز التحقق الخاص بك هو 004217" });
  expect(verifyCode.inputs[0]?.code).toBe("004217");
});

test("behavior: it is the number that is locked: another one is sent a code, and a wrong number none", async () => {
  const { actor, requestCode, verifyCode, view } = await begin();
  await requestCode.answer(requestOutcomes.sent);
  actor.send({ type: "code.submit", code: "000000" });
  await verifyCode.answer(verifyOutcomes.locked);
  actor.send({ type: "number.change", phone: "12" });
  expect(view()).toMatchObject({ screen: "locked", deadline: 900_000, fields: { phone: { code: "phone_too_short" } } });
  actor.send({ type: "number.change", phone: "0300 7654321" });
  expect(requestCode.inputs[1]?.phone).toBe("+923007654321");
  await requestCode.answer(requestOutcomes.sent);
  expect(view()).toMatchObject({ screen: "code", deadline: 600_000, fields: {} });
});

test("behavior: how many tries are left is told once a code was wrong, and of the same code from then on", async () => {
  const { actor, requestCode, verifyCode, view } = await begin();
  await requestCode.answer(requestOutcomes.sent);
  expect(view().triesLeft).toBeNull();
  actor.send({ type: "code.submit", code: "000000" });
  await verifyCode.answer(verifyOutcomes.wrong);
  const { challenge } = actor.getSnapshot().context;
  const again = await begin({ ...otpModel.inputs.sentAlready, challenge });
  expect(again.view().triesLeft).toBe(4);
});

test("behavior: wrong codes count down, and the last one locks until its instant", async () => {
  const { actor, clock, requestCode, trace, verifyCode, view } = await begin();
  await requestCode.answer(requestOutcomes.sent);
  actor.send({ type: "code.submit", code: "000000" });
  await verifyCode.answer(verifyOutcomes.wrong);
  expect(view()).toMatchObject({ screen: "code", problem: verifyOutcomes.wrong, triesLeft: 4 });
  actor.send({ type: "code.submit", code: "000001" });
  await verifyCode.answer(verifyOutcomes.locked);
  expect(view()).toMatchObject({ screen: "locked", deadline: 900_000 });
  expect(view().commands).toEqual({ submit: false, resend: false, changeNumber: true, cancel: true });
  await clock.advance(900_000);
  expect(view()).toMatchObject({ screen: "expired", deadline: null });
  expect(view().commands.resend).toBe(true);
  expect(trace).toEqual([
    "requesting",
    "open.awaitingCode",
    "verifying",
    "open.awaitingCode",
    "verifying",
    "locked",
    "open.expired",
  ]);
});

test("behavior: a code expires by its instant, and then only a new one helps", async () => {
  const { actor, clock, requestCode, view } = await begin();
  await requestCode.answer(requestOutcomes.sent);
  await clock.advance(600_000);
  expect(view()).toMatchObject({ screen: "expired", deadline: null });
  expect(view().commands).toEqual({ submit: false, resend: true, changeNumber: true, cancel: true });
  actor.send({ type: "code.resend" });
  expect(view().screen).toBe("sending");
});

test("behavior: a code that is dead on arrival still has its cool-down", async () => {
  const { requestCode, view } = await begin();
  await requestCode.answer({ type: "CODE_SENT", challenge: { ...sampleChallenge, expiresAt: 0 } });
  expect(view()).toMatchObject({ screen: "expired", resendAt: 60_000 });
  expect(view().commands.resend).toBe(false);
});

test("behavior: no answer to a verification is shown, and nothing is sent again by itself", async () => {
  const { actor, clock, requestCode, verifyCode, view } = await begin();
  await requestCode.answer(requestOutcomes.sent);
  actor.send({ type: "code.submit", code: "123456" });
  await verifyCode.answer(verifyOutcomes.offline);
  await clock.advance(300_000);
  expect(view()).toMatchObject({ screen: "code", problem: verifyOutcomes.offline });
  expect(verifyCode.inputs).toHaveLength(1);
});

test.each(["requestCode", "verifyCode"] as const)("behavior: %s may say that the request is over", async (source) => {
  const run = await begin();
  if (source === "verifyCode") {
    await run.requestCode.answer(requestOutcomes.sent);
    run.actor.send({ type: "code.submit", code: "123456" });
  }
  await run[source].answer({ type: "REQUEST_EXPIRED" });
  expect(run.actor.getSnapshot()).toMatchObject({ status: "done", output: { type: "REQUEST_EXPIRED" } });
});

test("behavior: a fault of the service itself ends the flow with its problem", async () => {
  const { actor, requestCode } = await begin();
  await requestCode.throws(new Error("a bug"));
  expect(actor.getSnapshot().output).toEqual({
    type: "FAILED",
    problem: { kind: "malformed", detail: "a bug", status: 0 },
  });
});

test("behavior: cancelling leaves no timer behind", async () => {
  const { actor, clock, requestCode, trace } = await begin();
  await requestCode.answer(requestOutcomes.sent);
  actor.send({ type: "flow.cancel" });
  expect(actor.getSnapshot().output).toMatchObject({ type: "CANCELLED" });
  await clock.advance(3_600_000);
  expect(trace.at(-1)).toBe("cancelled");
});

test("behavior: a restored flow waits for what is left of its deadlines", async () => {
  const { actor, clock, machine, requestCode } = await begin();
  await requestCode.answer(requestOutcomes.sent);
  await clock.advance(30_000);
  const kept = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  actor.stop();
  await clock.advance(40_000);
  const restored = createActor(machine, { snapshot: kept, input: otpModel.inputs.fresh }).start();
  await settle();
  expect(connectOtp(restored.getSnapshot())).toMatchObject({
    screen: "code",
    commands: { resend: true, submit: true },
  });
  await clock.advance(530_000);
  expect(connectOtp(restored.getSnapshot()).screen).toBe("expired");
});

test("behavior: a snapshot never holds the code, not even while it is verified", async () => {
  const clock = createTestClock();
  const attempts: OtpAttempt[] = [];
  const service: OtpService = {
    requestCode: () => Promise.resolve(requestOutcomes.sent),
    verifyCode: (attempt) => {
      attempts.push(attempt);
      return new Promise(() => undefined);
    },
  };
  const machine = otpMachine.provide({ actors: otpActors(service, clock) });
  const actor = createActor(machine, { input: otpModel.inputs.fresh }).start();
  await settle();
  actor.send({ type: "code.submit", code: "481516" });
  const kept = JSON.stringify(actor.getPersistedSnapshot());
  expect(kept).not.toContain("481516");
  actor.stop();

  const restored = createActor(machine, { snapshot: JSON.parse(kept), input: otpModel.inputs.fresh }).start();
  await settle();
  expect(connectOtp(restored.getSnapshot())).toMatchObject({
    screen: "code",
    problem: { type: "PROBLEM", problem: { kind: "aborted" } },
  });
  expect(attempts).toHaveLength(1);
});

test("default: one snapshot gives one view", async () => {
  const { actor } = await begin();
  expect(connectOtp(actor.getSnapshot())).toBe(connectOtp(actor.getSnapshot()));
});
