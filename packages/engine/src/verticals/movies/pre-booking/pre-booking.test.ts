import { expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import { settle } from "../../../testing/flow-harness.ts";
import type { PreBookingOutcome, PreBookingRequest } from "../movies.service.ts";
import { connectPreBooking, preBookingMachine } from "./pre-booking.machine.ts";
import type { PreBookingEvent, PreBookingInput } from "./pre-booking.types.ts";

const asked: PreBookingRequest[] = [];

const begin = (
  input: Partial<PreBookingInput> = {},
  outcome: PreBookingOutcome = { type: "REGISTERED", already: false },
) => {
  asked.length = 0;
  const preBook = fromPromise<PreBookingOutcome, PreBookingRequest>(async ({ input: request }) => {
    asked.push(request);
    return outcome;
  });
  const machine = preBookingMachine.provide({ actors: { preBook } });
  const actor = createActor(machine, {
    input: { film: "monsoon-line", isPreBooked: false, needsEmail: true, ...input },
  }).start();
  const send = async (...events: readonly PreBookingEvent[]) => {
    for (const event of events) actor.send(event);
    await settle();
    return connectPreBooking(actor.getSnapshot());
  };
  return { send };
};

const cinema: PreBookingEvent = { type: "cinema.toggle", cinema: "canal-lights" };
const submit: PreBookingEvent = { type: "prebooking.submit" };

test("default: a guest names a cinema and an address, and is registered", async () => {
  const { send } = begin();
  expect(await send(cinema, submit)).toMatchObject({ screen: "choosing", trouble: "email" });
  expect(await send({ type: "email.change", email: "sara@example.com" }, submit)).toMatchObject({
    screen: "registered",
    already: false,
  });
  expect(asked).toEqual([{ film: "monsoon-line", cinemas: ["canal-lights"], email: "sara@example.com" }]);
});

test("behavior: whoever asked before is told so, and is not asked again", async () => {
  expect(await begin({ isPreBooked: true }).send(submit)).toMatchObject({ screen: "registered", already: true });
  expect(asked).toEqual([]);
  const { send } = begin({ needsEmail: false }, { type: "REGISTERED", already: true });
  expect(await send(cinema, submit)).toMatchObject({ screen: "registered", already: true });
});

test("behavior: nothing is asked for without a cinema, and a film that is shown by now leads to its shows", async () => {
  const { send } = begin({ needsEmail: false }, { type: "ON_SALE" });
  expect(await send(cinema, cinema, submit)).toMatchObject({ screen: "choosing", cinemas: [] });
  expect(asked).toEqual([]);
  expect(await send(cinema, submit)).toMatchObject({ screen: "onSale" });
});

test("behavior: an address that the service refuses, and a lost connection, leave what was typed", async () => {
  const { send } = begin({ needsEmail: false }, { type: "PROBLEM", problem: { kind: "offline" } });
  expect(await send(cinema, submit)).toMatchObject({
    screen: "choosing",
    cinemas: ["canal-lights"],
    trouble: { kind: "offline" },
  });
});
