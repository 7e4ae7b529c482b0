import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { explore, trapsIn, unreachedStates, withoutResume } from "../../booking/testing/explore.ts";
import { createTestClock, puppet, settle, traceOf } from "../../testing/flow-harness.ts";
import { connectRedeemPoints } from "./redeem-points.connect.ts";
import { redeemPointsMachine } from "./redeem-points.machine.ts";
import { redeemPointsModel } from "./redeem-points.model.ts";
import { redeemPointsActors } from "./redeem-points.setup.ts";
import type { PackagesOutcome, RedeemOutcome, Redemption } from "./rewards.service.ts";
import { connectTopUp } from "./top-up.connect.ts";
import { topUpMachine } from "./top-up.machine.ts";
import { topUpModel } from "./top-up.model.ts";
import { topUpActors } from "./top-up.setup.ts";
import { packagesOutcomes, redeemAttempt, redeemOutcomes, topUpOutcomes } from "./wallet.fixtures.ts";
import type { TopUp, TopUpOutcome } from "./wallet.service.ts";

const foundIn = { topUp: explore(topUpModel), redeemPoints: explore(redeemPointsModel) };

test.each([
  [topUpModel, foundIn.topUp],
  [redeemPointsModel, foundIn.redeemPoints],
] as const)("default: $id reaches every state, says what a reload does, and has a way on", (model, found) => {
  expect(unreachedStates(model, found)).toEqual([]);
  expect(withoutResume(found)).toEqual([]);
  expect(trapsIn(found).map(({ path }) => path)).toEqual([]);
});

describe("adding cash", () => {
  const begin = (kept?: string) => {
    const openTopUp = puppet<TopUpOutcome, TopUp>("openTopUp");
    const machine = topUpMachine.provide({ actors: topUpActors({ openTopUp: openTopUp.run }) });
    const restored = kept === undefined ? {} : { snapshot: JSON.parse(kept) };
    const actor = createActor(machine, { input: topUpModel.input, ...restored }).start();
    return { actor, openTopUp, view: () => connectTopUp(actor.getSnapshot()) };
  };

  test("default: an amount becomes an order to pay", async () => {
    const { actor, openTopUp, view } = begin();
    actor.send({ type: "amount.submit", amount: "٢٬٥٠٠" });
    expect(view()).toMatchObject({ busy: true, commands: { submit: false, leave: true } });
    expect(openTopUp.inputs).toEqual([{ attempt: "topup-0001", amount: { minor: 250_000, currency: "PKR" } }]);
    await openTopUp.answer(topUpOutcomes.opened);
    expect(actor.getSnapshot().output).toEqual(topUpOutcomes.opened);
    expect(view().order).toEqual(topUpOutcomes.opened.order);
  });

  test("behavior: the limits that a refusal tells are shown and held to", async () => {
    const { actor, openTopUp, view } = begin();
    actor.send({ type: "amount.submit", amount: "2500" });
    await openTopUp.answer(topUpOutcomes.tooLittle);
    expect(view()).toMatchObject({ typed: "2500", field: { code: "below_min", min: { minor: 300_000 } } });
    actor.send({ type: "amount.submit", amount: "2600" });
    expect(openTopUp.inputs).toHaveLength(1);
    actor.send({ type: "amount.submit", amount: "3000" });
    await openTopUp.answer(topUpOutcomes.offline);
    expect(view()).toMatchObject({ screen: "amount", problem: topUpOutcomes.offline, typed: "3000" });
  });

  test("behavior: a reload while it is opened asks for the same order again", async () => {
    const { actor } = begin();
    actor.send({ type: "amount.submit", amount: "2500" });
    const again = begin(JSON.stringify(actor.getPersistedSnapshot()));
    expect(again.openTopUp.inputs).toEqual([{ attempt: "topup-0001", amount: { minor: 250_000, currency: "PKR" } }]);
    await again.openTopUp.answer(topUpOutcomes.opened);
    expect(again.view().order).toEqual(topUpOutcomes.opened.order);
  });
});

describe("redeeming points", () => {
  const begin = async (kept?: string) => {
    const clock = createTestClock();
    const packages = puppet<PackagesOutcome, unknown>("packages");
    const redeem = puppet<RedeemOutcome, Redemption>("redeem");
    const none = () => Promise.reject(new Error("not called here"));
    const rewards = { packages: packages.run, redeemPackage: redeem.run, vouchers: none, redeemVoucher: none };
    const machine = redeemPointsMachine.provide({ actors: redeemPointsActors(rewards, clock) });
    const restored = kept === undefined ? {} : { snapshot: JSON.parse(kept) };
    const actor = createActor(machine, { input: redeemPointsModel.input, ...restored });
    const trace = traceOf(actor);
    actor.start();
    await settle();
    return { actor, clock, packages, redeem, trace, view: () => connectRedeemPoints(actor.getSnapshot()) };
  };

  const confirmed = async () => {
    const run = await begin();
    await run.packages.answer(packagesOutcomes.offered);
    run.actor.send({ type: "package.choose", id: "cash-1000" });
    run.actor.send({ type: "points.redeem" });
    run.actor.send({ type: "points.redeem" });
    return run;
  };

  test("default: what the points are enough for is chosen, confirmed and redeemed once", async () => {
    const { actor, packages, redeem, trace, view } = await begin();
    await packages.answer(packagesOutcomes.offered);
    expect(view()).toMatchObject({ screen: "packages", points: 4200, commands: { choose: ["cash-1000"] } });
    actor.send({ type: "package.choose", id: "credits-5000" });
    expect(view().screen).toBe("packages");
    actor.send({ type: "package.choose", id: "cash-1000" });
    expect(view()).toMatchObject({ screen: "confirm", chosen: { points: 1000 } });
    actor.send({ type: "points.redeem" });
    actor.send({ type: "points.redeem" });
    expect(redeem.inputs).toEqual([{ attempt: redeemAttempt, packageId: "cash-1000", pointsSeen: 4200 }]);
    await redeem.answer(redeemOutcomes.redeemed);
    expect(actor.getSnapshot().output).toEqual(redeemOutcomes.redeemed);
    expect(trace).toEqual(["loading", "choosing", "confirming", "redeeming", "redeemed"]);
  });

  test("behavior: points that changed meanwhile are read again and shown before anything is redeemed", async () => {
    const { packages, redeem, view } = await confirmed();
    await redeem.answer(redeemOutcomes.changed);
    await packages.answer({ ...packagesOutcomes.offered, points: 900 });
    expect(view()).toMatchObject({
      screen: "packages",
      points: 900,
      problem: redeemOutcomes.changed,
      commands: { choose: [] },
    });
  });

  test("behavior: a lost answer is looked up, and found", async () => {
    const { actor, clock, packages, redeem, view } = await confirmed();
    await clock.advance(60_000);
    expect(view()).toMatchObject({ screen: "unknown", commands: { redeem: false } });
    await packages.answer(packagesOutcomes.offline);
    expect(view()).toMatchObject({ screen: "unknown", problem: packagesOutcomes.offline });
    actor.send({ type: "status.check" });
    await packages.answer(packagesOutcomes.redeemedOurs);
    expect(actor.getSnapshot().output).toEqual({ type: "REDEEMED", packageId: "cash-1000", wallet: null });
    expect(redeem.inputs).toHaveLength(1);
  });

  test("behavior: what never arrived is chosen again by the person alone, under the same attempt", async () => {
    const { actor, packages, redeem, view } = await confirmed();
    await redeem.answer(redeemOutcomes.unknown);
    await packages.answer(packagesOutcomes.offered);
    expect(view()).toMatchObject({ screen: "packages", problem: { type: "NOT_ARRIVED" } });
    actor.send({ type: "package.choose", id: "cash-1000" });
    actor.send({ type: "points.redeem" });
    expect(redeem.inputs.map(({ attempt }) => attempt)).toEqual([redeemAttempt, redeemAttempt]);
  });

  test("behavior: a reload while it is redeemed asks what became of it and sends nothing", async () => {
    const { actor } = await confirmed();
    const again = await begin(JSON.stringify(actor.getPersistedSnapshot()));
    expect(again.view().screen).toBe("unknown");
    expect(again.redeem.inputs).toEqual([]);
    await again.packages.answer(packagesOutcomes.redeemedOurs);
    expect(again.actor.getSnapshot().output).toMatchObject({ type: "REDEEMED", packageId: "cash-1000" });
  });
});
