import { createServiceClient, financialEndpoints, forcedSdkTimeoutMs } from "@safar/api-clients";
import { describe, expect, test } from "vitest";
import { cards, type OrderBench, openOrders, orderRooms } from "../../testing/orders.fixture.ts";
import { flightRooms, passengersFor, quoteOf, reserve, reserveRequest, search } from "../flights/flights.fixture.ts";
import { answerAll } from "../payments/pages.ts";

/** The real client against the bench's sandbox, in the same process. */
const openClient = (bench: OrderBench) => {
  const timers: { ms: number; fire: () => void }[] = [];
  const outcomes: string[] = [];
  const client = createServiceClient({
    service: "app",
    baseUrl: "http://sandbox/app",
    fetch: (input, init) => answerAll(bench, new Request(input, init)),
    clock: {
      now: bench.clock.now,
      setTimeout: (fire, ms) => timers.push({ ms, fire }),
      clearTimeout: () => undefined,
    },
    locale: "en",
    country: "PK",
    apiKey: bench.credentials.apiKey,
    onCall: ({ call, outcome }) => outcomes.push(`${call} ${outcome}`),
  });
  return { client, timers, outcomes };
};

const { process, processWithSdk, inquiry } = financialEndpoints;

describe("a payment through the real client", () => {
  test("default: paid, inquired, and told by number and outcome only", async () => {
    const bench = openOrders();
    const { client, outcomes } = openClient(bench);
    const order = await bench.reserve();
    const request = await bench.paymentOf(order, { token: await bench.card(cards.good) });
    expect(await client.call(process, request)).toMatchObject({
      ok: true,
      value: { state: "received", amount: { amount: "10000.00" } },
    });
    expect(await client.call(inquiry, { order_ref_id: order.id })).toMatchObject({
      ok: true,
      value: { state: "received" },
    });
    expect(outcomes).toEqual(["C089 ok", "C091 ok"]);
  });

  test("behavior: the connection breaks after the money moved: a problem without an outcome, and one capture", async () => {
    const bench = openOrders();
    const { client } = openClient(bench);
    const order = await bench.reserve();
    const request = await bench.paymentOf(order, { token: await bench.card(cards.good) });
    bench.admin.faults.add({ point: "afterCommit", match: { call: "C089" }, fail: { drop: true }, times: 1 });
    expect(await client.call(process, request)).toEqual({ ok: false, error: { kind: "offline" } });
    expect(await client.call(inquiry, { order_ref_id: order.id })).toMatchObject({
      ok: true,
      value: { state: "received" },
    });
    expect(await client.call(process, request)).toMatchObject({ ok: true, value: { state: "received" } });
    expect(bench.ledger.order(order.id, "PKR")).toEqual({ captured: 1_000_000, refunded: 0 });
    expect(bench.ledger.audit()).toEqual([]);
  });

  test("behavior: the same call delivered twice captures once", async () => {
    const bench = openOrders();
    const { client } = openClient(bench);
    const order = await bench.reserve();
    bench.admin.faults.add({ point: "corrupt", as: "duplicate", match: { call: "C089" } });
    const request = await bench.paymentOf(order, { token: await bench.card(cards.good) });
    expect(await client.call(process, request)).toMatchObject({ ok: true, value: { state: "received" } });
    expect(bench.ledger.order(order.id, "PKR").captured).toBe(1_000_000);
    expect(bench.ledger.audit()).toEqual([]);
  });

  test("behavior: the bank's lost answer reads as payment_unknown", async () => {
    const bench = openOrders();
    const { client } = openClient(bench);
    const order = await bench.reserve();
    const request = await bench.paymentOf(order, { token: await bench.card(cards.lost) });
    expect(await client.call(process, request)).toMatchObject({
      ok: false,
      error: { kind: "refused", code: "payment_unknown", status: 504 },
    });
  });

  test("behavior: forced through the SDK it may take 90 seconds, and reaches the same call", async () => {
    const bench = openOrders();
    const { client, timers } = openClient(bench);
    const order = await bench.reserve();
    const request = await bench.paymentOf(order, { token: await bench.card(cards.good) });
    expect(await client.call(processWithSdk, request)).toMatchObject({ ok: true, value: { state: "needs_sdk" } });
    expect(timers.map(({ ms }) => ms)).toEqual([forcedSdkTimeoutMs]);
    expect(bench.journal.entries().at(-1)?.endpoint).toBe("C089 POST app/financial/process");
  });
});

describe("a flight that was reserved", () => {
  const reserved = async (lastName: string) => {
    const bench = openOrders({ services: [...orderRooms, ...flightRooms] });
    const quote = await quoteOf(bench, await search(bench, "LHE-KHI"));
    const { data } = await reserve(bench, reserveRequest(quote, { passengers: passengersFor(quote, lastName) }));
    return { bench, order: bench.orderOf(data?.order_ref_id ?? "") };
  };

  test.each([
    ["Siddiqui", "Confirmed"],
    ["PARTIAL", "Partially Confirmed"],
    ["REFUSED", "Refund In Progress"],
  ])("default: %s pays, and the booking is %s", async (lastName, status) => {
    const { bench, order } = await reserved(lastName);
    expect((await bench.pay(order, { token: await bench.card(cards.good) })).data).toMatchObject({ state: "received" });
    bench.clock.advance(60_000);
    expect(bench.orderOf(order.id).status).toBe(status);
    expect(bench.journal.entries().filter(({ problem }) => problem !== undefined)).toEqual([]);
    expect(bench.ledger.order(order.id, "PKR").captured).toBe(order.amountDue.minor);
  });
});

test("default: every endpoint of the payment rooms is served once", () => {
  const paths = orderRooms.flatMap(({ endpoints }) =>
    Object.values(endpoints).map(({ method, service, path }) => `${method} ${service}/${path}`),
  );
  expect(new Set(paths).size).toBe(paths.length);
});
