import { attemptId, fail, ok, orderRefId, type Problem, type Result } from "@safar/engine";
import { describe, expect, test } from "vitest";
import { SimulatedClock } from "xstate";
import { z } from "zod";
import { financialEndpoints } from "../payment/financial.endpoints.ts";
import { createPaymentService } from "../payment/payment.adapter.ts";
import { inquiryGolden } from "../payment/payments.fixtures.ts";
import { type CircuitEvent, type CircuitOptions, createCircuit, type Passage } from "./circuit.ts";
import { type CallEvent, createServiceClient } from "./client.ts";
import { endpointsOf } from "./endpoint.ts";

const pauseMs = 5000;
const offline = fail<Problem>({ kind: "offline" });
const refusedWith = (status: number, code: "maintenance" | "supplier_error" | "not_found" | "unknown") =>
  fail<Problem>({ kind: "refused", code, status, message: "", retryable: false });

const setUp = (options: Partial<CircuitOptions> = {}) => {
  const clock = new SimulatedClock();
  const events: CircuitEvent[] = [];
  const circuit = createCircuit({ clock, pauseMs, failures: 4, onChange: (event) => events.push(event), ...options });
  const enter = (call = "C001"): Passage => {
    const entered = circuit.enter(call);
    if (!entered.ok) throw new Error(`It is open for another ${entered.error} ms.`);
    return entered.value;
  };
  const meet = (result: Result<unknown, Problem>, times: number) => {
    for (let time = 0; time < times; time += 1) enter().leave(result);
  };
  return { circuit, clock, enter, events, meet };
};

test("default: after many failures in a row nothing is sent for a pause, then one request tries, and its answer closes it", () => {
  const { circuit, clock, enter, events, meet } = setUp();
  meet(offline, 4);
  expect(circuit.enter("C001")).toEqual(fail(pauseMs));
  clock.increment(pauseMs - 1);
  expect(circuit.enter("C001")).toEqual(fail(1));
  clock.increment(1);
  const probe = enter();
  expect(circuit.enter("C001")).toEqual(fail(pauseMs));
  probe.leave(ok("here again"));
  expect(circuit.enter("C001").ok).toBe(true);
  expect(events).toEqual([
    { type: "opened", call: "C001", failures: 4 },
    { type: "closed", call: "C001", openMs: pauseMs },
  ]);
});

test("behavior: a try that fails makes it pause again, and is told once for all of them", () => {
  const { circuit, clock, enter, events, meet } = setUp();
  meet(offline, 4);
  for (let pause = 0; pause < 3; pause += 1) {
    clock.increment(pauseMs);
    enter().leave(offline);
    expect(circuit.enter("C001")).toEqual(fail(pauseMs));
  }
  expect(events.map(({ type }) => type)).toEqual(["opened"]);
});

test("behavior: whoever gives up a try leaves it to the next", () => {
  const { clock, enter, events, meet } = setUp();
  meet(offline, 4);
  clock.increment(pauseMs);
  enter().leave(fail({ kind: "aborted" }));
  enter().leave(ok("here again"));
  expect(events.map(({ type }) => type)).toEqual(["opened", "closed"]);
});

test.each([
  ["no connection", offline],
  ["a timeout", fail<Problem>({ kind: "timeout", afterMs: 60_000 })],
  ["a 503", refusedWith(503, "maintenance")],
  ["a 500 that says nothing", refusedWith(500, "unknown")],
  ["a proxy's page", fail<Problem>({ kind: "malformed", detail: "no envelope", status: 502 })],
])("behavior: %s is a failure of the service", (_, result) => {
  const { circuit, meet } = setUp();
  meet(result, 4);
  expect(circuit.enter("C001").ok).toBe(false);
});

test.each([
  ["a value", ok("here")],
  ["a refusal", refusedWith(404, "not_found")],
  ["a supplier's failure, which the service tells", refusedWith(502, "supplier_error")],
  ["an answer that nobody can read", fail<Problem>({ kind: "malformed", detail: "Data: invalid_type", status: 200 })],
])("behavior: %s shows that the service is there", (_, result) => {
  const { circuit, meet } = setUp();
  meet(result, 9);
  for (let time = 0; time < 9; time += 1) {
    meet(offline, 3);
    meet(result, 1);
  }
  expect(circuit.enter("C001").ok).toBe(true);
});

test("behavior: requests that were given up count neither way", () => {
  const { circuit, meet } = setUp();
  meet(offline, 3);
  meet(fail({ kind: "aborted" }), 9);
  expect(circuit.enter("C001").ok).toBe(true);
  meet(offline, 1);
  expect(circuit.enter("C001").ok).toBe(false);
});

test("behavior: a call that fails keeps no other from its service, and no other's answer brings it back", () => {
  const { circuit, enter, meet } = setUp();
  meet(offline, 4);
  for (let time = 0; time < 9; time += 1) enter("C119").leave(ok("here"));
  expect([circuit.enter("C001").ok, circuit.enter("C119").ok]).toEqual([false, true]);
});

test("behavior: of what was sent before it opened an answer closes it, and a failure changes nothing", () => {
  const { circuit, clock, enter, events, meet } = setUp();
  const [early, late, last] = [enter(), enter(), enter()];
  meet(offline, 4);
  clock.increment(pauseMs - 1);
  early.leave(offline);
  expect(circuit.enter("C001")).toEqual(fail(1));
  clock.increment(1);
  const probe = enter();
  late.leave(offline);
  expect(circuit.enter("C001").ok).toBe(false);
  last.leave(ok("here"));
  expect(circuit.enter("C001").ok).toBe(true);
  probe.leave(offline);
  expect(circuit.enter("C001").ok).toBe(true);
  expect(events.map(({ type }) => type)).toEqual(["opened", "closed"]);
});

test("behavior: a clock that is set back makes no pause longer", () => {
  const { circuit, clock, meet } = setUp({ clock: { now: () => clock.now() - back } });
  let back = 0;
  meet(offline, 4);
  back = 3_600_000;
  expect(circuit.enter("C001").ok).toBe(true);
});

describe("a client with a circuit", () => {
  const endpoint = endpointsOf("app");
  const read = endpoint({
    call: "C900",
    method: "GET",
    path: "things",
    auth: "optionalUser",
    summary: "Reads.",
    request: z.object({}),
    response: z.string(),
  });
  const answerWith = (Data: unknown) =>
    Response.json({ statusCode: 200, Data, request_id: "req-1", server_time: "2026-11-21T09:00:00.000Z" });

  const open = () => {
    const clock = new SimulatedClock();
    const calls: CallEvent[] = [];
    const sent: string[] = [];
    const service = { isDown: true };
    const circuit = createCircuit({ clock, pauseMs });
    const client = createServiceClient({
      service: "app",
      baseUrl: "http://app",
      locale: "en",
      clock,
      circuit,
      onCall: (event) => calls.push(event),
      fetch: async (input) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input);
        sent.push(pathname);
        if (service.isDown) throw new TypeError("connection refused");
        return answerWith(pathname.endsWith("inquiry") ? inquiryGolden : "here");
      },
    });
    const often = async (call: () => Promise<unknown>) => {
      for (let time = 0; time < 20; time += 1) await call();
    };
    const payments = createPaymentService({
      client,
      clock,
      offsetMs: () => 0,
      redirectBase: "https://pay.example/",
      returnUrl: () => "https://shop.example/pay",
    });
    return { calls, client, clock, often, payments, sent, service };
  };

  test("default: a service that has failed ten times is not asked any more, and callers are told when to come again", async () => {
    const { calls, client, clock, often, sent, service } = open();
    await often(() => client.call(read, {}));
    expect([sent.length, calls.length]).toEqual([10, 10]);
    clock.increment(1000);
    expect(await client.call(read, {})).toMatchObject({
      error: { kind: "refused", code: "maintenance", status: 503, retryable: true, retryAfterMs: 4000 },
    });
    service.isDown = false;
    clock.increment(4000);
    expect(await client.call(read, {})).toEqual(ok("here"));
    expect(sent).toHaveLength(11);
  });

  test("behavior: a payment that was not sent is not known, and the inquiry may be sent and says what became of it", async () => {
    const { often, payments, sent, service } = open();
    const order = orderRefId(inquiryGolden.order_ref_id);
    const pay = () =>
      payments.process({
        order,
        method: "jazzcash",
        flow: "otp",
        attempt: attemptId("attempt-1"),
        quoteHash: "hash",
        amount: { minor: 100, currency: "PKR" },
        instrument: { kind: "mobile", mobile: "+923001234567" },
        usePromoCredits: false,
        voucher: null,
        useBalance: false,
      });
    await often(pay);
    service.isDown = false;
    const asked = sent.length;
    expect(await pay()).toEqual({ type: "UNKNOWN" });
    expect(sent).toHaveLength(asked);
    expect(await payments.inquire(order)).not.toMatchObject({ type: "PROBLEM" });
    expect(sent.slice(asked)).toEqual([`/${financialEndpoints.inquiry.path}`]);
  });

  test("behavior: an inquiry that was not sent says nothing of the payment, and is sent after the pause", async () => {
    const { clock, often, payments, sent, service } = open();
    const order = orderRefId(inquiryGolden.order_ref_id);
    await often(() => payments.inquire(order));
    service.isDown = false;
    const asked = sent.length;
    expect(await payments.inquire(order)).toMatchObject({ type: "PROBLEM", problem: { code: "maintenance" } });
    expect(sent).toHaveLength(asked);
    clock.increment(pauseMs);
    expect(await payments.inquire(order)).not.toMatchObject({ type: "PROBLEM" });
  });
});
