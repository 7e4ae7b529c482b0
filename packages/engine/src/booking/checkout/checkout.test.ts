import { describe, expect, test } from "vitest";
import { type AnyMachineSnapshot, createActor } from "xstate";
import { settle } from "../../testing/flow-harness.ts";
import { acknowledgementOf, isAcknowledged } from "../quote/acknowledgement.ts";
import { reservedQuote, sampleQuote } from "../quote/quote.fixtures.ts";
import { reserveOutputs } from "../reserve/reserve.fixtures.ts";
import { explore, trapsIn, unreachedStates, withoutResume } from "../testing/explore.ts";
import { rehearse, reloadAt, stepsTo } from "../testing/rehearse.ts";
import { travellersOutputs } from "../travellers/travellers.fixtures.ts";
import { connectCheckout } from "./checkout.connect.ts";
import { checkoutInputs, sampleKept } from "./checkout.fixtures.ts";
import { type CheckoutLogic, lateCheckout } from "./checkout.logic.ts";
import { checkoutMachine } from "./checkout.machine.ts";
import { checkoutModel } from "./checkout.model.ts";
import type { CheckoutInput } from "./checkout.types.ts";

const { outcomes } = checkoutModel;
const sources = Object.keys(outcomes);
/** The yes to the price that is on the screen. */
const accept = ({ actor, view }: Awaited<ReturnType<typeof begin>>) => {
  const acknowledged = view().acknowledgement;
  if (acknowledged === null) throw new Error("There is no price on the screen.");
  actor.send({ type: "review.accept", acknowledged });
};

/** A checkout whose steps come to what a test says. */
const begin = async (input: CheckoutInput = checkoutInputs.chosen) => {
  const { machine, calls, play } = rehearse({ machine: checkoutMachine, sources });
  const actor = createActor(machine as typeof checkoutMachine, { input }).start();
  await settle();
  const answer = (actorName: string, output: unknown) =>
    play(actor, { event: { type: "answer", output }, actor: actorName });
  const view = () => connectCheckout(actor.getSnapshot());
  const inputOf = (src: string) => calls.findLast((call) => call.src === src)?.input;
  return { actor, answer, inputOf, view };
};

const toReview = async (quote: unknown = outcomes.quote.withoutExtras) => {
  const checkout = await begin();
  await checkout.answer("quote", quote);
  await checkout.answer("travellers", travellersOutputs.completed);
  return checkout;
};

test("default: what was accepted is what is reserved, paid for and booked", async () => {
  const checkout = await toReview();
  const { actor, answer, inputOf, view } = checkout;
  expect(view()).toMatchObject({ screen: "review", steps: ["travellers", "review"], commands: { reserve: true } });
  accept(checkout);
  expect(inputOf("reserve")).toMatchObject({ acknowledged: acknowledgementOf(outcomes.quote.withoutExtras.quote) });
  await answer("reserve", reserveOutputs.reserved);
  expect(view()).toMatchObject({ screen: "payment", steps: ["payment"], isReserved: true });
  await answer("payment", outcomes.payment.received);
  expect(actor.getSnapshot().output).toMatchObject({ type: "BOOKED" });
});

test("behavior: a voucher that was typed at the review is taken to the payment", async () => {
  const checkout = await toReview();
  checkout.actor.send({ type: "voucher.change", voucher: "EID10" });
  accept(checkout);
  await checkout.answer("reserve", reserveOutputs.reserved);
  expect(checkout.inputOf("payment")).toMatchObject({ voucher: "EID10" });
});

test("behavior: a price with extras is asked for at the step that it leads to", async () => {
  const { answer, view } = await toReview(outcomes.quote.accepted);
  expect(view()).toMatchObject({ screen: "addons", step: "addons" });
  await answer("extras", outcomes.extras.chosen);
  expect(view()).toMatchObject({ screen: "quote", step: "review" });
});

test("behavior: what was typed for another offer is there, and goes back with whoever goes back", async () => {
  const { actor, answer, inputOf } = await begin(checkoutInputs.typed);
  await answer("quote", outcomes.quote.accepted);
  expect(inputOf("travellers")).toMatchObject({ ...sampleKept.draft });
  await answer("travellers", travellersOutputs.back);
  expect(actor.getSnapshot().output).toEqual({
    type: "BACK",
    kept: { draft: travellersOutputs.back.draft, party: null, voucher: "EID10", quoted: sampleQuote.refId },
  });
});

/** What goes back with somebody who has said that the party is complete, has gone on, and goes back to what was chosen. */
const keptOfWhoGoesBack = async (draft = travellersOutputs.completed.draft) => {
  const checkout = await toReview();
  checkout.actor.send({ type: "travellers.edit" });
  await checkout.answer("travellers", { type: "BACK", draft });
  const { output } = checkout.actor.getSnapshot();
  if (output === undefined || !("kept" in output)) throw new Error("The checkout has not led back.");
  return output.kept;
};

test("behavior: a party that was complete is asked about once: who goes back and on again goes on where they were", async () => {
  const kept = await keptOfWhoGoesBack();
  const { answer, view } = await begin({ ...checkoutInputs.chosen, kept });
  await answer("quote", outcomes.quote.withoutExtras);
  expect(view()).toMatchObject({ screen: "review", party: travellersOutputs.completed.party });
});

test("behavior: the people are asked about again where something was changed, or another offer needs it", async () => {
  const { draft } = travellersOutputs.completed;
  const changed = await keptOfWhoGoesBack({ ...draft, contact: { ...draft.contact, email: "other@example.com" } });
  expect(changed.party).toBeNull();
  const kept = await keptOfWhoGoesBack();
  const { answer, view } = await begin({ ...checkoutInputs.chosen, kept });
  // The child is none any more on that day.
  const quote = { ...outcomes.quote.withoutExtras.quote, lastDay: "2033-02-02" };
  await answer("quote", { ...outcomes.quote.withoutExtras, quote });
  expect(view()).toMatchObject({ screen: "travellers", party: null });
});

test("behavior: whose lap an infant is on decides where they may sit: on another one, the seats are looked at again", async () => {
  const { actor, answer, inputOf, view } = await toReview(outcomes.quote.accepted);
  expect(inputOf("extras")).toMatchObject({ laps: ["adult-1"] });
  await answer("extras", outcomes.extras.none);
  const { completed } = travellersOutputs;
  actor.send({ type: "travellers.edit" });
  await answer("travellers", completed);
  expect(view().screen).toBe("review");
  const infant = { ...completed.draft.forms["infant-1"], tiedTo: "adult-2" };
  const draft = { ...completed.draft, forms: { ...completed.draft.forms, "infant-1": infant } };
  actor.send({ type: "travellers.edit" });
  await answer("travellers", { ...completed, draft });
  expect(view().screen).toBe("addons");
  expect(inputOf("extras")).toMatchObject({ laps: ["adult-2"] });
});

test("behavior: seats that were picked before the price lead back to where they are picked", async () => {
  const checkout = await toReview();
  const { actor, answer } = checkout;
  accept(checkout);
  await answer("reserve", reserveOutputs.seatTaken);
  expect(actor.getSnapshot().output).toMatchObject({
    type: "TAKEN",
    taken: reserveOutputs.seatTaken.seats,
    kept: { draft: travellersOutputs.completed.draft },
  });
});

test("behavior: a reservation that another tab has made is shown as it was made", async () => {
  const checkout = await toReview();
  accept(checkout);
  const extras = [{ serviceId: "seat.s1.13A", travellerId: "adult-1", segmentId: "s1", quantity: 1 }];
  const quote = { ...reservedQuote, hash: "hash-of-the-other-tab", extras };
  await checkout.answer("reserve", { ...reserveOutputs.reserved, quote });
  expect(checkout.view()).toMatchObject({ screen: "payment", price: quote.price, quote });
  expect(checkout.actor.getSnapshot().context.choices).toEqual(extras);
});

test("behavior: seats that are extras are chosen anew among them", async () => {
  const checkout = await toReview(outcomes.quote.accepted);
  const { answer, view } = checkout;
  await answer("extras", outcomes.extras.none);
  accept(checkout);
  await answer("reserve", reserveOutputs.seatTaken);
  expect(view().screen).toBe("addons");
});

test("behavior: a seat without a price is let go of with the choice that goes on without it", async () => {
  const { actor, answer, view } = await toReview(outcomes.quote.accepted);
  await answer("extras", outcomes.extras.chosen);
  await answer("quote", outcomes.quote.declined);
  expect(view().screen).toBe("addons");
  await answer("extras", outcomes.extras.none);
  expect(view().screen).toBe("review");
  const { choices, quote } = actor.getSnapshot().context;
  expect(choices).toEqual(quote?.extras);
});

test.each([
  ["flow.back", "SOLD_OUT"],
  ["search.refresh", "SEARCH_AGAIN"],
] as const)("behavior: sold out, and %s says %s to whoever sells", async (type, output) => {
  const checkout = await toReview();
  const { actor, answer } = checkout;
  accept(checkout);
  await answer("reserve", reserveOutputs.soldOut);
  actor.send({ type });
  expect(actor.getSnapshot().output).toMatchObject({
    type: output,
    kept: { draft: travellersOutputs.completed.draft },
  });
});

test("behavior: an order that is opened by its address is only paid for", async () => {
  const { inputOf, view } = await begin(checkoutInputs.payment);
  const { booking, order } = checkoutInputs.payment.start;
  expect(view()).toMatchObject({ screen: "payment", steps: ["payment"], booking });
  expect(inputOf("payment")).toMatchObject({ booking, order, dialCode: "92" });
});

test("behavior: who signs in meanwhile is known from the next step on", async () => {
  const { actor, answer, inputOf } = await begin();
  actor.send({ type: "setting.change", setting: { ...checkoutInputs.chosen.setting, isSignedIn: false } });
  await answer("quote", outcomes.quote.accepted);
  expect(inputOf("travellers")).toMatchObject({ isSignedIn: false });
});

test("behavior: a chart that comes late is asked for when a checkout begins, and when it is restored", async () => {
  const { machine } = rehearse({ machine: checkoutMachine, sources });
  let chart: CheckoutLogic | null = null;
  const late = lateCheckout(() => {
    if (chart === null) throw new Error("The chart is not there yet.");
    return chart;
  });
  expect(createActor(late, { input: checkoutInputs.chosen }).getSnapshot().status).toBe("error");
  chart = machine as typeof checkoutMachine;
  const actor = createActor(late, { input: checkoutInputs.chosen }).start();
  expect(connectCheckout(actor.getSnapshot()).screen).toBe("quote");
  const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  actor.stop();
  const restored = createActor(late, { input: checkoutInputs.chosen, snapshot }).start();
  expect(connectCheckout(restored.getSnapshot()).screen).toBe("quote");
  restored.send({ type: "RESUME", now: 1000 });
  expect(restored.getSnapshot().status).toBe("active");
});

describe("behavior: in every configuration", () => {
  const project = ({ context }: AnyMachineSnapshot) => [
    context.start.at,
    context.request,
    context.quote?.hash,
    context.acknowledged,
    context.party === null,
    context.draft === null,
    context.choices.length,
    context.areExtrasChosen,
    context.reservation === null,
    context.end.type,
  ];
  const found = explore({ ...checkoutModel, project });

  test("there is a way on, a rule for reloads, and every state is reached", () => {
    expect(unreachedStates(checkoutModel, found)).toEqual([]);
    expect(withoutResume(found)).toEqual([]);
    expect(trapsIn(found).map(({ path }) => path)).toEqual([]);
  });

  test("nothing is reserved without a yes to this very price, and nothing confirmed unpaid", () => {
    let reservations = 0;
    for (const from of found.values()) {
      for (const { key, step } of from.next.values()) {
        const to = found.get(key)?.snapshot;
        if (to === undefined) continue;
        if (to.matches("reserving") && !from.snapshot.matches("reserving")) {
          reservations++;
          expect(step.event.type).toBe("review.accept");
          expect(isAcknowledged(to.context.quote, to.context.acknowledged)).toBe(true);
        }
        if (to.matches("paying") && !from.snapshot.matches("paying")) expect(to.context.reservation).not.toBeNull();
        if (to.matches("confirmed")) expect(step.event).toMatchObject({ output: { type: "RECEIVED" } });
      }
    }
    expect(reservations).toBeGreaterThan(0);
  });

  test("whoever is led back takes along what was typed", () => {
    for (const { snapshot } of found.values()) {
      if (!snapshot.matches("returned")) continue;
      expect(snapshot.output.kept.draft).toEqual(snapshot.context.draft);
    }
  });

  test("a reload breaks nothing", async () => {
    const cast = { machine: checkoutMachine, sources };
    const places = new Map([...found.values()].map((one) => [JSON.stringify([one.path[0], one.snapshot.value]), one]));
    expect(places.size).toBeGreaterThan(15);
    for (const place of places.values()) {
      if (place.snapshot.status !== "active") continue;
      const input = Object.entries(checkoutInputs).find(([key]) => key === place.path[0])?.[1];
      const reloaded = await reloadAt(cast, input, stepsTo(found, place), 1000);
      expect(reloaded.status).toBe("active");
    }
  });
});
