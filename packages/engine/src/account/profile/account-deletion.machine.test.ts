import { expect, test } from "vitest";
import { createActor } from "xstate";
import { sampleAccount } from "../../queues/otp/otp.fixtures.ts";
import type {
  OtpAttempt,
  OtpChannel,
  OtpRequest,
  OtpRequestOutcome,
  OtpVerifyOutcome,
} from "../../queues/otp/otp.types.ts";
import { createTestClock, puppet, settle, traceOf } from "../../testing/flow-harness.ts";
import { accountDeletionActors } from "./account-deletion.actors.ts";
import { connectAccountDeletion } from "./account-deletion.connect.ts";
import { accountDeletionMachine } from "./account-deletion.machine.ts";
import { accountDeletionModel } from "./account-deletion.model.ts";
import type { AccountDeletionInput } from "./account-deletion.types.ts";
import type { DeletionOutcome, ProfileOutcome, ProfileService } from "./profile.service.ts";

const { inputs, outcomes } = accountDeletionModel;
const deletesAt = 2_592_000_000;

const begin = async (input: AccountDeletionInput = inputs.kept) => {
  const initiateDeletion = puppet<DeletionOutcome, OtpChannel>("initiateDeletion");
  const keepAccount = puppet<ProfileOutcome, undefined>("keepAccount");
  const requestCode = puppet<OtpRequestOutcome, OtpRequest>("requestCode");
  const verifyCode = puppet<OtpVerifyOutcome, OtpAttempt>("verifyCode");
  const never = () => new Promise<never>(() => undefined);
  const service: ProfileService = {
    read: never,
    update: never,
    initiateDeletion: initiateDeletion.run,
    keepAccount: () => keepAccount.run(undefined),
    deletionCodes: { requestCode: requestCode.run, verifyCode: verifyCode.run },
  };
  const machine = accountDeletionMachine.provide({ actors: accountDeletionActors(service, createTestClock()) });
  const actor = createActor(machine, { input });
  const trace = traceOf(actor);
  actor.start();
  await settle();
  const view = () => connectAccountDeletion(actor.getSnapshot());
  return { actor, initiateDeletion, keepAccount, trace, verifyCode, view };
};

test("default: warned, confirmed by a code, and scheduled", async () => {
  const { actor, initiateDeletion, trace, verifyCode, view } = await begin();
  expect(view()).toMatchObject({ screen: "warning", commands: { request: true, keep: false, cancel: true } });
  actor.send({ type: "deletion.request", channel: "sms" });
  expect(initiateDeletion.inputs).toEqual(["sms"]);
  await initiateDeletion.answer(outcomes.initiateDeletion.sent);
  expect(view()).toMatchObject({ screen: "code", coolDownDays: 30 });
  view().code?.send({ type: "code.submit", code: "123456" });
  await verifyCode.answer({ type: "VERIFIED", proof: { kind: "deletion", deletesAt } });
  expect(view()).toMatchObject({ screen: "coolDown", deadline: deletesAt, commands: { keep: true, request: false } });
  actor.send({ type: "flow.cancel" });
  expect(trace).toEqual(["warning", "initiating", "confirmingCode", "scheduled", "ended"]);
  expect(actor.getSnapshot().output).toEqual({ type: "SCHEDULED", deletesAt });
});

test("default: a scheduled deletion is called off", async () => {
  const { actor, keepAccount, trace } = await begin(inputs.scheduled);
  actor.send({ type: "account.keep" });
  await keepAccount.answer({ type: "PROFILE", account: sampleAccount });
  expect(trace).toEqual(["scheduled", "keeping", "ended"]);
  expect(actor.getSnapshot().output).toEqual({ type: "KEPT" });
});

test("behavior: calling off that fails leaves the date standing", async () => {
  const { actor, keepAccount, view } = await begin(inputs.scheduled);
  actor.send({ type: "account.keep" });
  await keepAccount.answer(outcomes.keepAccount.offline);
  expect(view()).toMatchObject({ screen: "coolDown", deadline: deletesAt, problem: outcomes.keepAccount.offline });
});

test.each(["tooMany", "locked", "offline"] as const)("behavior: %s returns to the warning", async (name) => {
  const { actor, initiateDeletion, view } = await begin();
  actor.send({ type: "deletion.request", channel: "whatsapp" });
  await initiateDeletion.answer(outcomes.initiateDeletion[name]);
  expect(view()).toMatchObject({ screen: "warning", problem: outcomes.initiateDeletion[name] });
});

test("behavior: a session that is over ends the flow", async () => {
  const { actor, initiateDeletion } = await begin();
  actor.send({ type: "deletion.request", channel: "whatsapp" });
  await initiateDeletion.answer(outcomes.initiateDeletion.signedOut);
  expect(actor.getSnapshot().output).toEqual({ type: "SIGNED_OUT" });
});

test("behavior: stepping back from the code deletes nothing", async () => {
  const { actor, initiateDeletion, view } = await begin();
  actor.send({ type: "deletion.request", channel: "whatsapp" });
  await initiateDeletion.answer(outcomes.initiateDeletion.sent);
  view().code?.send({ type: "flow.cancel" });
  await settle();
  expect(view()).toMatchObject({ screen: "warning", deadline: null, problem: null });
  actor.send({ type: "flow.cancel" });
  expect(actor.getSnapshot().output).toEqual({ type: "KEPT" });
});
