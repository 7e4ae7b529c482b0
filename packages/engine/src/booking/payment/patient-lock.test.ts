import { expect, test } from "vitest";
import { createTestClock } from "../../testing/flow-harness.ts";
import { createPatientLock } from "./patient-lock.ts";
import { firstAttempt, inquiries, otherAttempt, sampleOrder } from "./payment.fixtures.ts";

const open = async () => {
  let isHeld = false;
  const lock = {
    acquire: async () => {
      if (isHeld) return null;
      isHeld = true;
      return () => {
        isHeld = false;
      };
    },
  };
  const clock = createTestClock();
  const patient = createPatientLock(lock, clock);
  const release = await patient.acquire(sampleOrder);
  const giveBack = () => patient.giveBack(sampleOrder, release ?? (() => undefined));
  return { clock, giveBack, isHeld: () => isHeld, patient };
};

test("default: nothing was sent, or its answer came, and the lock is free at once", async () => {
  const nothingSent = await open();
  nothingSent.giveBack();
  expect(nothingSent.isHeld()).toBe(false);
  const answered = await open();
  answered.patient.sent(sampleOrder, firstAttempt);
  answered.patient.answered(sampleOrder);
  answered.giveBack();
  expect(answered.isHeld()).toBe(false);
});

test("behavior: while nobody knows what became of an attempt no other tab gets it, and this one goes on under it", async () => {
  const { clock, giveBack, isHeld, patient } = await open();
  patient.sent(sampleOrder, firstAttempt);
  giveBack();
  patient.heard(sampleOrder, inquiries.notFound);
  patient.heard(sampleOrder, { ...inquiries.failed, attempt: otherAttempt });
  await clock.advance(80_000);
  expect(isHeld()).toBe(true);
  const again = await patient.acquire(sampleOrder);
  await clock.advance(80_000);
  expect([isHeld(), again === null]).toEqual([true, false]);
});

test("behavior: it is free once an inquiry knows the attempt, the answer comes late, or the attempt counts as never begun", async () => {
  const heard = await open();
  heard.patient.sent(sampleOrder, firstAttempt);
  heard.giveBack();
  heard.patient.heard(sampleOrder, inquiries.failed);
  expect(heard.isHeld()).toBe(false);
  const late = await open();
  late.patient.sent(sampleOrder, firstAttempt);
  late.giveBack();
  late.patient.answered(sampleOrder);
  expect(late.isHeld()).toBe(false);
  const never = await open();
  never.patient.sent(sampleOrder, firstAttempt);
  never.giveBack();
  await never.clock.advance(81_000);
  expect(never.isHeld()).toBe(false);
});
