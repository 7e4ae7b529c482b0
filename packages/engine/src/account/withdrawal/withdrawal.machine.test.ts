import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { orderRefId } from "../../kernel/ids.ts";
import { createTestClock, settle, traceOf } from "../../testing/flow-harness.ts";
import { withdrawalActors } from "./withdrawal.actors.ts";
import { connectWithdrawal } from "./withdrawal.connect.ts";
import { createAttemptIds, createFakeLock, createFakeWithdrawals, type Fate } from "./withdrawal.fake.ts";
import { keptAccount, sampleAccount, sampleInput, sampleOptions, silentOptions } from "./withdrawal.fixtures.ts";
import { withdrawalMachine } from "./withdrawal.machine.ts";
import type { WithdrawalInput } from "./withdrawal.types.ts";

type FakeOptions = NonNullable<Parameters<typeof createFakeWithdrawals>[0]>;

const openDevice = (options: FakeOptions = {}) => {
  const clock = createTestClock();
  const fake = createFakeWithdrawals(options);
  const lock = createFakeLock();
  const actors = withdrawalActors({ withdrawals: fake.service, lock, clock, newAttemptId: createAttemptIds() });
  const machine = withdrawalMachine.provide({ actors });

  const start = async (input: WithdrawalInput = sampleInput, kept?: string) => {
    const restored = kept === undefined ? {} : { snapshot: JSON.parse(kept) };
    const actor = createActor(machine, { input, ...restored });
    const trace = traceOf(actor);
    actor.start();
    if (kept !== undefined) actor.send({ type: "RESUME", now: clock.now() });
    await settle();
    const view = () => connectWithdrawal(actor.getSnapshot());
    return { actor, trace, view, keep: () => JSON.stringify(actor.getPersistedSnapshot()) };
  };
  return { clock, fake, lock, start };
};

type Tab = Awaited<ReturnType<ReturnType<typeof openDevice>["start"]>>;

const fill = async ({ actor }: Tab) => {
  actor.send({ type: "amount.submit", amount: "10,000" });
  actor.send({ type: "account.submit", account: sampleAccount });
  await settle();
};

const submit = async ({ actor }: Tab) => {
  actor.send({ type: "withdrawal.submit" });
  await settle();
};

const typeCode = async ({ view }: Tab, code = "123456") => {
  view().code?.send({ type: "code.submit", code });
  await settle();
};

/** What a person does next on the screen they see; the time passes where there is nothing to do. */
const goOn = async (tab: Tab, clock: ReturnType<typeof createTestClock>) => {
  const { actor, view } = tab;
  const { screen, commands } = view();
  if (screen === "amount") actor.send({ type: "amount.submit", amount: "10000" });
  else if (screen === "account") actor.send({ type: "account.submit", account: sampleAccount });
  else if (commands.submit) actor.send({ type: "withdrawal.submit" });
  else if (commands.accept) actor.send({ type: "figures.accept" });
  else if (screen === "code") await typeCode(tab);
  else if (commands.reload) actor.send({ type: "options.reload" });
  else if (commands.checkStatus) actor.send({ type: "status.check" });
  else await clock.advance(60_000);
  await settle();
};

test("behavior: an account that is kept is chosen by its id, and what was typed of another stays", async () => {
  const { start } = openDevice({ options: { ...sampleOptions, accounts: [keptAccount] } });
  const tab = await start();
  const { actor, view } = tab;
  actor.send({ type: "amount.submit", amount: "10,000" });
  actor.send({ type: "account.submit", account: { ...sampleAccount, title: "" } });
  expect(view()).toMatchObject({ screen: "account", fields: { title: { code: "required" } } });
  actor.send({ type: "account.submit", account: { bank: "", iban: "", title: "", saved: keptAccount.saved } });
  expect(view()).toMatchObject({
    screen: "summary",
    account: keptAccount,
    form: { iban: sampleAccount.iban, saved: keptAccount.saved },
  });
  await submit(tab);
  expect(view()).toMatchObject({ screen: "code" });
  const other = await openDevice().start();
  other.actor.send({ type: "amount.submit", amount: "10,000" });
  other.actor.send({
    type: "account.submit",
    account: { ...keptAccount, saved: "0b8a1f6e-0000-4f7e-8d15-7f5c2a9d4e22" },
  });
  expect(other.view()).toMatchObject({ screen: "account", fields: { bank: { code: "required" } } });
});

test("default: amount, account, summary, code, submitted, paid", async () => {
  const { clock, fake, start } = openDevice();
  const tab = await start();
  const { actor, trace, view } = tab;
  expect(view()).toMatchObject({ screen: "amount", options: { min: { minor: 50_000 } } });
  actor.send({ type: "amount.submit", amount: "١٠٬٠٠٠" });
  expect(view()).toMatchObject({ screen: "account", amount: { minor: 1_000_000, currency: "PKR" } });
  actor.send({ type: "account.submit", account: { ...sampleAccount, iban: "pk36 scbl 0000 0011 2345 6702" } });
  expect(view()).toMatchObject({
    screen: "summary",
    account: sampleAccount,
    expected: { charges: { minor: 7500 }, net: { minor: 992_500 } },
  });
  await submit(tab);
  expect(view()).toMatchObject({ screen: "code", active: [{ status: "awaitingCode" }] });
  expect(fake.taken()).toBe(1_000_000);
  await typeCode(tab);
  expect(view()).toMatchObject({ screen: "submitted", active: [{ status: "pending" }], problem: null });
  fake.decide("W1", "paid");
  actor.send({ type: "wallet.hinted" });
  expect(view()).toMatchObject({ screen: "submitted", busy: true });
  await settle();
  expect(view()).toMatchObject({ screen: "paid", active: [], moneyBack: null });
  expect(trace).toEqual([
    "opening",
    "entering.amount",
    "entering.account",
    "summary",
    "sending.locking",
    "sending.clearing",
    "sending.submitting",
    "confirming.typing",
    "reading",
    "submitted",
    "reading",
    "over.paid",
  ]);
  expect(fake.arrived).toEqual(["withdraw-0001"]);
  actor.send({ type: "flow.leave" });
  await clock.advance(3_600_000);
  expect(actor.getSnapshot().output).toMatchObject({ type: "LEFT", isUnknown: false, withdrawal: { status: "paid" } });
});

describe("amount", () => {
  test.each([
    ["", { code: "required" }],
    ["ten", { code: "not_an_amount" }],
    ["10,00", { code: "not_an_amount" }],
    ["1000.555", { code: "too_many_decimals", allowed: 2 }],
    ["0", { code: "not_above_zero" }],
    ["499.99", { code: "below_min", min: { minor: 50_000, currency: "PKR" } }],
    ["50,000.01", { code: "above_max", max: { minor: 5_000_000, currency: "PKR" } }],
  ])("behavior: %j is refused before anything is sent", async (amount, problem) => {
    const { start } = openDevice();
    const { actor, view } = await start();
    actor.send({ type: "amount.submit", amount });
    expect(view()).toMatchObject({ screen: "amount", form: { amount }, fields: { amount: problem } });
  });

  test("behavior: what was wrong goes once it is right, and what it would come to is told while it is typed", async () => {
    const { start } = openDevice();
    const { actor, view } = await start();
    actor.send({ type: "amount.submit", amount: "90000" });
    expect(view()).toMatchObject({ fields: { amount: { code: "above_max" } }, foreseen: null });
    actor.send({ type: "form.change", values: { amount: "10" } });
    expect(view().fields).toMatchObject({ amount: { code: "below_min" } });
    actor.send({ type: "form.change", values: { amount: "10,000" } });
    expect(view()).toMatchObject({ fields: {}, foreseen: { charges: { minor: 7500 }, net: { minor: 992_500 } } });
    actor.send({ type: "form.change", values: { amount: "10" } });
    expect(view().fields).toEqual({});
    actor.send({ type: "amount.submit", amount: "10,000" });
    actor.send({ type: "account.submit", account: { ...sampleAccount, iban: "PK36" } });
    expect(view().fields).toMatchObject({ iban: { code: "wrong_length" } });
    actor.send({ type: "form.change", values: { iban: sampleAccount.iban, title: "" } });
    expect(view().fields).toEqual({});
  });

  test("behavior: without limits only the service refuses, and without charges it tells the net", async () => {
    const { fake, start } = openDevice({ options: silentOptions });
    const tab = await start();
    tab.actor.send({ type: "amount.submit", amount: "999999999" });
    expect(tab.view().screen).toBe("account");
    tab.actor.send({ type: "step.back" });
    await fill(tab);
    expect(tab.view()).toMatchObject({ screen: "summary", expected: null });
    await submit(tab);
    expect(tab.view()).toMatchObject({ screen: "review", withdrawal: { net: { minor: 992_500 } }, isDifferent: false });
    tab.actor.send({ type: "figures.accept" });
    await settle();
    await typeCode(tab);
    expect(tab.view().screen).toBe("submitted");
    expect(fake.arrived).toHaveLength(1);
  });
});

describe("account", () => {
  test.each([
    [{ iban: "" }, { iban: { code: "required" } }],
    [{ iban: "PK36SCBL000000112345670" }, { iban: { code: "wrong_length", length: 24 } }],
    [{ iban: "PK37SCBL0000001123456702" }, { iban: { code: "invalid_iban" } }],
    [{ iban: "SA0380000000608010167519" }, { iban: { code: "unsupported_country", allowed: ["PK"] } }],
    [{ iban: "GB82WEST123456987654321X" }, { iban: { code: "unsupported_country", allowed: ["PK", "SA"] } }],
    [{ bank: "HABB" }, { iban: { code: "bank_mismatch", bankCode: "SCBL" } }],
    [
      { bank: "", iban: "" },
      { bank: { code: "required" }, iban: { code: "required" } },
    ],
    [{ title: " " }, { title: { code: "required" } }],
  ])("behavior: %j is refused by name", async (change, fields) => {
    const { start } = openDevice();
    const { actor, view } = await start();
    actor.send({ type: "amount.submit", amount: "10000" });
    actor.send({ type: "account.submit", account: { ...sampleAccount, ...change } });
    expect(view()).toMatchObject({ screen: "account", form: change });
    expect(view().fields).toEqual(fields);
  });
});

test("behavior: where no bank is chosen, it is the one that the IBAN names", async () => {
  const { actor, view } = await openDevice().start();
  actor.send({ type: "amount.submit", amount: "10000" });
  actor.send({ type: "account.submit", account: { ...sampleAccount, bank: "" } });
  expect(view()).toMatchObject({ screen: "summary", account: { bank: "SCBL" } });
});

test("behavior: figures other than the summary's are shown and asked about, and declining gives the money back", async () => {
  const { fake, start } = openDevice({ charges: 10_000 });
  const tab = await start();
  await fill(tab);
  await submit(tab);
  expect(tab.view()).toMatchObject({
    screen: "review",
    isDifferent: true,
    expected: { net: { minor: 992_500 } },
    withdrawal: { charges: { minor: 10_000 }, net: { minor: 990_000 } },
  });
  tab.actor.send({ type: "withdrawal.cancel" });
  await settle();
  expect(tab.view()).toMatchObject({ screen: "cancelled", moneyBack: { minor: 1_000_000 } });
  expect(fake.taken()).toBe(0);
  tab.actor.send({ type: "withdrawal.restart" });
  await settle();
  expect(tab.view()).toMatchObject({ screen: "amount", form: { amount: "10,000" }, withdrawal: null });
});

test("behavior: the bank refuses the account: the reason is told and the money is back", async () => {
  const { fake, start } = openDevice();
  const tab = await start();
  await fill(tab);
  await submit(tab);
  await typeCode(tab);
  fake.decide("W1", "rejected", "account_refused");
  tab.actor.send({ type: "wallet.hinted" });
  await settle();
  expect(tab.view()).toMatchObject({
    screen: "rejected",
    withdrawal: { reason: "account_refused" },
    moneyBack: { minor: 1_000_000 },
    commands: { restart: true, leave: true },
  });
});

describe("a lost answer", () => {
  test.each([true, false])(
    "behavior: the request is found in the list and not sent again (attempts named: %s)",
    async (knowsAttempts) => {
      const { fake, start } = openDevice({ knowsAttempts });
      fake.fates.push("answerLost");
      const tab = await start();
      await fill(tab);
      await submit(tab);
      expect(tab.view()).toMatchObject({ screen: "code" });
      await typeCode(tab);
      expect(tab.view().screen).toBe("submitted");
      expect(fake.arrived).toHaveLength(1);
      expect(fake.taken()).toBe(1_000_000);
    },
  );

  test("behavior: a request that hangs is unknown after a minute, and its list is asked", async () => {
    const { clock, fake, start } = openDevice();
    fake.fates.push("hangs");
    const tab = await start();
    await fill(tab);
    await submit(tab);
    await clock.advance(59_999);
    expect(tab.view()).toMatchObject({ screen: "sending", busy: true });
    await clock.advance(1);
    expect(tab.view().screen).toBe("code");
    expect(fake.arrived).toHaveLength(1);
  });

  test("behavior: what never arrived is said to be so after several readings, and sent again by the person alone", async () => {
    const { clock, fake, start } = openDevice();
    fake.fates.push("neverArrives");
    const tab = await start();
    await fill(tab);
    await submit(tab);
    for (const wait of [2000, 5000, 10_000]) {
      expect(tab.view()).toMatchObject({ screen: "unknown", nextCheckAt: clock.now() + wait });
      expect(tab.view().commands).toMatchObject({ submit: false, checkStatus: true });
      await clock.advance(wait);
    }
    expect(tab.view()).toMatchObject({
      screen: "unsent",
      problem: { type: "NOT_ARRIVED" },
      commands: { submit: true },
    });
    await clock.advance(3_600_000);
    expect(fake.arrived).toEqual([]);
    await submit(tab);
    expect(tab.view().screen).toBe("code");
    expect(fake.arrived).toEqual(["withdraw-0001"]);
  });

  test("behavior: a list that cannot be read leaves the outcome open, and only asking is offered", async () => {
    const { clock, fake, lock, start } = openDevice();
    fake.fates.push("answerLost");
    const tab = await start();
    await fill(tab);
    fake.blind(true);
    await submit(tab);
    // The list before sending could not be read either, so nothing was sent.
    expect(tab.view()).toMatchObject({ screen: "summary", problem: { type: "PROBLEM" } });
    fake.blind(false);
    tab.actor.send({ type: "withdrawal.submit" });
    while (!tab.trace.includes("sending.submitting")) await Promise.resolve();
    fake.blind(true);
    await settle();
    await clock.advance(60_000);
    await clock.advance(60_000);
    await clock.advance(60_000);
    expect(tab.view()).toMatchObject({ screen: "unknown", problem: { type: "PROBLEM" }, commands: { submit: false } });
    expect(lock.isHeld()).toBe(true);
    fake.blind(false);
    tab.actor.send({ type: "status.check" });
    await settle();
    expect(tab.view().screen).toBe("code");
    expect(fake.arrived).toHaveLength(1);
  });
});

describe("two tabs", () => {
  test("behavior: the second waits while the first sends, then shows what came of it", async () => {
    const { clock, fake, start } = openDevice();
    const [one, other] = [await start(), await start()];
    await fill(one);
    await fill(other);
    fake.fates.push("hangs");
    await submit(one);
    await submit(other);
    expect(other.view()).toMatchObject({ screen: "elsewhere", commands: { submit: false, checkStatus: true } });
    await clock.advance(60_000);
    expect(one.view().screen).toBe("code");
    other.actor.send({ type: "wallet.hinted" });
    await settle();
    // It is what this tab's own summary said, so that its code is all that is left.
    expect(other.view()).toMatchObject({ screen: "code", withdrawal: { id: "W1" } });
    await typeCode(one);
    other.actor.send({ type: "wallet.hinted" });
    await settle();
    expect(other.view().screen).toBe("submitted");
    expect(fake.arrived).toHaveLength(1);
  });

  test("behavior: one that was confirmed meanwhile is shown before another is asked for", async () => {
    const { fake, start } = openDevice();
    const [one, other] = [await start(), await start()];
    await fill(other);
    await fill(one);
    await submit(one);
    await typeCode(one);
    await submit(other);
    expect(other.view()).toMatchObject({ screen: "summary", problem: { type: "OTHERS_CAME" }, active: [{ id: "W1" }] });
    await submit(other);
    expect(other.view()).toMatchObject({ problem: { type: "DUPLICATE" } });
    expect(fake.taken()).toBe(1_000_000);
  });

  test("behavior: a code's tab learns that the other one has entered it, and keeps its field till then", async () => {
    const { start } = openDevice();
    const one = await start();
    await fill(one);
    await submit(one);
    const other = await start({ ...sampleInput, request: orderRefId("W1") });
    other.actor.send({ type: "figures.accept" });
    await settle();
    const field = one.view().code;
    one.actor.send({ type: "wallet.hinted" });
    await settle();
    expect(one.view().code).toBe(field);
    await typeCode(other);
    one.actor.send({ type: "RESUME", now: 0 });
    await settle();
    expect(one.view()).toMatchObject({ screen: "submitted", code: null });
  });
});

describe("the address of a request", () => {
  test("behavior: leads to its code, and after it to where it stands", async () => {
    const { fake, start } = openDevice();
    const first = await start();
    await fill(first);
    await submit(first);
    first.actor.send({ type: "flow.leave" });
    const request = orderRefId("W1");
    const again = await start({ ...sampleInput, request });
    expect(again.view()).toMatchObject({
      screen: "review",
      isDifferent: false,
      commands: { accept: true, cancel: true },
    });
    fake.decide("W1", "rejected", "account_refused");
    expect((await start({ ...sampleInput, request })).view().screen).toBe("rejected");
    expect((await start({ ...sampleInput, request: orderRefId("W9") })).view().screen).toBe("amount");
  });
});

test("behavior: giving the code up gives the request up", async () => {
  const { fake, start } = openDevice();
  const tab = await start();
  await fill(tab);
  await submit(tab);
  tab.view().code?.send({ type: "flow.cancel" });
  await settle();
  expect(tab.view()).toMatchObject({ screen: "cancelled", moneyBack: { minor: 1_000_000 } });
  expect(fake.taken()).toBe(0);
});

test("behavior: no snapshot holds the code, and whoever reloads while it is checked types it again", async () => {
  const { fake, start } = openDevice();
  const tab = await start();
  await fill(tab);
  await submit(tab);
  tab.view().code?.send({ type: "code.submit", code: "481516" });
  const kept = tab.keep();
  expect(kept).not.toContain("481516");
  expect(fake.arrived).toHaveLength(1);
});

test("behavior: reloaded in every state that it goes through, with each fate of its request, it withdraws once", async () => {
  const states = new Set<string>();
  for (const fate of ["served", "answerLost", "neverArrives", "hangs"] satisfies Fate[]) {
    for (let cut = 0; cut <= 18; cut += 1) {
      const device = openDevice({ knowsAttempts: cut % 2 === 0 });
      device.fake.fates.push(fate);
      let tab = await device.start();
      let seen = 0;
      let kept: string | null = null;
      const { actor, keep } = tab;
      // The very moment a state is entered and what it invokes has begun: the page goes, and nothing is tidied up.
      actor.subscribe(({ value }) => {
        seen += 1;
        if (seen !== cut) return;
        states.add(JSON.stringify(value));
        kept = keep();
        actor.stop();
      });
      for (let step = 0; step < 60 && tab.view().screen !== "submitted"; step += 1) {
        if (kept === null) await goOn(tab, device.clock);
        else {
          tab = await device.start(sampleInput, kept);
          kept = null;
        }
      }
      expect([fate, cut, tab.view().screen]).toEqual([fate, cut, "submitted"]);
      expect(device.fake.kept()).toHaveLength(1);
      expect(device.fake.taken()).toBe(1_000_000);
      expect(new Set(device.fake.arrived).size).toBe(1);
      if (fate !== "neverArrives") expect(device.fake.arrived).toHaveLength(1);
    }
  }
  expect([...states].sort()).toEqual(
    [
      { entering: "account" },
      "summary",
      { sending: "locking" },
      { sending: "clearing" },
      { sending: "submitting" },
      { sending: { unknown: "asking" } },
      { sending: { unknown: "waiting" } },
      "unsent",
      { confirming: "typing" },
      "reading",
      "submitted",
    ]
      .map((value) => JSON.stringify(value))
      .sort(),
  );
});

type Move = "goOn" | "doubleClick" | "reload" | "secondTab" | "wait" | "blind" | "see";

test("behavior: whatever people and networks do, no wallet gives twice for one intention", async () => {
  const moves = fc.array(
    fc.constantFrom<Move>("goOn", "goOn", "goOn", "doubleClick", "reload", "secondTab", "wait", "blind", "see"),
    { minLength: 8, maxLength: 30 },
  );
  const fates = fc.array(fc.constantFrom<Fate>("served", "answerLost", "neverArrives", "hangs"), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(moves, fates, fc.boolean(), async (plan, planned, knowsAttempts) => {
      const device = openDevice({ knowsAttempts });
      device.fake.fates.push(...planned);
      const tabs = [await device.start()];
      let turn = 0;
      for (const move of plan) {
        turn = (turn + 1) % tabs.length;
        const tab = tabs[turn];
        if (tab === undefined) continue;
        if (move === "goOn") await goOn(tab, device.clock);
        if (move === "doubleClick")
          for (let click = 0; click < 3; click += 1) tab.actor.send({ type: "withdrawal.submit" });
        if (move === "wait") await device.clock.advance(5000);
        if (move === "blind" || move === "see") device.fake.blind(move === "blind");
        if (move === "secondTab" && tabs.length < 2) tabs.push(await device.start());
        if (move === "reload" && tab.actor.getSnapshot().status === "active") {
          const kept = tab.keep();
          tab.actor.stop();
          tabs[turn] = await device.start(sampleInput, kept);
        }
        await settle();
        const live = device.fake.kept().filter(({ status }) => status !== "cancelled");
        expect(live.length).toBeLessThanOrEqual(1);
        expect(device.fake.taken()).toBeLessThanOrEqual(1_000_000);
      }
      // With faults over, the flow settles.
      device.fake.blind(false);
      const isThrough = () => tabs.some(({ view }) => view().screen === "submitted");
      for (let step = 0; step < 60 && !isThrough(); step += 1) {
        for (const tab of tabs) if (tab.actor.getSnapshot().status === "active") await goOn(tab, device.clock);
        await device.clock.advance(1000);
      }
      expect(isThrough()).toBe(true);
      expect(device.fake.kept()).toHaveLength(1);
    }),
    { numRuns: 150, seed: 20261121 },
  );
});

test("default: one snapshot gives one view", async () => {
  const { actor } = await openDevice().start();
  expect(connectWithdrawal(actor.getSnapshot())).toBe(connectWithdrawal(actor.getSnapshot()));
});
