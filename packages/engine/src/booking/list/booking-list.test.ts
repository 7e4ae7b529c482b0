import { expect, test } from "vitest";
import { type AnyMachineSnapshot, createActor } from "xstate";
import { puppet, settle } from "../../testing/flow-harness.ts";
import { explore, unreachedStates, withoutResume } from "../testing/explore.ts";
import { bookingListActors } from "./booking-list.actors.ts";
import { connectBookingList } from "./booking-list.connect.ts";
import { bookingListMachine } from "./booking-list.machine.ts";
import { bookingListModel } from "./booking-list.model.ts";
import type { BookingListInput, BookingListOutcome, BookingQuery } from "./booking-list.types.ts";

const { outcomes, input } = bookingListModel;

const begin = (change: Partial<BookingListInput> = {}) => {
  const read = puppet<BookingListOutcome, BookingQuery>("read");
  const machine = bookingListMachine.provide({ actors: bookingListActors(read.run) });
  const actor = createActor(machine, { input: { ...input, ...change } }).start();
  return { actor, read, view: () => connectBookingList(actor.getSnapshot()) };
};

test("default: a page of bookings, what waits for a payment with its deadline", async () => {
  const { read, view } = begin();
  expect(view()).toMatchObject({ screen: "loading", busy: true, emptiness: null });
  await read.answer(outcomes.read.listed);
  expect(view()).toMatchObject({
    screen: "list",
    busy: false,
    rows: [{ due: { of: "payment", by: 1_800_000 } }],
    page: 1,
    lastPage: 2,
  });
});

test("behavior: while a payment is being checked none is asked for", async () => {
  const { read, view } = begin();
  const bookings = outcomes.read.listed.bookings.map((booking) => ({ ...booking, isPaymentUnknown: true }));
  await read.answer({ ...outcomes.read.listed, bookings });
  expect(view().rows.map(({ due }) => due?.of)).toEqual(["check"]);
});

test("default: what a server has read already is not read again", () => {
  const { read, view } = begin({ found: outcomes.read.listed });
  expect(view()).toMatchObject({ screen: "list", busy: false });
  expect(read.inputs).toEqual([]);
  expect(begin({ found: outcomes.read.offline }).view()).toMatchObject({
    screen: "failed",
    problem: { kind: "offline" },
  });
  expect(begin({ found: outcomes.read.signedOut }).view().screen).toBe("signedOut");
});

test("behavior: another question keeps what is shown on the same tab until it is answered, and drops it on the other", async () => {
  const { actor, read, view } = begin({ found: outcomes.read.listed });
  actor.send({ type: "list.show", query: { ...input.query, kind: "hotel" } });
  expect(view()).toMatchObject({
    screen: "list",
    busy: true,
    query: { kind: "hotel" },
    rows: [{ due: { of: "payment" } }],
  });
  await read.answer(outcomes.read.empty);
  expect(view()).toMatchObject({ emptiness: "noneSuch", rows: [] });
  actor.send({ type: "list.show", query: { ...input.query, tab: "past" } });
  expect(view()).toMatchObject({ screen: "loading", rows: [] });
  await read.answer(outcomes.read.empty);
  expect(view().emptiness).toBe("none");
});

test("behavior: an answer to an older question is not shown", async () => {
  const { actor, read, view } = begin();
  actor.send({ type: "list.show", query: { ...input.query, tab: "past" } });
  expect(read.inputs.map(({ tab }) => tab)).toEqual(["upcoming", "past"]);
  await read.answer(outcomes.read.empty);
  expect(view()).toMatchObject({ query: { tab: "past" }, emptiness: "none" });
});

test("behavior: a page that is no longer there turns to the last one", async () => {
  const { read, view } = begin({ query: { ...input.query, page: 3 } });
  await read.answer(outcomes.read.beyond);
  expect(read.inputs.map(({ page }) => page)).toEqual([3, 2]);
  await read.answer({ ...outcomes.read.listed, page: 2 });
  expect(view()).toMatchObject({ screen: "list", page: 2 });
});

test("behavior: a hint reads again; what cannot be read leaves what was shown, and says so", async () => {
  const { actor, read, view } = begin({ found: outcomes.read.listed });
  actor.send({ type: "order.hinted" });
  await read.answer(outcomes.read.offline);
  expect(view()).toMatchObject({ screen: "list", rows: [{}], problem: { kind: "offline" } });
  actor.send({ type: "list.reload" });
  await read.throws(new Error("bug"));
  expect(view()).toMatchObject({ screen: "list", problem: { kind: "malformed" } });
  await settle();
});

test("behavior: in every configuration there is a way on and a rule for reloads", () => {
  const project = ({ context }: AnyMachineSnapshot) => [
    context.query,
    context.list?.bookings.length,
    context.problem?.kind,
  ];
  const model = { ...bookingListModel, inputs: { first: input }, project };
  const found = explore(model);
  expect(unreachedStates(model, found)).toEqual([]);
  expect(withoutResume(found)).toEqual([]);
  for (const { next } of found.values()) expect(next.size).toBeGreaterThan(0);
});
