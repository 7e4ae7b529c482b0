import { expect, test, vi } from "vitest";
import { hotelTokenService } from "../services/general/hotel-token.service.ts";
import { travelTokenService } from "../services/general/travel-token.service.ts";
import { noteEndpoints, noteService } from "./sandbox.fixture.ts";
import { createTestBench } from "./test-bench.ts";

/** Only a hang is too long: the machine may be busy. */
const patience = { timeout: 10_000 };

const { fares, popular, write, list } = noteEndpoints;
const services = [noteService, travelTokenService, hotelTokenService];

const open = (options: Partial<Parameters<typeof createTestBench>[0]> = {}) =>
  createTestBench({ services, ...options });

const bodyOf = async (response: Response) => JSON.parse(await response.text());

const tokenOf = async (bench: ReturnType<typeof open>, service = "travel", password = bench.credentials.password) => {
  const response = await bench.fetch(
    new Request(`http://x/${service}/partner/api/auth/token`, {
      method: "POST",
      body: JSON.stringify({ username: bench.credentials.username, password }),
    }),
  );
  return { status: response.status, token: (await bodyOf(response)).Data?.Token ?? "" };
};

const getFares = (bench: ReturnType<typeof open>, token: string) =>
  bench.fetch(new Request("http://x/travel/notes/KHI/fares", { headers: { authorization: `Bearer ${token}` } }));

test("default: answers in the envelope, with path parameters, query and headers read", async () => {
  const bench = open();
  const answer = await bench.ask(fares, { route: "KHI DXB", days: 3 }, { locale: "ar", country: "SA" });
  expect(answer).toMatchObject({ status: 200, requestId: "req-1", serverTime: "2026-11-21T09:00:00.000Z" });
  expect(answer.data).toMatchObject({ locale: "ar", country: "SA" });
  expect(answer.data?.fares).toHaveLength(3);
});

test("behavior: a plain path wins over a pattern that fits it too", async () => {
  expect((await open().ask(popular, {})).data).toBe("popular");
});

test("behavior: the same seed and calls give the same bytes, another seed others", async () => {
  const run = async (seed: string) => {
    const bench = open({ seed });
    const bodies: string[] = [];
    const { token } = await tokenOf(bench);
    for (let index = 0; index < 3; index++) bodies.push(await (await getFares(bench, token)).text());
    bodies.push(JSON.stringify(await bench.ask(write, { text: "a" }, { userId: "u1" })));
    bench.clock.advance(60_000);
    bodies.push(JSON.stringify(await bench.ask(list, {})));
    return { token, bodies };
  };
  const [one, same, other] = [await run("a"), await run("a"), await run("b")];
  expect(same).toEqual(one);
  expect(other.bodies[0]).not.toBe(one.bodies[0]);
  expect(other.token).not.toBe(one.token);
});

test("behavior: an unknown path is 404, a known one with another method 405", async () => {
  const bench = open();
  const unknown = await bench.fetch(new Request("http://x/travel/none"));
  expect(unknown.status).toBe(404);
  expect((await bodyOf(unknown)).error.code).toBe("not_found");
  const wrong = await bench.fetch(new Request("http://x/app/notes", { method: "PUT", body: "{}" }));
  expect(wrong.status).toBe(405);
  expect((await bodyOf(wrong)).error.message).toBe("PUT is not allowed on /app/notes. Allowed: POST, GET.");
});

test("behavior: a request against its schema is 422 with the field", async () => {
  const answer = await open().ask(fares, { route: "KHI", days: 0 });
  expect(answer).toMatchObject({ status: 422, error: { code: "validation_failed", field: "days" } });
});

test("behavior: a body that is not a JSON object is 422 and reaches no handler", async () => {
  const bench = open();
  for (const body of ["{", "[]", "null"]) {
    const response = await bench.fetch(new Request("http://x/app/notes", { method: "POST", body }));
    expect(response.status).toBe(422);
  }
});

test("behavior: who calls is told from api_key and api_token, in the body or in headers", async () => {
  const bench = open();
  expect(await bench.ask(list, {}, { userId: "u1" })).toMatchObject({ data: { user: "u1" } });
  expect(await bench.ask(list, {})).toMatchObject({ data: { user: null } });
  expect(await bench.ask(write, { text: "a" })).toMatchObject({ status: 401, error: { code: "unauthorised" } });

  const post = async (fields: object) =>
    bodyOf(await bench.fetch(new Request("http://x/app/notes", { method: "POST", body: JSON.stringify(fields) })));
  const keys = { api_key: bench.credentials.apiKey, api_token: "bench-u1" };
  expect((await post({ text: "b", ...keys })).Data.by).toBe("u1");
  expect((await post({ text: "b", ...keys, api_key: "wrong" })).statusCode).toBe(401);
  expect((await post({ text: "b", ...keys, api_token: "wrong" })).statusCode).toBe(401);

  bench.clock.advance(24 * 60 * 60_000);
  expect((await post({ text: "b", ...keys })).error.code).toBe("token_expired");
});

test("behavior: a service token is got with the password, expires, and opens its own service only", async () => {
  const bench = open();
  expect((await tokenOf(bench, "travel", "wrong")).status).toBe(401);
  const { token } = await tokenOf(bench);
  expect((await getFares(bench, token)).status).toBe(200);
  expect((await getFares(bench, (await tokenOf(bench, "hotels")).token)).status).toBe(401);
  bench.clock.advance(bench.credentials.tokenLifetimeMs);
  expect((await bodyOf(await getFares(bench, token))).error.code).toBe("token_expired");
  expect((await getFares(bench, (await tokenOf(bench)).token)).status).toBe(200);
});

test("behavior: 401ONCE kills the tokens of the time before, and a new one works", async () => {
  const bench = open();
  const { token } = await tokenOf(bench);
  bench.admin.switches.set("401ONCE", true);
  const answers = await Promise.all(Array.from({ length: 5 }, () => getFares(bench, token)));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  expect((await getFares(bench, (await tokenOf(bench)).token)).status).toBe(200);
});

test("behavior: 401ALWAYS refuses every token and every new one", async () => {
  const bench = open();
  const { token } = await tokenOf(bench);
  bench.admin.switches.set("401ALWAYS", true);
  expect((await getFares(bench, token)).status).toBe(401);
  expect((await tokenOf(bench)).status).toBe(401);
  bench.admin.switches.set("401ALWAYS", false);
  expect((await getFares(bench, (await tokenOf(bench)).token)).status).toBe(200);
});

test("behavior: 401ONCE in a call's own fields refuses that call once, 401ALWAYS every time", async () => {
  const bench = open();
  const ask = async (route: string) => (await bench.ask(fares, { route })).error?.code ?? "answered";
  expect([await ask("401ONCE"), await ask("401ONCE"), await ask("KHI")]).toEqual([
    "token_expired",
    "answered",
    "answered",
  ]);
  expect([await ask("401ALWAYS"), await ask("401ALWAYS")]).toEqual(["token_expired", "token_expired"]);
});

test("behavior: a refusal keeps what was written, a crash and an answer against the schema keep nothing", async () => {
  const published: string[] = [];
  const bench = open({ publish: (_channel, event) => published.push(event) });
  const texts = async () => (await bench.ask(list, {})).data?.notes.map(({ text }) => text);

  const refused = await bench.ask(write, { text: "kept", ending: "refuse" }, { userId: "u1" });
  expect(refused).toMatchObject({ status: 409, error: { code: "limit_exceeded" } });
  expect(await texts()).toEqual(["seeded", "kept"]);

  const crashed = await bench.ask(write, { text: "lost", ending: "crash" }, { userId: "u1" });
  expect(crashed).toMatchObject({ status: 500, error: { code: "supplier_error" } });
  expect(crashed.error?.message).not.toContain("mistake");
  expect(bench.journal.entries().at(-1)?.problem).toContain("A mistake in the handler.");

  expect((await bench.ask(write, { text: "lost", ending: "lie" }, { userId: "u1" })).status).toBe(500);
  expect(bench.journal.entries().at(-1)?.problem).toContain(
    "T003 POST app/notes answered against its schema. Data.text:",
  );
  expect(await texts()).toEqual(["seeded", "kept"]);
  expect(published).toEqual(["note.created"]);
  expect(bench.admin.jobs()).toHaveLength(1);
});

test("behavior: a scheduled job runs at its time, for the one who asked", async () => {
  const published: string[] = [];
  const bench = open({ publish: (channel, event) => published.push(`${channel} ${event}`) });
  const at = bench.clock.now() + 60_000;
  await bench.ask(write, { text: "a" }, { userId: "u1" });
  bench.clock.advance(59_999);
  expect(bench.admin.jobs()).toHaveLength(1);
  bench.clock.advance(120_000);
  const { data } = await bench.ask(list, {});
  expect(data?.notes.at(-1)?.text).toBe(`a (aged at ${at} by u1)`);
  expect(published).toEqual(["private-user.u1 note.created", "private-user.u1 note.aged"]);
  expect(bench.journal.entries().find(({ kind }) => kind === "job")).toMatchObject({
    endpoint: "note.age",
    userId: "u1",
  });
});

test("behavior: a held answer waits by the sandbox's clock, its work already done", async () => {
  const bench = open();
  let isAnswered = false;
  const asked = bench.ask(write, { text: "slow", ending: "wait" }, { userId: "u1" }).finally(() => {
    isAnswered = true;
  });
  await vi.waitUntil(() => bench.journal.entries().length > 0, patience);
  expect((await bench.ask(list, {})).data?.notes).toHaveLength(2);
  expect(isAnswered).toBe(false);
  bench.clock.advance(5_000);
  expect((await asked).status).toBe(200);
});

test("behavior: a caller who gives up while an answer is held gets an abort", async () => {
  const bench = open();
  const controller = new AbortController();
  const asked = bench.ask(write, { text: "slow", ending: "wait" }, { userId: "u1", signal: controller.signal });
  const settled = asked.catch((error: unknown) => error);
  await vi.waitUntil(() => bench.journal.entries().length > 0, patience);
  controller.abort();
  expect(await settled).toMatchObject({ name: "AbortError" });
});

test("behavior: reset gives the first world again, or that of another seed", async () => {
  const bench = open();
  const first = await bench.ask(write, { text: "a" }, { userId: "u1" });
  bench.clock.advance(1_000);
  bench.admin.switches.set("401ALWAYS", true);
  bench.reset();
  expect(bench.admin.switches.list()).toEqual([]);
  expect(bench.admin.jobs()).toEqual([]);
  expect(bench.journal.entries()).toEqual([]);
  expect(await bench.ask(write, { text: "a" }, { userId: "u1" })).toEqual(first);
  bench.reset("other");
  expect((await bench.ask(write, { text: "a" }, { userId: "u1" })).data?.id).not.toBe(first.data?.id);
});

test("behavior: a request that was given up before it was sent reaches nobody", async () => {
  const bench = open();
  const asked = bench.ask(write, { text: "never" }, { userId: "u1", signal: AbortSignal.abort() });
  await expect(asked).rejects.toMatchObject({ name: "AbortError" });
  expect(bench.journal.entries()).toEqual([]);
});

test("behavior: a closed sandbox runs no jobs", async () => {
  const bench = open();
  await bench.ask(write, { text: "a" }, { userId: "u1" });
  bench.close();
  bench.clock.advance(120_000);
  expect(bench.admin.jobs()).toHaveLength(1);
});

test("behavior: a multipart body arrives as fields and files", async () => {
  const { readInput } = await import("./input.ts");
  const body = new FormData();
  body.append("purpose", "passport");
  body.append("tags", '["a"]');
  body.append("file", new File(["hello"], "a.txt", { type: "text/plain" }));
  const url = new URL("http://x/app/uploader");
  const { fields } = await readInput(new Request(url, { method: "POST", body }), url, {});
  expect(fields).toEqual({
    purpose: "passport",
    tags: ["a"],
    file: { name: "a.txt", type: "text/plain", size: 5, content: btoa("hello") },
  });
});

test("behavior: two services with one endpoint, or one job name, are refused at once", () => {
  expect(() => open({ services: [noteService, noteService] })).toThrow(
    "GET travel/notes/{route}/fares is served twice",
  );
  expect(() =>
    open({ services: [noteService, { endpoints: {}, handlers: {}, jobs: { "note.age": () => undefined } }] }),
  ).toThrow('Two services have a job "note.age"');
});
