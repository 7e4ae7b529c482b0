import { describe, expect, test } from "vitest";
import { type AnyMachineSnapshot, createActor } from "xstate";
import { extrasOutcomes, seatedTogether } from "../../booking/extras/extras.fixtures.ts";
import type { ExtrasOutcome } from "../../booking/extras/extras.types.ts";
import type { PaymentPorts } from "../../booking/payment/payment.actors.ts";
import {
  billOutcomes,
  inquiries,
  optionsOutcomes,
  processOutcomes,
  sampleBooking,
} from "../../booking/payment/payment.fixtures.ts";
import type {
  BillOutcome,
  InquiryOutcome,
  OptionsOutcome,
  ProcessOutcome,
  ProcessRequest,
} from "../../booking/payment/payment.service.ts";
import { acknowledgementOf } from "../../booking/quote/acknowledgement.ts";
import { dearerQuote, sampleQuote } from "../../booking/quote/quote.fixtures.ts";
import type { Quote, QuoteOutcome, QuoteRequest } from "../../booking/quote/quote.types.ts";
import { reserveOutcomes } from "../../booking/reserve/reserve.fixtures.ts";
import type { FindOutcome, ReserveOutcome, ReserveRequest } from "../../booking/reserve/reserve.types.ts";
import { heldOutcomes, openOutcomes, sampleOffer } from "../../booking/search/search.fixtures.ts";
import type { HeldOutcome, OpenOutcome, ProviderAnswer } from "../../booking/search/search.types.ts";
import { explore, trapsIn, unreachedStates, withoutResume } from "../../booking/testing/explore.ts";
import { reloadAt, stepsTo } from "../../booking/testing/rehearse.ts";
import type { SavedTravellersService } from "../../booking/travellers/saved-travellers.service.ts";
import { connectTravellers } from "../../booking/travellers/travellers.connect.ts";
import { sampleContact, sampleForms } from "../../booking/travellers/travellers.fixtures.ts";
import { takeBackTo } from "../../booking/walk/step-back.ts";
import { takeOnTo } from "../../booking/walk/step-on.ts";
import { stepFor, type WalkStep } from "../../booking/walk/walk-steps.ts";
import { keepFlow, restoreFlow } from "../../kernel/flow/kept-flow.ts";
import { attemptId } from "../../kernel/ids.ts";
import { createTestClock, puppet, settle } from "../../testing/flow-harness.ts";
import { flightsActors } from "./flights.actors.ts";
import { connectFlights } from "./flights.connect.ts";
import { faresOutcomes, flightsInputs, sampleSearch } from "./flights.fixtures.ts";
import { flightsMigrations } from "./flights.kept.ts";
import { flightsMachine } from "./flights.machine.ts";
import { flightsModel } from "./flights.model.ts";
import { flightsSchema } from "./flights.schema.ts";
import type { FaresOutcome, FlightsInput } from "./flights.types.ts";

const nobody: SavedTravellersService = {
  list: () => Promise.resolve({ type: "SIGNED_OUT" }),
  read: () => Promise.resolve({ type: "NOT_FOUND" }),
  create: () => Promise.resolve({ type: "SIGNED_OUT" }),
  update: () => Promise.resolve({ type: "SIGNED_OUT" }),
  copy: () => Promise.resolve({ type: "SIGNED_OUT" }),
  delete: () => Promise.resolve({ type: "SIGNED_OUT" }),
};

/** The walk over its real children, every service's answer in the test's hand. */
const begin = async (input: FlightsInput = flightsInputs.search) => {
  const clock = createTestClock();
  const open = puppet<OpenOutcome, string>("open");
  const reread = puppet<HeldOutcome, unknown>("reread");
  const fares = puppet<FaresOutcome, unknown>("fares");
  const quote = puppet<QuoteOutcome, QuoteRequest>("quote");
  const extras = puppet<ExtrasOutcome, unknown>("extras");
  const reserve = puppet<ReserveOutcome, ReserveRequest>("reserve");
  const find = puppet<FindOutcome, unknown>("findReservation");
  const inquire = puppet<InquiryOutcome, unknown>("inquire");
  const options = puppet<OptionsOutcome, unknown>("options");
  const bill = puppet<BillOutcome, unknown>("bill");
  const process = puppet<ProcessOutcome, ProcessRequest>("process");
  const listeners = new Set<(answer: ProviderAnswer) => void>();
  const never = (): Promise<never> => new Promise(() => undefined);
  const payments: PaymentPorts = {
    payments: {
      inquire: inquire.run,
      options: options.run,
      bill: bill.run,
      process: process.run,
      tokenise: never,
      renewHold: never,
      answer: never,
    },
    codes: { requestCode: never, verifyCode: never },
    lock: { acquire: () => Promise.resolve(() => undefined) },
    clock,
    newAttemptId: () => attemptId("attempt-1"),
    keepFlow: () => Promise.resolve(true),
  };
  const machine = flightsMachine.provide({
    actors: flightsActors({
      ...payments,
      savedTravellers: nobody,
      flights: {
        open: open.run,
        reread: reread.run,
        receive: (_, listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        fares: (refId, offer) => fares.run({ refId, offer }),
        quote: quote.run,
        extras: extras.run,
        reserve: reserve.run,
        findReservation: find.run,
      },
    }),
  });
  const screens: string[] = [];
  const note = () => {
    const { screen } = connectFlights(actor.getSnapshot());
    if (screens.at(-1) !== screen) screens.push(screen);
  };
  const actor = createActor(machine, { input, inspect: ({ type }) => type === "@xstate.snapshot" && note() });
  const steps: string[] = [];
  actor.on("navigate", ({ step }) => steps.push(step));
  actor.start();
  await settle();
  const answer = (provider: string, offers: number) => {
    for (const listener of listeners) listener({ provider, offers, isFailed: false });
  };
  const view = () => connectFlights(actor.getSnapshot());
  const puppets = { open, reread, fares, quote, extras, reserve, find, inquire, options, bill, process };
  return { ...puppets, actor, answer, clock, machine, screens, steps, view };
};

type Walk = Awaited<ReturnType<typeof begin>>;

const toItinerary = async ({ actor, answer, fares, open, view }: Walk) => {
  actor.send({ type: "search.submit", search: sampleSearch });
  await open.answer(openOutcomes.opened);
  answer("gds", 12);
  view().children.search?.send({ type: "offer.choose", offer: sampleOffer });
  await fares.answer(faresOutcomes.fares);
};

const enterTravellers = ({ view }: Walk) => {
  const { travellers } = view().children;
  for (const [travellerId, values] of Object.entries(sampleForms)) {
    travellers?.send({ type: "details.change", travellerId, values });
  }
  travellers?.send({ type: "contact.change", values: sampleContact });
  travellers?.send({ type: "party.submit" });
};

const chooseSeats = async ({ extras, view }: Walk) => {
  await extras.answer(extrasOutcomes.extras);
  for (const { travellerId, serviceId } of seatedTogether) {
    view().children.extras?.send({ type: "seat.choose", segmentId: "s1", travellerId, designator: serviceId.slice(8) });
  }
  view().children.extras?.send({ type: "extras.submit" });
};

const seats = { minor: 550_000, currency: "PKR" } as const;
const charge = {
  lines: [...sampleQuote.price.charge.lines, { kind: "addon", code: "seat", amount: seats }],
  total: { minor: 23_110_000, currency: "PKR" },
} as const;
const seatedQuote: Quote = {
  ...sampleQuote,
  hash: "hash-0010",
  price: { display: charge, charge },
  extras: seatedTogether,
};

const toReview = async (walk: Walk) => {
  await toItinerary(walk);
  walk.actor.send({ type: "itinerary.accept" });
  await walk.quote.answer({ type: "QUOTED", quote: sampleQuote });
  enterTravellers(walk);
  await chooseSeats(walk);
  await walk.quote.answer({ type: "QUOTED", quote: seatedQuote });
};

const accept = ({ view }: Walk) => {
  const { checkout, children } = view();
  const acknowledged = checkout?.acknowledgement ?? null;
  if (acknowledged === null) throw new Error("There is no price on the screen.");
  children.checkout?.send({ type: "review.accept", acknowledged });
};

test("default: from the search to the ticket, and what was accepted is what is reserved and paid", async () => {
  const walk = await begin();
  await toReview(walk);
  expect(walk.quote.inputs[0]).toEqual({ kind: "first", refId: "S-1", offer: "I-1", option: "basic", currency: "PKR" });
  expect(walk.quote.inputs[1]).toEqual({ kind: "again", refId: "Q-1", extras: seatedTogether });
  expect(walk.view()).toMatchObject({ screen: "review", price: { charge: { total: { minor: 23_110_000 } } } });
  accept(walk);
  expect(walk.reserve.inputs).toMatchObject([
    { acknowledged: { quoteHash: "hash-0010", amountMinor: 23_110_000, currency: "PKR" }, extras: seatedTogether },
  ]);
  await walk.reserve.answer(reserveOutcomes.reserved);
  await walk.inquire.answer(inquiries.notFound);
  await walk.options.answer(optionsOutcomes.options);
  const { payment } = walk.view().children;
  payment?.send({ type: "method.choose", code: "wallet_balance" });
  await walk.bill.answer(billOutcomes.billed);
  payment?.send({ type: "payment.submit" });
  await settle();
  await walk.inquire.answer(inquiries.notFound);
  await walk.process.answer(processOutcomes.received);
  expect(walk.actor.getSnapshot().output).toEqual({ type: "BOOKED", booking: sampleBooking });
  expect(walk.screens).toEqual([
    "search",
    "results",
    "itinerary",
    "quote",
    "travellers",
    "addons",
    "quote",
    "review",
    "reserving",
    "payment",
    "confirmation",
  ]);
  expect(walk.steps).toEqual(["search", "results", "offer", "confirmation"]);
});

test("behavior: a price that changed while reserving is asked about again, and its own hash is then sent", async () => {
  const walk = await begin();
  await toReview(walk);
  accept(walk);
  await walk.reserve.answer(reserveOutcomes.priceChanged);
  expect(walk.quote.inputs.at(-1)).toEqual({ kind: "read", refId: "Q-1", isRenewed: false });
  const dearer = { ...dearerQuote, extras: seatedTogether };
  await walk.quote.answer({ type: "QUOTED", quote: dearer });
  const { quote } = walk.view().children;
  expect(quote?.getSnapshot().value).toBe("awaitingDecision");
  quote?.send({ type: "quote.accept", acknowledged: acknowledgementOf(seatedQuote) });
  expect(quote?.getSnapshot().value).toBe("awaitingDecision");
  quote?.send({ type: "quote.accept", acknowledged: acknowledgementOf(dearer) });
  expect(walk.view().screen).toBe("review");
  walk.view().children.checkout?.send({ type: "review.accept", acknowledged: acknowledgementOf(seatedQuote) });
  expect(walk.view().screen).toBe("review");
  accept(walk);
  expect(walk.reserve.inputs.map(({ acknowledged, attempt }) => [acknowledged.quoteHash, attempt])).toEqual([
    ["hash-0010", "hash-0010.Q-1"],
    ["hash-0002", "hash-0002.Q-1"],
  ]);
});

test("behavior: what the supplier refuses is named where it was typed, and all else stays", async () => {
  const walk = await begin();
  await toReview(walk);
  accept(walk);
  await walk.reserve.answer(reserveOutcomes.invalid);
  expect(walk.view().screen).toBe("travellers");
  const { context } = walk.view().children.travellers?.getSnapshot() ?? {};
  expect(context?.problems.travellers["adult-1"]).toEqual({ lastName: { code: "refused" } });
  expect(context?.forms).toEqual(sampleForms);
  expect(context?.contact).toEqual(sampleContact);
});

test("behavior: a seat that went to somebody else is chosen anew, and the others stay", async () => {
  const walk = await begin();
  await toReview(walk);
  accept(walk);
  await walk.reserve.answer(reserveOutcomes.seatTaken);
  expect(walk.view().screen).toBe("addons");
  expect(walk.view().children.extras?.getSnapshot().context).toMatchObject({
    choices: seatedTogether,
    taken: [{ seat: "12A" }],
  });
});

test("behavior: the price's guarantee ends at its millisecond, and nothing typed is lost when it is renewed", async () => {
  const walk = await begin();
  await toReview(walk);
  await walk.clock.advance(599_999);
  expect(walk.view().checkout?.commands.reserve).toBe(true);
  await walk.clock.advance(1);
  expect(walk.view()).toMatchObject({
    screen: "quoteExpired",
    checkout: { commands: { reserve: false, refreshQuote: true } },
  });
  walk.view().children.checkout?.send({ type: "quote.refresh" });
  expect(walk.quote.inputs.at(-1)).toEqual({ kind: "read", refId: "Q-1", isRenewed: true });
  await walk.quote.answer({ type: "QUOTED", quote: { ...seatedQuote, hash: "hash-0011", expiresAt: 1_200_000 } });
  expect(walk.view()).toMatchObject({ screen: "review", deadline: 1_200_000 });
});

test("behavior: results that expire while an itinerary is read are not chosen from", async () => {
  const walk = await begin();
  await toItinerary(walk);
  await walk.clock.advance(900_000);
  expect(walk.view()).toMatchObject({ screen: "sessionExpired", commands: { refreshSearch: true, editSearch: true } });
  walk.actor.send({ type: "itinerary.accept" });
  walk.actor.send({ type: "search.refresh" });
  expect(walk.open.inputs).toEqual([sampleSearch, sampleSearch]);
});

test("behavior: back from an itinerary leads to the same results, read again", async () => {
  const walk = await begin();
  await toItinerary(walk);
  walk.actor.send({ type: "flow.back" });
  await walk.reread.answer(heldOutcomes.all);
  expect(walk.view()).toMatchObject({ screen: "results", step: "results" });
  expect(walk.open.inputs).toHaveLength(1);
});

test("behavior: an offer that was opened by its address leads back to the results that it is of", async () => {
  const { start, setting } = flightsInputs.itinerary;
  const walk = await begin({ start: { ...start, search: null }, setting });
  await walk.fares.answer({ ...faresOutcomes.fares, search: sampleSearch });
  expect(walk.view()).toMatchObject({ screen: "itinerary", search: sampleSearch });
  walk.actor.send({ type: "flow.back" });
  await walk.reread.answer(heldOutcomes.all);
  expect(walk.view()).toMatchObject({ screen: "results", step: "results" });
});

test.each([
  ["results", "shopping.searching"],
  ["badResults", "planning"],
  ["itinerary", "inspecting.reading"],
  ["quote", "checkout"],
  ["payment", "checkout"],
] as const)("behavior: an address of %s leads to %s", async (start, state) => {
  const walk = await begin(flightsInputs[start]);
  expect(walk.actor.getSnapshot().getMeta()).toHaveProperty([`flights.${state}`]);
});

test("behavior: a step that is not open yet leads to the first one that is not complete", async () => {
  const walk = await begin();
  expect(stepFor("payment", walk.view().steps)).toBe("search");
  await toItinerary(walk);
  expect(stepFor("review", walk.view().steps)).toBe("offer");
  walk.actor.send({ type: "itinerary.accept" });
  await walk.quote.answer({ type: "QUOTED", quote: sampleQuote });
  expect(stepFor("payment", walk.view().steps)).toBe("travellers");
  enterTravellers(walk);
  expect(stepFor("payment", walk.view().steps)).toBe("addons");
  expect(stepFor("offer", walk.view().steps)).toBe("offer");
});

test("behavior: the whole walk is kept, restored with its children, and goes on", async () => {
  const walk = await begin();
  await toItinerary(walk);
  walk.actor.send({ type: "itinerary.accept" });
  await walk.quote.answer({ type: "QUOTED", quote: sampleQuote });
  walk
    .view()
    .children.travellers?.send({ type: "details.change", travellerId: "adult-1", values: { firstName: "Ayesha" } });
  const schema = { flow: "flights", schema: flightsSchema, migrations: flightsMigrations };
  const text = keepFlow(schema, walk.actor.getPersistedSnapshot(), 1000);
  walk.actor.stop();
  const restored = restoreFlow(walk.machine, schema, text);
  if (restored.type !== "RESTORED") throw new Error(`It was dropped: ${restored.reason}`);
  const actor = createActor(walk.machine, { input: flightsInputs.search, snapshot: restored.snapshot }).start();
  actor.send({ type: "RESUME", now: 1000 });
  const { travellers } = connectFlights(actor.getSnapshot()).children;
  expect(travellers?.getSnapshot().context.forms["adult-1"]?.firstName).toBe("Ayesha");
  await walk.clock.advance(600_000);
  expect(connectFlights(actor.getSnapshot()).screen).toBe("quoteExpired");
});

test.each([
  ["{", "corrupt"],
  ["[]", "corrupt"],
  ['{"flow":"hotels","schema":1,"at":0,"snapshot":{}}', "other_flow"],
  ['{"flow":"flights","schema":3,"at":0,"snapshot":{}}', "newer"],
  ['{"flow":"flights","schema":1,"at":0,"snapshot":{}}', "unmigrated"],
  ['{"flow":"flights","schema":1,"at":0,"snapshot":{"status":"active","value":"paying","context":{}}}', "unmigrated"],
  [
    '{"flow":"flights","schema":2,"at":0,"snapshot":{"status":"active","value":"renamed","context":{},"children":{}}}',
    "unfitting",
  ],
])("behavior: %s is dropped as %s", (text, reason) => {
  expect(restoreFlow(flightsMachine, { flow: "flights", schema: 2, migrations: flightsMigrations }, text)).toEqual({
    type: "DROPPED",
    reason,
  });
});

test("behavior: a walk that was kept before checkouts had a chart of their own goes on with what was typed", async () => {
  const walk = await begin();
  await toItinerary(walk);
  const { context, ...rest } = walk.actor.getPersistedSnapshot() as unknown as { readonly context: object };
  const { kept: _, ...old } = { kept: null, ...context };
  const typed = { forms: sampleForms, contact: sampleContact, picked: {} };
  const snapshot = { ...rest, context: { ...old, draft: typed, voucher: "EID10", quote: null, party: null } };
  const text = keepFlow({ flow: "flights", schema: 1 }, snapshot, 1000);
  const schema = { flow: "flights", schema: flightsSchema, migrations: flightsMigrations };
  const restored = restoreFlow(walk.machine, schema, text);
  if (restored.type !== "RESTORED") throw new Error(`It was dropped: ${restored.reason}`);
  const actor = createActor(walk.machine, { input: flightsInputs.search, snapshot: restored.snapshot }).start();
  actor.send({ type: "itinerary.accept" });
  await walk.quote.answer({ type: "QUOTED", quote: sampleQuote });
  const { travellers } = connectFlights(actor.getSnapshot()).children;
  expect(travellers?.getSnapshot().context.forms).toEqual(sampleForms);
});

describe("behavior: in every configuration", () => {
  const project = ({ context }: AnyMachineSnapshot) => [
    context.search,
    context.session,
    context.offer,
    context.itinerary === null,
    context.fareId,
    context.kept,
    context.end,
  ];
  const found = explore({ ...flightsModel, project });

  test("there is a way on, a rule for reloads, and every state is reached", () => {
    expect(unreachedStates(flightsModel, found)).toEqual([]);
    expect(withoutResume(found)).toEqual([]);
    expect(trapsIn(found).map(({ path }) => path)).toEqual([]);
  });

  test("nothing is confirmed but what the checkout booked, and what was typed is never lost", () => {
    for (const from of found.values()) {
      for (const { key, step } of from.next.values()) {
        const to = found.get(key)?.snapshot;
        if (to === undefined) continue;
        if (to.matches("confirmed")) expect(step.event).toMatchObject({ output: { type: "BOOKED" } });
        if (from.snapshot.matches("checkout") && "output" in step.event && "kept" in Object(step.event["output"]))
          expect(to.context.kept).toMatchObject({ draft: step.event["output"].kept.draft });
        else expect(to.context.kept.draft).toEqual(from.snapshot.context.kept.draft);
      }
    }
  });

  test("a reload breaks nothing", async () => {
    const cast = { machine: flightsMachine, sources: Object.keys(flightsModel.outcomes) };
    const places = new Map([...found.values()].map((one) => [JSON.stringify([one.path[0], one.snapshot.value]), one]));
    expect(places.size).toBeGreaterThan(12);
    for (const place of places.values()) {
      if (place.snapshot.status !== "active") continue;
      const [name = "search"] = place.path;
      const input = Object.entries(flightsInputs).find(([key]) => key === name)?.[1];
      const reloaded = await reloadAt(cast, input, stepsTo(found, place), 1000);
      expect(reloaded.status).toBe("active");
    }
  });
});

const backTo = ({ actor, view }: Walk, step: WalkStep) => takeBackTo({ viewNow: view, send: actor.send }, step);

describe("behavior: the browser's back button", () => {
  test("leads back to any earlier step, and what was typed stays", async () => {
    const walk = await begin();
    await toReview(walk);
    expect(backTo(walk, "travellers")).toBe("travellers");
    expect(backTo(walk, "offer")).toBe("offer");
    expect(walk.actor.getSnapshot().context.kept.draft).toMatchObject({ forms: sampleForms, contact: sampleContact });
    expect(backTo(walk, "results")).toBe("results");
    expect(backTo(walk, "search")).toBe("search");
    expect(walk.view().search).toBe(sampleSearch);
  });

  test("leads over several steps at once", async () => {
    const walk = await begin();
    await toReview(walk);
    expect(backTo(walk, "results")).toBe("results");
  });

  test("keeps the fare for whoever takes the same flights again", async () => {
    const walk = await begin();
    await toItinerary(walk);
    const dearer = walk.view().fares.at(-1)?.id ?? "";
    walk.actor.send({ type: "fare.choose", fareId: dearer });
    expect(backTo(walk, "results")).toBe("results");
    walk.view().children.search?.send({ type: "offer.choose", offer: sampleOffer });
    expect(walk.view()).toMatchObject({ screen: "itinerary", fares: [] });
    await walk.fares.answer(faresOutcomes.fares);
    expect(walk.view().fareId).toBe(dearer);
  });

  test("leads nowhere from a price that is being asked for but to the results, and never forward", async () => {
    const walk = await begin();
    await toItinerary(walk);
    walk.actor.send({ type: "itinerary.accept" });
    expect(backTo(walk, "review")).toBe("offer");
    expect(backTo(walk, "results")).toBe("results");
  });

  test("does not lead out of a payment", async () => {
    const walk = await begin(flightsInputs.payment);
    expect(backTo(walk, "review")).toBe("payment");
  });
});

const onTo = ({ actor, view }: Walk, step: WalkStep) => takeOnTo({ actor, viewNow: view }, step);

describe("behavior: the browser's forward button", () => {
  test("leads on step by step, as Continue would", async () => {
    const walk = await begin();
    await toReview(walk);
    const before = walk.view().party;
    expect(backTo(walk, "travellers")).toBe("travellers");
    expect(onTo(walk, "review")).toBe("addons");
    expect(walk.view().party).toEqual(before);
    await walk.extras.answer(extrasOutcomes.extras);
    expect(onTo(walk, "review")).toBe("review");
  });

  test("stays where something is wrong, and says what", async () => {
    const walk = await begin();
    await toReview(walk);
    backTo(walk, "travellers");
    const { travellers } = walk.view().children;
    travellers?.send({ type: "contact.change", values: { email: "" } });
    expect(onTo(walk, "review")).toBe("travellers");
    expect(travellers && connectTravellers(travellers.getSnapshot()).contactProblems.email).toBeDefined();
  });

  test("asks for the price of what was chosen, once", async () => {
    const walk = await begin();
    await toItinerary(walk);
    const before = walk.quote.inputs.length;
    expect(onTo(walk, "travellers")).toBe("offer");
    expect(walk.view().screen).toBe("quote");
    expect(onTo(walk, "travellers")).toBe("offer");
    expect(walk.quote.inputs.length).toBe(before + 1);
  });

  test("reserves nothing", async () => {
    const walk = await begin();
    await toReview(walk);
    expect(onTo(walk, "payment")).toBe("review");
  });
});

test("behavior: who signs in or changes the currency on the way is known from the next step on", async () => {
  const walk = await begin();
  await toItinerary(walk);
  const setting = { ...flightsInputs.search.setting, currency: "SAR", isSignedIn: true } as const;
  walk.actor.send({ type: "setting.change", setting });
  expect(walk.view().screen).toBe("itinerary");
  walk.actor.send({ type: "itinerary.accept" });
  expect(walk.quote.inputs.at(-1)).toMatchObject({ kind: "first", currency: "SAR" });
});
