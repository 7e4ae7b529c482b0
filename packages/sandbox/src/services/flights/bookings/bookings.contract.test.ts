import {
  createBookingDocuments,
  createBookingListService,
  createFlightBookingService,
  createFlightCancellation,
  createServiceClient,
  flightsEndpoints,
} from "@safar/api-clients";
import {
  type BookingStatus,
  type BookingStatusEvent,
  bookingActors,
  bookingMachine,
  bookingStatuses,
  bookingUuid,
  cancellationActors,
  cancellationMachine,
  checkPrice,
  connectBooking,
  connectCancellation,
  type FlightBooking,
  isFlightBooking,
  nextStatus,
  statusTable,
} from "@safar/engine";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import type { BearerToken } from "../../../core/bearer-tokens.ts";
import { printPaper } from "../../../printing/print.ts";
import { ayesha, cards, dayMs, hourMs, openOrders, orderRooms } from "../../../testing/orders.fixture.ts";
import type { OrderEvent } from "../../orders/order-status.ts";
import { answerAll } from "../../payments/pages.ts";
import { flightRooms, passengersFor, quoteOf, reserve, reserveRequest, search } from "../flights.fixture.ts";

const proof = "ayesha@example.com";
const party = { adult: 2, child: 0, infant: 0 };
/** By their place among the cheapest airline's: the first gives nothing back, the second a part. */
const families = { unrefundable: 0, refundable: 1 };

type Asker = { readonly user?: string; readonly guestProof?: string | null };

/** The engine's services through the real clients, against the sandbox in the same process and on its clock. */
const open = ({ user, guestProof = proof }: Asker = {}) => {
  const bench = openOrders({ services: [...flightRooms, ...orderRooms] });
  const clock = {
    now: bench.clock.now,
    setTimeout: (callback: () => void, ms: number) => bench.clock.at(bench.clock.now() + ms, callback),
    clearTimeout: (callOff: unknown) => {
      if (typeof callOff === "function") callOff();
    },
  };
  const token = () => {
    const expiresAt = bench.clock.now() + dayMs;
    bench.store.collection<BearerToken>("bearer_tokens").put({ id: "bench-travel", service: "travel", expiresAt });
    return "bench-travel";
  };
  const session = () => {
    if (user === undefined) return undefined;
    bench.store
      .collection<{ id: string; userId: string; expiresAt: number }>("sessions", {
        indexes: { userId: (row) => row.userId },
      })
      .put({ id: `bench-${user}`, userId: user, expiresAt: bench.clock.now() + dayMs });
    return `bench-${user}`;
  };
  const client = (service: "travel" | "app" | "client") => {
    const apiToken = session();
    return createServiceClient({
      service,
      baseUrl: `http://sandbox/${service}`,
      fetch: (input, init) => answerAll(bench, new Request(input, init)),
      clock,
      locale: "en",
      country: "PK",
      apiKey: bench.credentials.apiKey,
      tokens: { run: (send) => send(token()) },
      ...(apiToken === undefined ? {} : { apiToken }),
    });
  };
  const times = { clock, offsetMs: () => 0 };
  const bookings = createFlightBookingService({ client: client("travel"), user: user ?? null, ...times });
  const cancellations = createFlightCancellation({
    client: client("travel"),
    user,
    bookings,
    proof: guestProof,
    ...times,
  });
  const documents = createBookingDocuments(client("client"), times);
  const list = createBookingListService(() => client("client"), times);
  return { bench, clock, bookings, cancellations, documents, list };
};

type World = ReturnType<typeof open>;

type Wishes = { readonly lastName?: string; readonly family?: number; readonly isCheap?: boolean };

const book = async ({ bench }: World, wishes: Wishes = {}) => {
  const { lastName = "Siddiqui", family = families.refundable, isCheap = false } = wishes;
  // A slip for a counter is given for small amounts only.
  const results = isCheap ? await search(bench, "LHE-ISB") : await search(bench, "LHE-JED", { travellers: party });
  const first = await quoteOf(bench, results);
  const fares = await bench.ask(flightsEndpoints.fares, {
    RefID: results.RefID,
    ItineraryRefID: first.Itinerary.ItineraryRefID,
  });
  const { data: quote = first } = await bench.ask(flightsEndpoints.requote, {
    RefID: first.RefID,
    FareRefID: fares.data?.Fares[family]?.FareRefID,
  });
  // A scenario's name is the second passenger's, so that somebody of the party flies.
  const passengers = passengersFor(quote).map((person, index) =>
    Object.assign(person, index === 1 ? { last_name: lastName } : {}),
  );
  const { data } = await reserve(bench, reserveRequest(quote, { passengers }));
  if (data === undefined) throw new Error("The reservation was refused.");
  return { uuid: bookingUuid(data.uuid), order: data.order_ref_id, payBy: Date.parse(data.pay_by) };
};

type Booked = Awaited<ReturnType<typeof book>>;

const pay = async ({ bench }: World, { order }: Booked, card: keyof typeof cards = "good") =>
  bench.pay(bench.orderOf(order), { token: await bench.card(cards[card]) });

const ticketingMs = 10_000;

const ticketed = async (world: World, wishes: Wishes = {}) => {
  const booked = await book(world, wishes);
  await pay(world, booked);
  world.bench.clock.advance(ticketingMs);
  return booked;
};

const read = async ({ bookings }: World, { uuid }: Booked): Promise<FlightBooking> => {
  const outcome = await bookings.read({ booking: uuid, proof });
  if (outcome.type !== "BOOKING" || !isFlightBooking(outcome.booking)) throw new Error(`Not read: ${outcome.type}`);
  return outcome.booking;
};

const cancel = async ({ cancellations }: World, { uuid }: Booked) => {
  const quoted = await cancellations.quote(uuid);
  if (quoted.type !== "QUOTED") throw new Error(`Not quoted: ${quoted.type}`);
  return cancellations.cancel({ booking: uuid, quoteId: quoted.quote.id, target: "original" });
};

/** A slip that is paid an hour after the deadline. */
const slipLater = async ({ bench }: World, { order }: Booked) => {
  const paid = await bench.pay(bench.orderOf(order), { method: "otc_voucher", mobile: "+923001113333" });
  if (paid.data?.state !== "voucher_issued") throw new Error(`No slip was issued: ${paid.error?.message}`);
};

const respond = async (world: World, booked: Booked, decision: "accept" | "decline") => {
  const [change] = (await read(world, booked)).changes;
  return world.bookings.respond({ booking: booked.uuid, proof, changeId: change?.id ?? "", decision });
};

type Way = {
  /** Brings a booking to where the edge begins. */
  readonly before: (world: World) => Promise<Booked>;
  readonly happens: (world: World, booked: Booked) => unknown;
};

const after = (ms: number) => (world: World) => world.bench.clock.advance(ms);
/** What the vertical's back office does, and no call of a traveller's can. */
const office =
  (event: OrderEvent) =>
  (world: World, { order }: Booked) =>
    world.bench.move(world.bench.orderOf(order), event);
const cancelled = (world: World, booked: Booked) => cancel(world, booked);
const accepted = (world: World, booked: Booked) => respond(world, booked, "accept");

const pending = (world: World) => book(world);
const confirmed = (world: World) => ticketed(world);
const sunk = (world: World) => ticketed(world, { family: families.unrefundable });
const partly = (world: World) => ticketed(world, { lastName: "PARTIAL" });
const partlySunk = (world: World) => ticketed(world, { lastName: "PARTIAL", family: families.unrefundable });
const processing = (lastName: string) => async (world: World) => {
  const booked = await book(world, { lastName });
  await pay(world, booked);
  return booked;
};
const moved = async (world: World) => {
  const booked = await ticketed(world, { lastName: "SCHEDULE" });
  world.bench.clock.advance(dayMs);
  return booked;
};
const through =
  (start: (world: World) => Promise<Booked>, ...events: readonly OrderEvent[]) =>
  async (world: World) => {
    const booked = await start(world);
    for (const event of events) await office(event)(world, booked);
    return booked;
  };

/** How each edge of a booking's life comes about, as the engine's table names it. */
const ways: Readonly<Record<string, Way>> = {
  "Pending payment.captured": { before: pending, happens: (world, booked) => pay(world, booked) },
  "Pending payment.becameUnknown": { before: pending, happens: (world, booked) => pay(world, booked, "lost") },
  "Pending deadline.passed": {
    before: pending,
    happens: (world, { payBy }) => world.bench.clock.advance(payBy - world.bench.clock.now()),
  },
  "Pending user.cancelled": { before: pending, happens: cancelled },
  "Processing items.allTicketed": { before: processing("Siddiqui"), happens: after(ticketingMs) },
  "Processing items.someTicketed": { before: processing("PARTIAL"), happens: after(ticketingMs) },
  "Processing items.noneTicketed": { before: processing("REFUSED"), happens: after(ticketingMs) },
  "Partially Confirmed items.restTicketed": {
    before: (world) => ticketed(world, { lastName: "PARTLATE" }),
    happens: after(hourMs),
  },
  "Partially Confirmed items.restFailed": { before: partly, happens: after(dayMs) },
  "Partially Confirmed supplier.changed": { before: partly, happens: office("schedule.changed") },
  "Partially Confirmed change.completed": { before: partly, happens: office("change.completed") },
  "Partially Confirmed cancellation.acceptedWithRefund": { before: partly, happens: cancelled },
  "Partially Confirmed cancellation.acceptedWithoutRefund": { before: partlySunk, happens: cancelled },
  "Confirmed supplier.changed": { before: (world) => ticketed(world, { lastName: "SCHEDULE" }), happens: after(dayMs) },
  "Confirmed change.completed": { before: confirmed, happens: office("change.completed") },
  "Confirmed cancellation.acceptedWithRefund": { before: confirmed, happens: cancelled },
  "Confirmed cancellation.acceptedWithoutRefund": { before: sunk, happens: cancelled },
  "Updated change.accepted": { before: moved, happens: accepted },
  "Updated supplier.changed": { before: moved, happens: office("schedule.changed") },
  "Updated change.completed": { before: moved, happens: office("change.completed") },
  "Updated cancellation.acceptedWithRefund": { before: moved, happens: cancelled },
  "Updated cancellation.acceptedWithoutRefund": { before: through(sunk, "schedule.changed"), happens: cancelled },
  "Modified supplier.changed": { before: through(confirmed, "change.completed"), happens: office("schedule.changed") },
  "Modified cancellation.acceptedWithRefund": { before: through(confirmed, "change.completed"), happens: cancelled },
  "Modified cancellation.acceptedWithoutRefund": { before: through(sunk, "change.completed"), happens: cancelled },
  "Refund In Progress refund.settled": {
    before: async (world) => {
      const booked = await ticketed(world);
      await cancel(world, booked);
      return booked;
    },
    happens: after(4 * dayMs),
  },
  "Refund In Progress refund.partlySettled": {
    before: async (world) => {
      const booked = await partly(world);
      world.bench.clock.advance(dayMs);
      return booked;
    },
    happens: after(4 * dayMs),
  },
  "Expired payment.capturedLate": {
    before: async (world) => {
      const booked = await book(world, { isCheap: true });
      await slipLater(world, booked);
      world.bench.clock.advance(booked.payBy - world.bench.clock.now());
      return booked;
    },
    happens: after(2 * hourMs),
  },
  "Cancelled payment.capturedLate": {
    before: async (world) => {
      const booked = await book(world, { isCheap: true });
      await slipLater(world, booked);
      await cancel(world, booked);
      return booked;
    },
    happens: after(3 * hourMs),
  },
};

const edges = bookingStatuses.flatMap((from) =>
  Object.entries(statusTable[from]).map(([event, to]) => ({ from, event, to, name: `${from} ${event}` })),
);

/** The page of a booking, with its machine over the same services. */
const openPage = async ({ bookings, cancellations, clock }: World, { uuid }: Booked) => {
  const machine = bookingMachine.provide({ actors: bookingActors({ bookings, cancellations, clock }) });
  const actor = createActor(machine, { input: { booking: uuid } }).start();
  actor.send({ type: "proof.submit", proof });
  const settled = async () => {
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    return connectBooking(actor.getSnapshot());
  };
  await settled();
  actor.send({ type: "proof.submit", proof });
  await settled();
  return { actor, settled };
};

describe("a booking's life, as an open page of it sees it", () => {
  test.each(edges)("default: $from — $event → $to", async ({ from, event, to, name }) => {
    const world = open();
    const booked = await (ways[name]?.before ?? pending)(world);
    const { actor, settled } = await openPage(world, booked);
    expect((await settled()).booking?.status).toBe(from);
    await ways[name]?.happens(world, booked);
    actor.send({ type: "order.hinted" });
    const { booking } = await settled();
    expect(booking?.status).toBe(to);
    expect(nextStatus(from, event satisfies string as BookingStatusEvent)).toBe(booking?.status as BookingStatus);
    expect(checkPrice(booking?.price.charge ?? expect.fail("no price")).ok).toBe(true);
    expect(booking?.isPaymentUnknown).toBe(name === "Pending payment.becameUnknown");
    actor.stop();
  });

  test("default: no edge is left out", () => {
    expect(edges.map(({ name }) => name).filter((name) => !(name in ways))).toEqual([]);
    expect(Object.keys(ways)).toHaveLength(edges.length);
  });
});

test("default: a pending booking is read with its flight, its lines add up, and its deadline is when it expires", async () => {
  const world = open();
  const booked = await book(world);
  const booking = await read(world, booked);
  expect(booking).toMatchObject({
    status: "Pending",
    statusText: "Pending",
    payBy: booked.payBy,
    actions: ["pay", "cancel"],
    contact: { email: proof },
    documents: [],
    flight: { passengers: [{ ticket: { state: "waiting" } }, { ticket: { state: "waiting" } }] },
  });
  expect(booking.flight.itinerary.legs[0]).toMatchObject({ from: "LHE", to: "JED" });
  expect(booking.due).toEqual(booking.price.charge.total);
});

test("behavior: a hold that runs out is read again by itself, once", async () => {
  const world = open();
  const booked = await book(world);
  const { actor, settled } = await openPage(world, booked);
  expect(await settled()).toMatchObject({ deadline: booked.payBy, nextStep: "pay" });
  world.bench.clock.advance(booked.payBy - world.bench.clock.now());
  expect(await settled()).toMatchObject({ booking: { status: "Expired" }, deadline: null, nextStep: "bookAgain" });
  actor.stop();
});

test("behavior: a guest sees who flies only after showing whose it is", async () => {
  const world = open();
  const { uuid } = await ticketed(world);
  const stranger = await world.bookings.read({ booking: uuid, proof: null });
  expect(stranger).toMatchObject({
    type: "BOOKING",
    booking: {
      isMasked: true,
      pnr: null,
      actions: [],
      documents: [],
      contact: { email: "a•••@example.com" },
      flight: { passengers: [{ firstName: "A•••", document: null, ticket: { number: null } }, {}] },
    },
  });
  expect(JSON.stringify(stranger)).not.toContain("Siddiqui");
  expect(await world.bookings.read({ booking: uuid, proof: "other@example.com" })).toEqual({ type: "PROOF_REFUSED" });
  expect(await world.bookings.read({ booking: uuid, proof: "x" })).toEqual({ type: "PROOF_REFUSED" });
  for (const known of [proof, "AYESHA@example.com ", "+92 300 1234567", "03001234567"]) {
    expect(await world.bookings.read({ booking: uuid, proof: known })).toMatchObject({ booking: { isMasked: false } });
  }
  const nobody = bookingUuid("00000000-0000-4000-8000-000000000000");
  expect(await world.bookings.read({ booking: nobody, proof: null })).toEqual({ type: "NOT_FOUND" });
});

describe("cancelling through the machine", () => {
  const begin = async (world: World, { uuid }: Booked) => {
    const machine = cancellationMachine.provide({ actors: cancellationActors(world.cancellations, world.clock) });
    const actor = createActor(machine, { input: { booking: uuid } }).start();
    const settled = async () => {
      for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      return connectCancellation(actor.getSnapshot());
    };
    return { actor, settled };
  };

  test("default: what comes back is told first, and followed until it is back", async () => {
    const world = open();
    const booked = await ticketed(world);
    const { actor, settled } = await begin(world, booked);
    const { quote } = await settled();
    if (quote === null) throw new Error("Nothing was quoted.");
    const kept = quote.penalties.reduce((sum, { amount }) => sum + amount.minor, 0);
    expect(quote.paid.minor + kept).toBe(quote.refund.minor);
    actor.send({ type: "cancellation.confirm", quoteId: quote.id });
    expect(await settled()).toMatchObject({
      screen: "tracker",
      refund: { state: "in_progress", amount: quote.refund, target: "original" },
    });
    world.bench.clock.advance(4 * dayMs);
    actor.send({ type: "cancellation.check" });
    expect(await settled()).toMatchObject({ refund: { state: "paid_back" } });
    expect(await read(world, booked)).toMatchObject({
      status: "Refunded",
      refund: {
        state: "paid_back",
        steps: [{ step: "requested" }, { step: "sent" }, { step: "approved" }, { step: "paid_back" }],
      },
    });
    actor.send({ type: "flow.leave" });
    expect(actor.getSnapshot().output).toMatchObject({ type: "CANCELLED" });
  });

  test("behavior: an unpaid booking is withdrawn, and nothing is due", async () => {
    const world = open();
    const booked = await book(world);
    const { actor, settled } = await begin(world, booked);
    const { quote } = await settled();
    expect(quote).toMatchObject({ refund: { minor: 0 }, penalties: [] });
    actor.send({ type: "cancellation.confirm", quoteId: quote?.id ?? "" });
    expect(await settled()).toMatchObject({ screen: "tracker", refund: { state: "nothing_due", steps: [] } });
    expect((await read(world, booked)).status).toBe("Cancelled");
  });

  test("behavior: a quote that ran out is asked for again, and a lost answer is looked into", async () => {
    const world = open();
    const booked = await ticketed(world);
    const { actor, settled } = await begin(world, booked);
    await settled();
    world.bench.clock.advance(11 * 60_000);
    expect((await settled()).screen).toBe("quoteExpired");
    actor.send({ type: "quote.refresh" });
    const { quote } = await settled();
    world.bench.admin.faults.add({ point: "afterCommit", match: { call: "C023" }, fail: { drop: true }, times: 1 });
    actor.send({ type: "cancellation.confirm", quoteId: quote?.id ?? "" });
    expect(await settled()).toMatchObject({ screen: "tracker", refund: { state: "in_progress" } });
  });

  test("behavior: what has flown cannot be cancelled, what was cancelled is followed", async () => {
    const world = open();
    const booked = await ticketed(world);
    await cancel(world, booked);
    const again = await begin(world, booked);
    expect(await again.settled()).toMatchObject({ screen: "tracker", refund: { state: "in_progress" } });
    const flown = await ticketed(world);
    world.bench.clock.advance(40 * dayMs);
    expect(await (await begin(world, flown)).settled()).toMatchObject({ screen: "notAllowed" });
  });

  test("behavior: a stranger cancels nothing", async () => {
    const world = open({ guestProof: null });
    const booked = await ticketed(world);
    expect(await world.cancellations.quote(booked.uuid)).toMatchObject({
      type: "PROBLEM",
      problem: { code: "not_found" },
    });
  });
});

test("default: the signed-in owner needs no proof, lists their bookings and gets their papers", async () => {
  const world = open({ user: ayesha.id, guestProof: null });
  const listed = await world.list.list("en", { tab: "upcoming", kind: "airline", status: "Confirmed", page: 1 });
  if (listed.type !== "LISTED") throw new Error("Nothing was listed.");
  expect(listed.bookings).toHaveLength(1);
  const past = await world.list.list("en", { tab: "past", kind: null, status: null, page: 1 });
  expect(past).toMatchObject({ bookings: [{}, {}, {}], lastPage: 1 });
  const uuid = bookingUuid(listed.bookings[0]?.uuid ?? "");
  expect(await world.bookings.read({ booking: uuid, proof: null })).toMatchObject({ booking: { isMasked: false } });
  for (const kind of ["eticket", "invoice"] as const) {
    const made = await world.documents.make({ booking: uuid, kind, proof: null });
    if (made.type !== "READY") throw new Error("No document was made.");
    const file = await answerAll(world.bench, new Request(new URL(made.address, "http://sandbox")), printPaper);
    expect(file.headers.get("content-type")).toBe("application/pdf");
  }
  expect(await world.cancellations.quote(uuid)).toMatchObject({ type: "QUOTED" });
});

test("behavior: papers go to whoever shows whose booking it is, and to nobody else", async () => {
  const world = open();
  const { uuid } = await ticketed(world);
  const asked = { booking: uuid, kind: "eticket" } as const;
  expect(await world.documents.make({ ...asked, proof })).toMatchObject({ type: "READY" });
  expect(await world.documents.make({ ...asked, proof: null })).toEqual({ type: "NOT_THERE" });
  const unpaid = await book(world);
  expect(await world.documents.make({ ...asked, booking: unpaid.uuid, proof })).toEqual({ type: "NOT_THERE" });
});
