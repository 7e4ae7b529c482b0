import { expect, test } from "vitest";
import { type AnyMachineSnapshot, createActor, fromPromise } from "xstate";
import type {
  QuantityChoiceEvent,
  QuantityChoiceInput,
  QuantityPriceOutcome,
  QuantityPriceRequest,
  QuantityReadOutcome,
  QuantityRequest,
} from "../../booking/quantities/quantity-choice.types.ts";
import { explore, trapsIn } from "../../booking/testing/explore.ts";
import { checkoutStart } from "../../booking/walk/checkout-start.ts";
import { chosenQuantities, initialQuantities } from "../../booking/walk/walk-quantities.ts";
import type { Wait } from "../../kernel/flow/wait-until.ts";
import { type OfferId, offerId } from "../../kernel/ids.ts";
import { settle } from "../../testing/flow-harness.ts";
import { summaryIn } from "./events.connect.ts";
import { type EventDetail, type EventsSummary, showOf } from "./events.domain.ts";
import {
  eventsInputs,
  passesOutcomes,
  passOutputs,
  passPriceOutcomes,
  sampleEvent,
  sampleSlot,
} from "./events.fixtures.ts";
import { eventsModel, quantityChoiceModel } from "./events.model.ts";
import type { PassService } from "./events.service.ts";
import { eventsResults } from "./events-search.ts";
import { connectPassChoice, passChoiceMachine, passQuantities } from "./pass-choice.ts";

test("invariant: from everywhere there is a way on", () => {
  expect(trapsIn(explore(eventsModel))).toEqual([]);
  // What guards look at: the answers decide nothing here, and no more is told apart of a code than whether there is one.
  const project = ({ context: { code, date, quantities, read, slot } }: AnyMachineSnapshot) => [
    code === null,
    date,
    quantities,
    read === null,
    slot,
  ];
  expect(trapsIn(explore({ ...quantityChoiceModel, project }))).toEqual([]);
});

test("default: the checkout begins with the passes and the price on the screen", () => {
  const { type: _, search: __, ...choice } = passOutputs.CHOSEN;
  const context = { ...initialQuantities<EventsSummary>(eventsInputs.offer), choice };
  expect(checkoutStart(context, chosenQuantities(context))).toMatchObject({
    at: "quote",
    request: { kind: "first", refId: choice.price.refId, option: null },
    seen: { price: { total: { minor: 330_000 } } },
  });
  expect(summaryIn(context)).toMatchObject({ slug: sampleEvent.slug, passes: [{ count: 2 }] });
});

test("default: events are ordered by their day unless somebody says otherwise", () => {
  const sooner = { ...sampleEvent, next: { ...sampleEvent.next, local: "2026-12-02T21:00" } };
  const table = eventsResults.tableOf([sampleEvent, sooner]);
  expect([...eventsResults.select(table, eventsResults.decode(""))]).toEqual([1, 0]);
});

test("default: what costs nothing is found by itself, and what nobody can buy is not free", () => {
  const free = { ...sampleEvent, from: { minor: 0, currency: "PKR" as const } };
  const table = eventsResults.tableOf([sampleEvent, { ...sampleEvent, from: null }, free]);
  expect([...eventsResults.select(table, eventsResults.decode("free=1"))]).toEqual([2]);
});

const begin = async (
  input: Partial<QuantityChoiceInput> = {},
  price: QuantityPriceOutcome = passPriceOutcomes.PRICED,
  ...reads: readonly QuantityReadOutcome<EventDetail>[]
) => {
  const answers = [...reads];
  const asked: QuantityRequest[] = [];
  const actors = {
    readChoice: fromPromise<QuantityReadOutcome<EventDetail>, QuantityRequest>(async ({ input: request }) => {
      asked.push(request);
      return answers.shift() ?? passesOutcomes.READ;
    }),
    priceChoice: fromPromise<QuantityPriceOutcome, QuantityPriceRequest>(async () => price),
    waitUntil: fromPromise<void, Wait>(() => new Promise(() => undefined)),
  };
  const actor = createActor(passChoiceMachine.provide({ actors }), { input: { item: sampleEvent.id, ...input } });
  actor.start();
  await settle();
  const view = () => connectPassChoice(actor.getSnapshot());
  const send = (...events: readonly QuantityChoiceEvent[]) => {
    for (const event of events) actor.send(event);
    return view();
  };
  return { actor, asked, send, view };
};

const more = { type: "quantity.step", item: "day", way: "more" } as const;
const first = { type: "slot.choose", slot: sampleSlot.id } as const;

/** What is read once others have taken all but so many of a pass. */
const withLeft = (left: number): QuantityReadOutcome<EventDetail> => ({
  ...passesOutcomes.READ,
  read: {
    ...passesOutcomes.READ.read,
    slots: passesOutcomes.READ.read.slots.map((slot) => ({
      ...slot,
      order: { ...slot.order, lines: slot.order.lines.map((line) => ({ ...line, left })) },
    })),
  },
});

test("default: a day, then as many as there are, and a line that stops says why", async () => {
  const { send, view } = await begin();
  expect(view()).toMatchObject({ screen: "choosing", slot: null, lines: [], commands: { submit: false } });
  const chosen = send({ type: "day.choose", date: "2026-12-03" }, more, more, more, more);
  expect(chosen).toMatchObject({ count: 3, sum: { minor: 495_000 }, commands: { submit: true } });
  expect(chosen.lines[0]?.stops.more).toEqual({ code: "left", limit: 3 });
});

test("behavior: what was chosen goes along to another day, and a day that is not known is read", async () => {
  const { asked, send, view } = await begin();
  send(first, more, more, { type: "slot.choose", slot: "later" });
  expect(view()).toMatchObject({ date: "2026-12-04", count: 2 });
  send({ type: "day.choose", date: "2026-12-05" });
  await settle();
  expect(asked.at(-1)).toMatchObject({ date: "2026-12-05" });
});

test("behavior: what went meanwhile is named, and what is left is kept until something else is chosen", async () => {
  const { send, view } = await begin({}, passPriceOutcomes.CUT, passesOutcomes.READ, withLeft(1));
  send(first, more, more, { type: "choice.submit" });
  await settle();
  expect(view()).toMatchObject({ screen: "choosing", count: 1, cuts: [{ item: "day", from: 2, to: 1 }] });
  expect(send({ type: "quantity.set", item: "day", quantity: 0 }).cuts).toEqual([]);
});

test("behavior: a code is asked with, and said to be unknown", async () => {
  const unknown = { ...passesOutcomes.READ, read: { ...passesOutcomes.READ.read, isCodeKnown: false } };
  const { asked, send, view } = await begin({}, passPriceOutcomes.PRICED, passesOutcomes.READ, unknown);
  send({ type: "code.submit", code: " FOES " });
  await settle();
  expect(asked.at(-1)).toMatchObject({ code: "FOES" });
  expect(view().code).toEqual({ text: "FOES", state: "unknown" });
});

test("behavior: nobody goes on without those whom a rule asks for, nor without an answer that is required", async () => {
  const rules = [{ kind: "least", count: 2, reason: { en: "For two.", ar: "لشخصين." } }] as const;
  const strict = {
    ...passesOutcomes.READ,
    read: {
      ...passesOutcomes.READ.read,
      slots: [{ ...sampleSlot, rules, questions: [{ id: "diet", isRequired: true }] }],
    },
  };
  const { send } = await begin({}, passPriceOutcomes.PRICED, strict);
  expect(send(more)).toMatchObject({ broken: { kind: "least" }, unanswered: ["diet"], commands: { submit: false } });
  expect(send(more, { type: "answer.change", question: "diet", answer: "none" }).commands.submit).toBe(true);
});

test("default: priced passes end the choice", async () => {
  const { actor, send } = await begin();
  send(first, more, more, { type: "choice.submit" });
  await settle();
  expect(actor.getSnapshot().output).toMatchObject({
    type: "CHOSEN",
    quantities: { day: 2 },
    slot: { id: sampleSlot.id },
  });
});

const readOf = (event: EventDetail, named: OfferId | null) => {
  const service: PassService = {
    readEvent: async () => ({ type: "EVENT", event, show: named, isCodeKnown: null, expiresAt: 900_000 }),
    pricePasses: async () => passPriceOutcomes.PRICED,
  };
  return passQuantities(service).readChoice({ item: event.id, date: null, code: null });
};

test("default: shows are slots, days are as their best show, and a price has its fee in it", async () => {
  const outcome = await readOf(sampleEvent, null);
  expect(outcome).toMatchObject({
    read: {
      days: [{ date: "2026-12-03", state: "few", left: 7 }],
      slots: [{ order: { most: 4, lines: [{ item: "day", left: 3, price: { minor: 165_000 } }, { left: 1 }] } }],
      search: "city=lahore&category=music",
    },
  });
});

test("default: the show that was named is chosen, else the first that is sold, else the only one", async () => {
  const [show] = sampleEvent.dates;
  if (show === undefined) throw new Error("The sample has lost its show.");
  const [gone, next, last] = (["sold_out", "on_sale", "few_left"] as const).map((state, index) => ({
    ...show,
    id: offerId(`show-${index}`),
    state,
  }));
  const dates = [gone, next, last].filter((one) => one !== undefined);
  const event = { ...sampleEvent, dates };
  expect(await readOf(event, null)).toMatchObject({ read: { slot: "show-1" } });
  expect(await readOf(event, offerId("show-2"))).toMatchObject({ read: { slot: "show-2" } });
  // Whoever was led to a day is not moved to another without being asked.
  expect(showOf(event, "show-0")?.id).toBe("show-0");
  expect(showOf(event, next?.starts.local.slice(0, 10) ?? "")?.id).toBe("show-0");
  // A day that nothing is on leads to the next one.
  expect(showOf({ dates: dates.slice(1) }, "2026-12-01")?.id).toBe("show-1");
  expect(showOf(event, "2027-01-01")?.id).toBe("show-1");
  expect(showOf({ dates: dates.slice(0, 1) }, null)?.id).toBe("show-0");
  expect(showOf({ dates: dates.slice(0, 1).concat(dates.slice(0, 1)) }, null)).toBeNull();
});
