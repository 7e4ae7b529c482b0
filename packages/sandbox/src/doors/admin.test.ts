import { expect, test } from "vitest";
import { noteEndpoints, noteService } from "../core/sandbox.fixture.ts";
import { createTestBench } from "../core/test-bench.ts";
import { travelTokenService } from "../services/general/travel-token.service.ts";
import { createAdmin } from "./admin.ts";

const open = () => {
  const published: unknown[] = [];
  const bench = createTestBench({
    services: [noteService, travelTokenService],
    publish: (...event) => published.push(event),
  });
  const admin = createAdmin(bench);
  const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await admin(
      new Request(`http://127.0.0.1:9${path}`, {
        method,
        headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
        ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      }),
    );
    return { status: response.status, body: await response.json() };
  };
  return { bench, ask, published };
};

test("default: state tells seed, clock, collections and what waits", async () => {
  const { bench, ask } = open();
  await bench.ask(noteEndpoints.write, { text: "a" }, { userId: "u1" });
  const { status, body } = await ask("GET", "/state");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    seed: "test",
    clock: { now: "2026-11-21T09:00:00.000Z" },
    collections: { notes: 2, sandbox_jobs: 1 },
    jobs: [{ job: "note.age" }],
    faults: [],
    on: [],
  });
  expect((await ask("GET", "/state?collection=notes")).body.notes).toHaveLength(2);
});

test("boundary: where nothing is sold under an id, nothing is told", async () => {
  const { ask } = open();
  expect(await ask("GET", "/quoted?id=NOSUCHREFERENCE1")).toEqual({ status: 200, body: null });
  expect(await ask("GET", "/offered?id=NOSUCHOFFER&search=NOSUCHSEARCH")).toEqual({ status: 200, body: null });
});

test("behavior: the journal shows calls without their secrets", async () => {
  const { bench, ask } = open();
  await bench.ask(noteEndpoints.write, { text: "card 4242 4242 4242 4242" }, { userId: "u1" });
  await bench.ask(noteEndpoints.list, {});
  const { entries } = (await ask("GET", "/journal")).body;
  expect(entries[0]).toMatchObject({
    endpoint: "T003 POST app/notes",
    userId: "u1",
    input: { text: "card [redacted]" },
  });
  expect((await ask("GET", "/journal?limit=1")).body.entries).toHaveLength(1);
  expect((await ask("GET", "/journal?limit=0")).status).toBe(422);
});

test("behavior: the ledger shows movements by order or account, and broken rules", async () => {
  const { bench, ask } = open();
  bench.ledger.post({ kind: "refund", from: "order:o1", to: "outside:card", amount: 5, currency: "PKR", order: "o1" });
  bench.ledger.post({ kind: "topup", from: "outside:card", to: "wallet:u1", amount: 5, currency: "PKR" });
  expect((await ask("GET", "/ledger?order=o1")).body).toMatchObject({
    movements: [{ kind: "refund" }],
    violations: [{ rule: "refunds within captures", subject: "o1" }],
  });
  expect((await ask("GET", "/ledger?account=wallet:u1")).body.movements).toHaveLength(1);
});

test("behavior: the clock is advanced, set, frozen and run", async () => {
  const { bench, ask } = open();
  expect((await ask("POST", "/clock", { advanceMs: 1_000 })).body.now).toBe("2026-11-21T09:00:01.000Z");
  expect((await ask("POST", "/clock", { set: "2027-01-01T05:00:00+05:00" })).body.now).toBe("2027-01-01T00:00:00.000Z");
  expect((await ask("POST", "/clock", { freeze: false })).body.frozenAt).toBeNull();
  await ask("POST", "/clock", { freeze: true });
  expect((await ask("GET", "/clock")).body.frozenAt).toBe(bench.clock.now());
  expect((await ask("POST", "/clock", { forward: 1 })).body.error.message).toContain('{"advanceMs": 60000}');
});

test("behavior: reset gives a new world, of another seed when one is given", async () => {
  const { bench, ask } = open();
  await bench.ask(noteEndpoints.write, { text: "a" }, { userId: "u1" });
  expect((await ask("POST", "/reset", { seed: "other" })).body).toMatchObject({
    seed: "other",
    collections: { notes: 1 },
  });
  expect((await ask("POST", "/reset", {})).body.seed).toBe("other");
  expect((await ask("POST", "/reset", { sed: "x" })).status).toBe(422);
});

test("behavior: faults are added, listed and cleared", async () => {
  const { bench, ask } = open();
  const rule = { point: "before", match: { call: "T004" }, fail: { status: 503 } };
  expect(await ask("POST", "/faults", rule)).toMatchObject({ status: 201, body: { id: "fault-1", fired: 0 } });
  expect((await bench.ask(noteEndpoints.list, {})).status).toBe(503);
  expect((await ask("GET", "/faults")).body.faults).toMatchObject([{ id: "fault-1", fired: 1 }]);
  expect((await ask("DELETE", "/faults?id=fault-1")).body.faults).toEqual([]);
  expect((await bench.ask(noteEndpoints.list, {})).status).toBe(200);
  expect(await ask("POST", "/faults", { point: "delay", nth: 0 })).toMatchObject({
    status: 422,
    body: { error: { field: "nth" } },
  });
});

test("behavior: scenarios are listed in both languages; only switches can be switched", async () => {
  const { bench, ask } = open();
  const { scenarios } = (await ask("GET", "/scenarios")).body;
  const names = scenarios.map(({ name }: { name: string }) => name);
  expect(names).toEqual(["401ONCE", "401ALWAYS", "travel_down", "hotels_down", "app_down", "client_down"]);
  expect(await ask("POST", "/scenarios", { name: "app_down", on: true })).toMatchObject({ body: { on: true } });
  expect(await bench.ask(noteEndpoints.list, {})).toMatchObject({ status: 503, error: { code: "maintenance" } });
  expect((await bench.ask(noteEndpoints.popular, {})).status).toBe(200);
  expect(bench.journal.entries()[0]).toMatchObject({ faults: ["app_down: before"] });
  await ask("POST", "/scenarios", { name: "app_down", on: false });
  expect((await bench.ask(noteEndpoints.list, {})).status).toBe(200);
  const refused = await ask("POST", "/scenarios", { name: "no_flights", on: true });
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({
    field: "name",
    message: expect.stringContaining("Allowed: 401ONCE, 401ALWAYS"),
  });
});

test("behavior: messages that were sent can be read by recipient, and cleared", async () => {
  const { bench, ask } = open();
  bench.admin.outbox.send({
    channel: "sms",
    to: "+923001234567",
    text: "Your code is 123456",
    code: "123456",
    kind: "otp",
  });
  bench.admin.outbox.send({ channel: "email", to: "a@example.com", text: "Hello" });
  const to = encodeURIComponent("+923001234567");
  expect((await ask("GET", `/outbox?to=${to}`)).body.messages).toMatchObject([{ code: "123456", channel: "sms" }]);
  expect((await ask("GET", "/outbox")).body.messages).toHaveLength(2);
  expect((await ask("DELETE", "/outbox")).body.messages).toEqual([]);
  expect((await ask("GET", "/outbox")).body.messages).toEqual([]);
});

test("behavior: an event is published to a channel", async () => {
  const { ask, published } = open();
  expect((await ask("POST", "/events/publish", { channel: "c", event: "e" })).status).toBe(202);
  expect(published).toEqual([["c", "e", {}]]);
  expect(await ask("POST", "/events/publish", { event: "e" })).toMatchObject({
    status: 422,
    body: { error: { field: "channel" } },
  });
});

test("behavior: other hosts and origins, other forms of body and unknown operations are refused", async () => {
  const { ask } = open();
  expect((await ask("GET", "/state", undefined, { host: "evil.example" })).status).toBe(403);
  expect((await ask("GET", "/state", undefined, { host: "127.0.0.1.evil.example:4400" })).status).toBe(403);
  expect((await ask("POST", "/reset", {}, { origin: "https://evil.example" })).status).toBe(403);
  expect((await ask("POST", "/reset", {}, { origin: "null" })).status).toBe(403);
  expect(
    (await ask("GET", "/state", undefined, { host: "localhost:4400", origin: "http://localhost:3000" })).status,
  ).toBe(200);
  expect((await ask("POST", "/reset", "{}", { "content-type": "text/plain" })).status).toBe(415);
  expect((await ask("POST", "/reset", "{")).status).toBe(422);
  expect((await ask("GET", "/nothing")).body.error.message).toContain("GET /state");
});
