import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { attemptId } from "../../kernel/ids.ts";
import type { OtpAttempt, OtpRequest, OtpRequestOutcome, OtpVerifyOutcome } from "../../queues/otp/otp.types.ts";
import { createTestClock, puppet, settle, traceOf } from "../../testing/flow-harness.ts";
import { type PaymentPorts, paymentActors } from "./payment.actors.ts";
import { connectPayment } from "./payment.connect.ts";
import type { CardEntry } from "./payment.domain.ts";
import {
  bank,
  billOutcomes,
  inquiries,
  needs,
  optionsOutcomes,
  processOutcomes,
  renewalOutcomes,
  sampleBill,
  sampleBooking,
  sampleCard,
  sampleInput,
  sampleOptions,
  sampleOrder,
} from "./payment.fixtures.ts";
import { paymentMachine } from "./payment.machine.ts";
import type {
  AttemptAnswer,
  BillOutcome,
  BillRequest,
  InquiryOutcome,
  OptionsOutcome,
  ProcessOutcome,
  ProcessRequest,
  TokeniseOutcome,
} from "./payment.service.ts";

/** A lock as the tabs of one device share it. */
const createLock = () => {
  let isHeld = false;
  return {
    acquire: () => {
      if (isHeld) return Promise.resolve(null);
      isHeld = true;
      return Promise.resolve(() => {
        isHeld = false;
      });
    },
  };
};

const begin = async (given: { readonly lock?: PaymentPorts["lock"]; readonly at?: number } = {}) => {
  const clock = createTestClock(given.at ?? 0);
  const inquire = puppet<InquiryOutcome, unknown>("inquire");
  const options = puppet<OptionsOutcome, unknown>("options");
  const renewHold = puppet<OptionsOutcome, unknown>("renewHold");
  const bill = puppet<BillOutcome, BillRequest>("bill");
  const tokenise = puppet<TokeniseOutcome, CardEntry>("tokenise");
  const process = puppet<ProcessOutcome, ProcessRequest>("process");
  const answer = puppet<ProcessOutcome, AttemptAnswer>("answer");
  const requestCode = puppet<OtpRequestOutcome, OtpRequest>("requestCode");
  const verifyCode = puppet<OtpVerifyOutcome, OtpAttempt>("verifyCode");
  const keep = puppet<boolean, unknown>("keepFlow");
  let attempts = 0;
  const machine = paymentMachine.provide({
    actors: paymentActors({
      payments: {
        inquire: inquire.run,
        options: options.run,
        renewHold: renewHold.run,
        bill: bill.run,
        tokenise: tokenise.run,
        process: process.run,
        answer: answer.run,
      },
      codes: { requestCode: requestCode.run, verifyCode: verifyCode.run },
      lock: given.lock ?? createLock(),
      clock,
      newAttemptId: () => attemptId(`attempt-${++attempts}`),
      keepFlow: keep.run,
    }),
  });
  const actor = createActor(machine, { input: sampleInput });
  const trace = traceOf(actor);
  const navigations: string[] = [];
  actor.on("navigate", ({ url }) => navigations.push(url));
  actor.start();
  await settle();
  const puppets = { inquire, options, renewHold, bill, tokenise, process, answer, requestCode, verifyCode, keep };
  const view = () => connectPayment(actor.getSnapshot());
  return { ...puppets, actor, clock, machine, navigations, trace, view };
};

type Flow = Awaited<ReturnType<typeof begin>>;

const choose = async ({ actor, bill, inquire, options }: Flow, code: string) => {
  await inquire.answer(inquiries.notFound);
  await options.answer(optionsOutcomes.options);
  actor.send({ type: "method.choose", code });
  await bill.answer(billOutcomes.billed);
};

const submitMobile = async (flow: Flow) => {
  await choose(flow, "jazzcash");
  flow.actor.send({ type: "mobile.submit", mobile: "٠٣٠٠ ١٢٣٤٥٦٧" });
  await settle();
  await flow.inquire.answer(inquiries.notFound);
};

const submitCard = async (flow: Flow) => {
  await choose(flow, "card");
  flow.actor.send({ type: "card.submit", card: sampleCard, save: true });
  await flow.tokenise.answer({ type: "TOKENISED", token: "tok_visa_1", masked: "•••• 4242" });
  await flow.inquire.answer(inquiries.notFound);
};

describe("a hold that is renewed", () => {
  test("default: once, and what was chosen is billed anew and stays until the new end", async () => {
    const flow = await begin();
    await choose(flow, "jazzcash");
    flow.actor.send({ type: "hold.renew" });
    flow.actor.send({ type: "hold.renew" });
    await flow.renewHold.answer(renewalOutcomes.renewed);
    await flow.bill.answer(billOutcomes.billed);
    expect(flow.view()).toMatchObject({ screen: "mobile", deadline: 2_400_000, commands: { renewHold: false } });
    expect(flow.renewHold.inputs).toHaveLength(1);
    await flow.clock.advance(sampleOptions.payBy);
    await settle();
    expect(flow.view().screen).toBe("mobile");
    await flow.clock.advance(600_000);
    await settle();
    expect(flow.view().screen).toBe("expired");
  });

  test("behavior: without an answer all stays as it was, and it can be asked for again", async () => {
    const flow = await begin();
    await choose(flow, "card");
    flow.actor.send({ type: "hold.renew" });
    await flow.renewHold.answer(renewalOutcomes.offline);
    expect(flow.view()).toMatchObject({
      screen: "card",
      deadline: sampleOptions.payBy,
      problem: { type: "PROBLEM" },
      commands: { renewHold: true },
    });
  });
});

test("default: a card is tokenised, charged once and received", async () => {
  const flow = await begin();
  await submitCard(flow);
  expect(flow.process.inputs).toEqual([
    {
      order: sampleOrder,
      method: "card",
      flow: "card",
      attempt: "attempt-1",
      quoteHash: "hash-1",
      amount: sampleBill.price.total,
      instrument: { kind: "token", token: "tok_visa_1", masked: "•••• 4242", save: true },
      usePromoCredits: false,
      voucher: null,
      useBalance: false,
    },
  ]);
  await flow.process.answer(processOutcomes.received);
  expect(flow.trace).toEqual([
    "opening",
    "loadingMethods",
    "payable.choosing",
    "payable.billing",
    "payable.entering.enteringCard",
    "payable.entering.tokenising",
    "attempting.locking",
    "attempting.clearing",
    "attempting.submitting",
    "received",
  ]);
  expect(flow.actor.getSnapshot().output).toEqual({ type: "RECEIVED", booking: sampleBooking });
});

test("behavior: neither the card nor its token is in a snapshot once the attempt has been sent", async () => {
  const flow = await begin();
  await choose(flow, "card");
  flow.actor.send({ type: "card.submit", card: sampleCard, save: false });
  expect(JSON.stringify(flow.actor.getPersistedSnapshot())).not.toContain(sampleCard.number);
  await flow.tokenise.answer({ type: "TOKENISED", token: "tok_visa_1", masked: "•••• 4242" });
  await flow.inquire.answer(inquiries.notFound);
  await flow.process.answer(processOutcomes.unknown);
  const kept = JSON.stringify(flow.actor.getPersistedSnapshot());
  expect(kept).not.toContain("tok_visa_1");
  expect(kept).not.toContain(sampleCard.securityCode + '"');
});

test("behavior: ten clicks on Pay are one attempt", async () => {
  const flow = await begin();
  await choose(flow, "wallet_balance");
  for (let click = 0; click < 10; click++) flow.actor.send({ type: "payment.submit" });
  await settle();
  await flow.inquire.answer(inquiries.notFound);
  for (let click = 0; click < 10; click++) flow.actor.send({ type: "payment.submit" });
  expect(flow.process.inputs).toHaveLength(1);
});

test.each([
  ["card", 60_000],
  ["apple_pay", 90_000],
])("behavior: no answer by %s in time is unknown, never failed", async (code, patienceMs) => {
  const flow = await begin();
  if (code === "card") await submitCard(flow);
  else {
    await choose(flow, code);
    flow.actor.send({ type: "payment.submit" });
    await settle();
    await flow.inquire.answer(inquiries.notFound);
  }
  await flow.clock.advance(patienceMs - 1);
  expect(flow.trace.at(-1)).toBe("attempting.submitting");
  await flow.clock.advance(1);
  expect(flow.view()).toMatchObject({ screen: "waiting", decline: null });
  await flow.inquire.answer(inquiries.received);
  expect(flow.trace.at(-1)).toBe("received");
  expect(flow.process.inputs).toHaveLength(1);
});

test("behavior: an unknown outcome is asked about after 2, 3, 5, 8, 13, 20 and 30 s, then each minute while seen", async () => {
  const flow = await begin();
  await submitCard(flow);
  await flow.process.answer(processOutcomes.unknown);
  for (const seconds of [2, 3, 5, 8, 13, 20, 30]) {
    await flow.inquire.answer(inquiries.pending);
    expect(flow.view()).toMatchObject({ screen: "waiting", busy: false });
    const asked = flow.inquire.inputs.length;
    await flow.clock.advance(seconds * 1000 - 1);
    expect(flow.inquire.inputs).toHaveLength(asked);
    await flow.clock.advance(1);
    expect(flow.inquire.inputs).toHaveLength(asked + 1);
  }
  await flow.inquire.answer(inquiries.offline);
  expect(flow.view()).toMatchObject({
    screen: "stillWaiting",
    commands: { checkNow: true, leave: true, retry: false },
  });

  flow.actor.send({ type: "visibility.changed", isVisible: false, now: flow.clock.now() });
  const asked = flow.inquire.inputs.length;
  await flow.clock.advance(3_600_000);
  expect(flow.inquire.inputs).toHaveLength(asked);
  flow.actor.send({ type: "visibility.changed", isVisible: true, now: flow.clock.now() });
  expect(flow.inquire.inputs).toHaveLength(asked + 1);
  for (let minute = 0; minute < 14; minute++) {
    await flow.inquire.answer(inquiries.pending);
    expect(flow.view().screen).toBe("stillWaiting");
    await flow.clock.advance(60_000);
  }
  await flow.inquire.answer(inquiries.pending);
  expect(flow.view()).toMatchObject({ screen: "support", reference: sampleOrder, commands: { checkNow: true } });
  flow.actor.send({ type: "order.hinted" });
  await flow.inquire.answer(inquiries.received);
  expect(flow.trace.at(-1)).toBe("received");
  expect(flow.trace).not.toContain("unpaid.failed");
});

test("behavior: an inquiry that knows only an earlier attempt does not say that this one failed", async () => {
  const flow = await begin();
  await submitCard(flow);
  await flow.process.answer(processOutcomes.unknown);
  await flow.inquire.answer(inquiries.otherFailed);
  expect(flow.view()).toMatchObject({ screen: "waiting", decline: null });
  await flow.clock.advance(2000);
  await flow.inquire.answer(inquiries.failed);
  expect(flow.view()).toMatchObject({ screen: "failed", decline: "payment_declined", commands: { retry: true } });
});

test("behavior: after a definite failure a new attempt has a name of its own, and a late receipt wins", async () => {
  const flow = await begin();
  await submitCard(flow);
  await flow.process.answer(processOutcomes.declined);
  expect(flow.view().screen).toBe("waiting");
  await flow.inquire.answer(inquiries.failed);
  flow.actor.send({ type: "attempt.retry" });
  await flow.bill.answer(billOutcomes.billed);
  flow.actor.send({ type: "account.submit", accountId: "account-2" });
  expect(flow.trace.at(-1)).toBe("payable.entering.enteringCard");
  flow.actor.send({ type: "account.submit", accountId: "account-1" });
  await settle();
  await flow.inquire.answer(inquiries.failed);
  expect(flow.process.inputs.map(({ attempt }) => attempt)).toEqual(["attempt-1", "attempt-2"]);

  const late = await begin();
  await submitCard(late);
  await late.process.answer(processOutcomes.declined);
  await late.inquire.answer(inquiries.failed);
  late.actor.send({ type: "order.hinted" });
  await late.inquire.answer(inquiries.received);
  expect(late.actor.getSnapshot().output).toMatchObject({ type: "RECEIVED" });
});

test("behavior: a wrong code keeps the attempt; the right one leads to the inquiry", async () => {
  const flow = await begin();
  await submitMobile(flow);
  expect(flow.process.inputs[0]).toMatchObject({ instrument: { kind: "mobile", mobile: "+923001234567" } });
  await flow.process.answer(processOutcomes.needsCode);
  const code = flow.view().code;
  code?.send({ type: "code.submit", code: "000000" });
  await flow.verifyCode.answer({ type: "WRONG_CODE", triesLeft: 4 });
  expect(flow.view()).toMatchObject({ screen: "code", commands: { changeNumber: true, abandon: true } });
  flow.actor.send({ type: "RESUME", now: 5000 });
  expect(flow.view().code).toBe(code);
  code?.send({ type: "code.submit", code: "123456" });
  await flow.verifyCode.answer({ type: "VERIFIED", proof: { kind: "accepted" } });
  expect(flow.view()).toMatchObject({ screen: "code", busy: true });
  await flow.inquire.answer(inquiries.received);
  expect(flow.trace.at(-1)).toBe("received");
  expect(flow.process.inputs).toHaveLength(1);
});

test("behavior: another number is a new attempt, and only once the first has definitely ended", async () => {
  const flow = await begin();
  await submitMobile(flow);
  await flow.process.answer(processOutcomes.needsCode);
  flow.actor.send({ type: "number.change", mobile: "12" });
  expect(flow.view().fields.mobile).toEqual({ code: "phone_too_short", min: 11 });
  flow.actor.send({ type: "number.change", mobile: "0300 7654321" });
  expect(flow.answer.inputs).toEqual([{ kind: "cancel", attempt: "attempt-1" }]);
  await flow.answer.answer(processOutcomes.unknown);
  await flow.inquire.answer(inquiries.pending);
  expect(flow.process.inputs).toHaveLength(1);
  await flow.clock.advance(2000);
  await flow.inquire.answer(inquiries.cancelled);
  await flow.inquire.answer(inquiries.cancelled);
  expect(flow.process.inputs.map(({ attempt, instrument }) => [attempt, instrument])).toEqual([
    ["attempt-1", { kind: "mobile", mobile: "+923001234567" }],
    ["attempt-2", { kind: "mobile", mobile: "+923007654321" }],
  ]);
});

test("behavior: the flow is kept before the payer is sent away, and what comes back is not believed", async () => {
  const flow = await begin();
  await choose(flow, "bank_transfer");
  flow.actor.send({ type: "payment.submit" });
  await settle();
  await flow.inquire.answer(inquiries.notFound);
  await flow.process.answer(processOutcomes.needsRedirect);
  expect(flow.navigations).toEqual([]);
  await flow.keep.answer(true);
  expect(flow.navigations).toEqual([`${bank}/3ds/attempt-1`]);
  flow.actor.send({ type: "redirect.returned" });
  await flow.inquire.answer(inquiries.needsRedirect);
  expect(flow.view()).toMatchObject({ screen: "redirect", commands: { followRedirect: true, abandon: true } });
  expect(flow.navigations).toHaveLength(1);
  flow.actor.send({ type: "redirect.returned" });
  await flow.inquire.answer(inquiries.received);
  expect(flow.trace.at(-1)).toBe("received");
});

test("behavior: nobody is sent to an origin that only looks like the bank's", async () => {
  const flow = await begin();
  await choose(flow, "bank_transfer");
  flow.actor.send({ type: "payment.submit" });
  await settle();
  await flow.inquire.answer(inquiries.notFound);
  await flow.process.answer({ type: "NEEDS", need: needs.hostileRedirect });
  expect(flow.trace.at(-1)).toBe("givingUp");
  expect(flow.navigations).toEqual([]);
});

test("behavior: of two tabs one pays, and the other hears of it", async () => {
  const lock = createLock();
  const one = await begin({ lock });
  const other = await begin({ lock });
  await choose(one, "wallet_balance");
  await choose(other, "wallet_balance");
  one.actor.send({ type: "payment.submit" });
  other.actor.send({ type: "payment.submit" });
  await settle();
  await one.inquire.answer(inquiries.notFound);
  expect(one.process.inputs).toHaveLength(1);
  expect(other.trace.at(-1)).toBe("inquiring.asking");
  await one.process.answer(processOutcomes.received);
  await other.inquire.answer(inquiries.received);
  expect(other.process.inputs).toEqual([]);
  expect(other.actor.getSnapshot().output).toMatchObject({ type: "RECEIVED" });
});

test.each([
  ["received", "received"],
  ["refunded", "refunded"],
  ["expired", "overdue"],
  ["needsCode", "awaitingPayer.needsOtp"],
  ["needsVoucher", "awaitingPayer.needsVoucherPayment"],
  ["pending", "inquiring.waiting"],
  ["offline", "unavailable"],
] as const)("behavior: an order found %s is not offered for payment", async (inquiry, state) => {
  const flow = await begin();
  await flow.inquire.answer(inquiries[inquiry]);
  expect(flow.trace.at(-1)).toBe(state);
  expect(flow.options.inputs).toEqual([]);
});

test("behavior: at its very millisecond the order's deadline ends paying", async () => {
  const flow = await begin();
  await choose(flow, "wallet_balance");
  await flow.clock.advance(1_799_999);
  expect(flow.view()).toMatchObject({ screen: "balance", deadline: 1_800_000 });
  await flow.clock.advance(1);
  expect(flow.view()).toMatchObject({ screen: "expired", commands: { submit: false, leave: true } });
  flow.actor.send({ type: "flow.leave" });
  expect(flow.actor.getSnapshot().output).toEqual({ type: "EXPIRED" });
});

test("behavior: a bill that is no longer good is made again before anything is charged", async () => {
  const flow = await begin();
  await choose(flow, "wallet_balance");
  await flow.clock.advance(900_000);
  flow.actor.send({ type: "payment.submit" });
  await settle();
  expect(flow.trace.at(-1)).toBe("payable.billing");
  expect(flow.process.inputs).toEqual([]);
});

test("behavior: a bill that a page took with it as it went away is made by the one that comes back", async () => {
  const flow = await begin();
  await flow.inquire.answer(inquiries.notFound);
  await flow.options.answer(optionsOutcomes.options);
  flow.actor.send({ type: "method.choose", code: "wallet_balance" });
  // The browser gives up what is on its way before it leaves.
  await flow.bill.answer({ type: "PROBLEM", problem: { kind: "offline" } });
  expect(flow.view()).toMatchObject({ screen: "methods", method: { code: "wallet_balance" }, bill: null });
  const kept = JSON.parse(JSON.stringify(flow.actor.getPersistedSnapshot()));
  flow.actor.stop();
  const restored = createActor(flow.machine, { input: sampleInput, snapshot: kept }).start();
  restored.send({ type: "RESUME", now: 1000 });
  await flow.bill.answer(billOutcomes.billed);
  expect(connectPayment(restored.getSnapshot())).toMatchObject({ screen: "balance", bill: sampleBill, problem: null });
});

test("behavior: a price that changed is shown again, and what is then sent is what is then shown", async () => {
  const flow = await begin();
  await choose(flow, "wallet_balance");
  flow.actor.send({ type: "payment.submit" });
  await settle();
  await flow.inquire.answer(inquiries.notFound);
  await flow.process.answer(processOutcomes.priceChanged);
  const total = { minor: 4_600_000, currency: "PKR" } as const;
  const dearer = {
    ...sampleBill,
    price: { lines: [{ kind: "base", amount: total }], total },
    quoteHash: "hash-2",
  } as const;
  await flow.bill.answer({ type: "BILLED", bill: dearer });
  expect(flow.view()).toMatchObject({ screen: "balance", bill: dearer });
  flow.actor.send({ type: "payment.submit" });
  await settle();
  await flow.inquire.answer(inquiries.notFound);
  expect(flow.process.inputs[1]).toMatchObject({ quoteHash: "hash-2", amount: total, attempt: "attempt-2" });
});

test("behavior: a reload while the attempt is on its way sends nothing again and asks", async () => {
  const flow = await begin();
  await submitCard(flow);
  const kept = JSON.parse(JSON.stringify(flow.actor.getPersistedSnapshot()));
  flow.actor.stop();
  const restored = createActor(flow.machine, { input: sampleInput, snapshot: kept });
  const trace = traceOf(restored);
  restored.start();
  restored.send({ type: "RESUME", now: 1000 });
  await settle();
  expect(trace.at(-1)).toBe("inquiring.asking");
  expect(flow.process.inputs).toHaveLength(1);
  await flow.inquire.answer(inquiries.received);
  expect(restored.getSnapshot().output).toEqual({ type: "RECEIVED", booking: sampleBooking });
});

test.each([
  ["a slip", "otc_voucher", { ...needs.voucher, slip: { ...needs.voucher.slip, payBefore: 0 } }],
  ["a wallet app's session", "apple_pay", { ...needs.sdk, expiresAt: 0 }],
] as const)(
  "behavior: %s that only the device takes for over is asked about with patience",
  async (_, method, need) => {
    const flow = await begin();
    await choose(flow, method);
    flow.actor.send({ type: "payment.submit" });
    await settle();
    await flow.inquire.answer(inquiries.notFound);
    await flow.process.answer({ type: "NEEDS", need });
    const before = flow.inquire.inputs.length;
    for (let times = 1; times <= 3; times += 1) {
      await flow.inquire.answer({ ...inquiries.pending, need });
      expect(flow.inquire.inputs).toHaveLength(before + times - 1);
      await flow.clock.advance(30_000);
      expect(flow.inquire.inputs).toHaveLength(before + times);
    }
  },
);

test("behavior: a voucher that is refused is told and not sent with the payment", async () => {
  const flow = await begin();
  await choose(flow, "wallet_balance");
  flow.actor.send({ type: "deductions.change", deductions: { voucher: "EXPIRED1", usePromoCredits: true } });
  await flow.bill.answer({ type: "BILLED", bill: { ...sampleBill, refused: "voucher_expired" } });
  expect(flow.view()).toMatchObject({ bill: { refused: "voucher_expired" }, deductions: { voucher: null } });
  flow.actor.send({ type: "payment.submit" });
  await settle();
  await flow.inquire.answer(inquiries.notFound);
  expect(flow.process.inputs).toMatchObject([{ voucher: null, usePromoCredits: true }]);
});

test("behavior: a bill of nothing is closed by the balance", async () => {
  const flow = await begin();
  await flow.inquire.answer(inquiries.notFound);
  await flow.options.answer(optionsOutcomes.options);
  flow.actor.send({ type: "method.choose", code: "card" });
  const nothing = { lines: [], total: { minor: 0, currency: "PKR" } } as const;
  await flow.bill.answer({ type: "BILLED", bill: { ...sampleBill, price: nothing } });
  expect(flow.view()).toMatchObject({ unpayable: "covered", closing: { code: "wallet_balance" } });
});

test("behavior: a hint throws away nothing typed, and signing in reads the methods again", async () => {
  const flow = await begin();
  await choose(flow, "card");
  flow.actor.send({ type: "order.hinted" });
  expect(flow.view().screen).toBe("card");
  flow.actor.send({ type: "options.reload" });
  expect(flow.view().screen).toBe("loading");
});

test("behavior: a session that has ended is told, and the flow goes on asking", async () => {
  const problem = { kind: "refused", code: "token_expired", status: 401, message: "", retryable: false } as const;
  const flow = await begin();
  await submitCard(flow);
  await flow.process.answer(processOutcomes.unknown);
  await flow.inquire.answer({ type: "PROBLEM", problem });
  expect(flow.view()).toMatchObject({ screen: "waiting", problem: { type: "PROBLEM", problem } });
  flow.actor.send({ type: "inquiry.checkNow" });
  await flow.inquire.answer(inquiries.received);
  expect(flow.view()).toMatchObject({ screen: "done", end: { type: "RECEIVED" } });
});

test("behavior: an order that cannot be asked about says why", async () => {
  const flow = await begin();
  await flow.inquire.answer(inquiries.offline);
  expect(flow.view()).toMatchObject({ screen: "unavailable", problem: { problem: { kind: "offline" } } });
});

test("behavior: a lock that is granted once the order can no longer be paid begins no attempt", async () => {
  let grant: (release: () => void) => void = () => undefined;
  const lock = { acquire: () => new Promise<() => void>((resolve) => (grant = resolve)) };
  const flow = await begin({ lock });
  const { payBy } = optionsOutcomes.options.options;
  await flow.inquire.answer(inquiries.notFound);
  await flow.options.answer(optionsOutcomes.options);
  flow.actor.send({ type: "method.choose", code: "jazzcash" });
  // The bill alone would be good for longer.
  await flow.bill.answer({ type: "BILLED", bill: { ...sampleBill, validUntil: 2 * payBy } });
  flow.actor.send({ type: "mobile.submit", mobile: "03001234567" });
  await settle();
  expect(flow.trace.at(-1)).toBe("attempting.locking");
  await flow.clock.advance(payBy);
  grant(() => undefined);
  await settle();
  expect(flow.trace.at(-1)).not.toMatch(/^attempting/);
  await flow.inquire.answer(inquiries.notFound);
  expect(flow.process.inputs).toEqual([]);
});

test("behavior: once the service has waited as long as it said it would, the payer is led to support", async () => {
  const flow = await begin();
  await submitCard(flow);
  await flow.process.answer(processOutcomes.unknown);
  for (const seconds of [2, 3, 5, 8, 13, 20]) {
    await flow.clock.advance(seconds * 1000);
    expect(flow.view().screen).toBe("waiting");
    await flow.inquire.answer({ ...inquiries.pending, giveUpAt: 500 });
  }
  await flow.clock.advance(30_000);
  await flow.inquire.answer(inquiries.pending);
  expect(flow.view().screen).toBe("support");
});
