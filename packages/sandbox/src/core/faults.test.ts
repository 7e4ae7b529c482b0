import { expect, test } from "vitest";
import { ConnectionDropped } from "./dispatch.ts";
import { type FaultRule, faultRuleSchema } from "./faults.ts";
import { noteEndpoints, noteService } from "./sandbox.fixture.ts";
import { createTestBench } from "./test-bench.ts";

const { write, list, popular } = noteEndpoints;

const open = (...faults: readonly FaultRule[]) => createTestBench({ services: [noteService], faults });

const writeNote = (bench: ReturnType<typeof open>, text = "a") => bench.ask(write, { text }, { userId: "u1" });

const countNotes = async (bench: ReturnType<typeof open>) => (await bench.ask(list, {})).data?.notes.length;

const raw = (bench: ReturnType<typeof open>, signal?: AbortSignal) =>
  bench.fetch(
    new Request("http://x/app/notes", {
      headers: { "api-key": bench.credentials.apiKey },
      ...(signal === undefined ? {} : { signal }),
    }),
  );

test("default: before the handler, the service never sees the call", async () => {
  const bench = open({ point: "before", match: { call: "T003" }, fail: { status: 503, retryAfterSeconds: 7 } });
  expect(await writeNote(bench)).toMatchObject({ status: 503, error: { code: "maintenance", retryable: true } });
  expect(await countNotes(bench)).toBe(1);
  expect(bench.journal.entries()[0]).toMatchObject({ status: 503, faults: ["fault-1: before"], code: "maintenance" });
});

test("behavior: Retry-After is sent as a header", async () => {
  const bench = open({ point: "before", fail: { status: 429, retryAfterSeconds: 7 } });
  const response = await raw(bench);
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "7"]);
});

test("behavior: after the commit, the service has acted and its answer is lost", async () => {
  for (const fail of [{ status: 502 } as const, { drop: true } as const]) {
    const bench = open({ point: "afterCommit", match: { service: "app", method: "POST" }, fail });
    const answer = await writeNote(bench).catch((error: unknown) => error);
    if ("drop" in fail) expect(answer).toBeInstanceOf(ConnectionDropped);
    else expect(answer).toMatchObject({ status: 502 });
    expect(await countNotes(bench)).toBe(2);
    expect(bench.journal.entries()[0]?.status).toBe("drop" in fail ? 0 : 502);
  }
});

test("behavior: a delay without a length passes the call's timeout, its work done", async () => {
  const bench = open({ point: "delay", match: { call: "T004" }, times: 1 });
  let isAnswered = false;
  const answer = raw(bench).then((response) => {
    isAnswered = true;
    return response.status;
  });
  await writeNote(bench);
  bench.clock.advance(list.timeoutMs);
  expect(await countNotes(bench)).toBe(2);
  expect(isAnswered).toBe(false);
  bench.clock.advance(1_000);
  expect(await answer).toBe(200);
});

test("behavior: a damaged answer arrives as it was ordered", async () => {
  const damaged = async (as: "truncated" | "html" | "wrongTypes" | "empty") => {
    const response = await raw(open({ point: "corrupt", as }));
    return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
  };
  expect(() => JSON.parse("")).toThrow();
  const truncated = await damaged("truncated");
  expect(truncated.text).toMatch(/^\{"statusCode":200/);
  expect(() => JSON.parse(truncated.text)).toThrow(SyntaxError);
  expect(await damaged("html")).toMatchObject({ status: 200, type: "text/html; charset=utf-8" });
  expect(await damaged("empty")).toMatchObject({ status: 200, text: "" });
  expect(JSON.parse((await damaged("wrongTypes")).text)).toMatchObject({ statusCode: "200", Data: { user: {} } });
});

test("behavior: a call delivered twice acts twice and answers once", async () => {
  const bench = open({ point: "corrupt", as: "duplicate", match: { call: "T003" } });
  const answer = await writeNote(bench);
  expect(answer.status).toBe(200);
  const { data } = await bench.ask(list, {});
  expect(data?.notes).toHaveLength(3);
  expect(data?.notes.at(-1)?.id).toBe(answer.data?.id);
});

test("behavior: nth hits one call, times so many, and other calls pass", async () => {
  const fail = { status: 500 } as const;
  const nth = open({ point: "before", match: { call: "T003" }, nth: 2, fail });
  expect([(await writeNote(nth)).status, (await writeNote(nth)).status, (await writeNote(nth)).status]).toEqual([
    200, 500, 200,
  ]);
  expect((await nth.ask(popular, {})).status).toBe(200);
  expect(nth.admin.faults.list()).toMatchObject([{ id: "fault-1", matched: 3, fired: 1 }]);

  const times = open({ point: "before", times: 2, fail });
  expect([(await writeNote(times)).status, (await writeNote(times)).status, (await writeNote(times)).status]).toEqual([
    500, 500, 200,
  ]);
});

test("behavior: chance is the seed's", async () => {
  const run = async (seed: string) => {
    const faults: FaultRule[] = [{ point: "before", probability: 0.5, fail: { status: 500 } }];
    const bench = createTestBench({ services: [noteService], faults, seed });
    const statuses: number[] = [];
    for (let index = 0; index < 40; index++) statuses.push((await bench.ask(list, {})).status);
    return statuses;
  };
  const statuses = await run("a");
  const failed = statuses.filter((status) => status === 500).length;
  expect(failed).toBeGreaterThan(8);
  expect(failed).toBeLessThan(32);
  expect(await run("a")).toEqual(statuses);
  expect(await run("b")).not.toEqual(statuses);
});

test("behavior: faults are cleared one by one or all", async () => {
  const { faults } = open().admin;
  faults.add({ id: "one", point: "delay" });
  faults.add({ id: "two", point: "delay" });
  faults.clear("one");
  expect(faults.list().map(({ id }) => id)).toEqual(["two"]);
  faults.clear();
  expect(faults.list()).toEqual([]);
});

test("behavior: a rule that says nothing sensible is refused by its field", () => {
  const issue = (rule: unknown) => faultRuleSchema.safeParse(rule).error?.issues[0]?.path.join(".");
  expect(issue({ point: "later" })).toBe("point");
  expect(issue({ point: "before", fail: { status: 418 } })).toBe("fail");
  expect(issue({ point: "delay", probability: 2 })).toBe("probability");
});
