import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AnyMachineSnapshot, createActor } from "xstate";
import { bookingUuid, orderRefId } from "../../kernel/ids.ts";
import { sumMoney } from "../../kernel/money.ts";
import type { Price, PriceLine } from "../../kernel/price.ts";
import { createTestClock, puppet, settle, traceOf } from "../../testing/flow-harness.ts";
import { explore, trapsIn, unreachedStates, withoutResume } from "../testing/explore.ts";
import { reloadAt, stepsTo } from "../testing/rehearse.ts";
import { acknowledgementOf, isAcknowledged } from "./acknowledgement.ts";
import { priceDifference } from "./price-difference.ts";
import { quoteActors } from "./quote.actors.ts";
import { connectQuote } from "./quote.connect.ts";
import { dearerQuote, dollarQuote, quoteInput, quoteOutcomes, sampleQuote } from "./quote.fixtures.ts";
import { quoteMachine } from "./quote.machine.ts";
import { quoteModel } from "./quote.model.ts";
import type { PolicyRule, QuoteOutcome, QuoteRequest } from "./quote.types.ts";

fc.configureGlobal({ seed: 20_261_121 });

const begin = async () => {
  const clock = createTestClock();
  const quote = puppet<QuoteOutcome, QuoteRequest>("quote");
  const machine = quoteMachine.provide({ actors: quoteActors({ quote: quote.run }, clock) });
  const actor = createActor(machine, { input: quoteInput });
  const trace = traceOf(actor);
  actor.start();
  await settle();
  return { actor, clock, machine, quote, trace, view: () => connectQuote(actor.getSnapshot()) };
};

test("default: a price that is as it was shown needs no second yes", async () => {
  const { actor, quote, trace } = await begin();
  await quote.answer(quoteOutcomes.asSeen);
  expect(trace).toEqual(["quoting", "accepted"]);
  expect(actor.getSnapshot().output).toEqual({
    type: "ACCEPTED",
    quote: sampleQuote,
    acknowledged: { quoteHash: "hash-0001", amountMinor: 22_560_000, currency: "PKR" },
  });
});

test("behavior: what was reserved already is not asked about, whatever it costs now", async () => {
  const { actor, quote, trace } = await begin();
  const reservation = { uuid: bookingUuid("b-1"), order: orderRefId("o-1") };
  await quote.answer({ type: "QUOTED", quote: { ...dearerQuote, reservation } });
  expect(trace).toEqual(["quoting", "accepted"]);
  expect(actor.getSnapshot().output).toMatchObject({ type: "ACCEPTED", quote: { reservation } });
});

test("behavior: a dearer price is shown line by line, and a yes to an older one does not count", async () => {
  const { actor, quote, view } = await begin();
  await quote.answer(quoteOutcomes.dearer);
  expect(view()).toMatchObject({ screen: "priceChanged", deadline: 600_000, policyChanged: false });
  expect(view().difference).toMatchObject({ changeMinor: 1_000_000, isSame: false });
  expect(view().difference?.lines.map(({ code, changeMinor }) => [code, changeMinor])).toEqual([
    ["fare", 1_000_000],
    ["airport", 0],
  ]);
  actor.send({ type: "quote.accept", acknowledged: acknowledgementOf(sampleQuote) });
  expect(view().screen).toBe("priceChanged");
  actor.send({ type: "quote.accept", acknowledged: acknowledgementOf(dearerQuote) });
  expect(actor.getSnapshot().output).toMatchObject({
    acknowledged: { quoteHash: "hash-0002", amountMinor: 23_560_000 },
  });
});

test("behavior: the price is read again after a reload, and asked about again when it changed again", async () => {
  const { actor, quote, view } = await begin();
  await quote.answer(quoteOutcomes.dearer);
  actor.send({ type: "RESUME", now: 1000 });
  expect(quote.inputs[1]).toEqual({ kind: "read", refId: "Q-1", isRenewed: false });
  await quote.answer(quoteOutcomes.otherCurrency);
  expect(view().difference).toMatchObject({ changeMinor: null, after: { minor: 80_320, currency: "USD" } });
  actor.send({ type: "quote.accept", acknowledged: acknowledgementOf(dearerQuote) });
  expect(view().screen).toBe("priceChanged");
  actor.send({ type: "quote.accept", acknowledged: acknowledgementOf(dollarQuote) });
  expect(actor.getSnapshot().output).toMatchObject({ acknowledged: { quoteHash: "hash-0003", currency: "USD" } });
});

test("behavior: terms whose instants are off by how long an answer took are the same", async () => {
  const { quote, trace } = await begin();
  const later = (rules: readonly PolicyRule[]) =>
    rules.map((rule) => ({ ...rule, until: rule.until === null ? null : rule.until + 400 }));
  const { cancellation, change } = sampleQuote.policy;
  const policy = { cancellation: later(cancellation), change: later(change) };
  await quote.answer({ type: "QUOTED", quote: { ...sampleQuote, policy } });
  expect(trace).toEqual(["quoting", "accepted"]);
});

test("behavior: the same price on stricter terms is asked about", async () => {
  const { quote, view } = await begin();
  await quote.answer(quoteOutcomes.stricter);
  expect(view()).toMatchObject({ screen: "priceChanged", policyChanged: true, difference: { isSame: true } });
});

test("behavior: the offer expires while it is thought over, and is priced anew", async () => {
  const { clock, actor, quote, trace, view } = await begin();
  await quote.answer(quoteOutcomes.dearer);
  await clock.advance(599_999);
  expect(view().commands.accept).toBe(true);
  await clock.advance(1);
  expect(view()).toMatchObject({ screen: "quoteExpired", commands: { accept: false, decline: true, refresh: true } });
  actor.send({ type: "quote.refresh" });
  expect(quote.inputs[1]).toEqual({ kind: "read", refId: "Q-1", isRenewed: true });
  await quote.answer(quoteOutcomes.soldOut);
  expect(trace).toEqual(["quoting", "awaitingDecision", "expired", "quoting", "soldOut"]);
});

test("behavior: a problem keeps the request, which can be made again or dropped", async () => {
  const { actor, quote, view } = await begin();
  await quote.answer(quoteOutcomes.offline);
  expect(view()).toMatchObject({ screen: "quoteFailed", problem: { kind: "offline" } });
  actor.send({ type: "quote.refresh" });
  expect(quote.inputs[1]).toEqual(quoteInput.request);
  await quote.answer(quoteOutcomes.offline);
  actor.send({ type: "quote.decline" });
  expect(actor.getSnapshot().output).toEqual({ type: "DECLINED" });
});

describe("behavior: in every configuration", () => {
  const project = ({ context }: AnyMachineSnapshot) => [context.quote?.hash, context.request];
  const model = { ...quoteModel, inputs: { seen: quoteModel.input }, project };
  const found = explore(model);

  test("there is a way on, a rule for reloads, and every state is reached", () => {
    expect(unreachedStates(model, found)).toEqual([]);
    expect(withoutResume(found)).toEqual([]);
    expect(trapsIn(found)).toEqual([]);
  });

  test("what is accepted is the quote's own price", () => {
    for (const { snapshot } of found.values()) {
      if (snapshot.output?.type !== "ACCEPTED") continue;
      expect(isAcknowledged(snapshot.output.quote, snapshot.output.acknowledged)).toBe(true);
    }
  });

  test("a reload breaks nothing", async () => {
    const cast = { machine: quoteMachine, sources: ["quote", "waitUntil"] };
    for (const one of found.values()) {
      if (one.snapshot.status !== "active") continue;
      const reloaded = await reloadAt(cast, quoteInput, stepsTo(found, one), 1000);
      expect(reloaded.status).toBe("active");
    }
  });
});

const lineOf = fc.record({
  kind: fc.constantFrom("base", "tax", "fee", "addon", "discount" as const),
  code: fc.constantFrom("a", "b", "c"),
  amount: fc.integer({ min: -1_000_000, max: 1_000_000 }).map((minor) => ({ minor, currency: "PKR" as const })),
});

const priceOf = (lines: readonly PriceLine[]): Price => ({
  lines,
  total: sumMoney(
    lines.map(({ amount }) => amount),
    "PKR",
  ),
});

test("behavior: the lines' changes add up to the total's, whatever the lines", () => {
  const prices = fc.array(lineOf, { maxLength: 12 }).map(priceOf);
  fc.assert(
    fc.property(prices, prices, (before, after) => {
      const { changeMinor, lines } = priceDifference(before, after);
      expect(lines.reduce((sum, line) => sum + (line.changeMinor ?? 0), 0)).toBe(changeMinor);
      expect(priceDifference(after, after).isSame).toBe(true);
      const sides = new Set([...before.lines, ...after.lines].map(({ kind }) => kind));
      expect(new Set(lines.map(({ kind }) => kind))).toEqual(sides);
    }),
  );
});

test("behavior: what an offer tells in one line is held against what a quote tells in several", () => {
  const line = (kind: PriceLine["kind"], minor: number, code?: string, label?: string): PriceLine => ({
    kind,
    amount: { minor, currency: "PKR" },
    ...(code === undefined ? {} : { code }),
    ...(label === undefined ? {} : { label }),
  });
  const offer = priceOf([line("base", 300_000), line("tax", 50_000), line("fee", 4_000)]);
  const quote = priceOf([
    line("base", 210_000, "fare.adult", "Adult × 1"),
    line("base", 105_000, "fare.child", "Child × 1"),
    line("tax", 50_000, "airport", "Airport charges"),
    line("fee", 1_000, "fuel", "Fuel"),
    line("service_fee", 3_500, "service", "Service fee"),
  ]);
  expect(priceDifference(offer, quote).lines).toEqual([
    {
      kind: "base",
      code: null,
      label: null,
      before: { minor: 300_000, currency: "PKR" },
      after: { minor: 315_000, currency: "PKR" },
      changeMinor: 15_000,
    },
    {
      kind: "tax",
      code: "airport",
      label: "Airport charges",
      before: { minor: 50_000, currency: "PKR" },
      after: { minor: 50_000, currency: "PKR" },
      changeMinor: 0,
    },
    {
      kind: "fee",
      code: null,
      label: null,
      before: { minor: 4_000, currency: "PKR" },
      after: { minor: 4_500, currency: "PKR" },
      changeMinor: 500,
    },
  ]);
});

test("behavior: a charge that moved to another currency is asked about, also when what is shown stayed the same", async () => {
  const { quote, view } = await begin();
  const moved = { ...dollarQuote, price: { display: sampleQuote.price.display, charge: dollarQuote.price.charge } };
  await quote.answer({ type: "QUOTED", quote: moved });
  expect(view()).toMatchObject({
    screen: "priceChanged",
    difference: { changeMinor: null, before: { currency: "PKR" }, after: { currency: "USD" } },
  });
});
