import { createAuthService, createServiceClient } from "@safar/api-clients";
import { afterAll, expect, test, vi } from "vitest";
import { createManualClock } from "../../core/clock.ts";
import { createMemoryStore } from "../../core/memory-store.ts";
import type { Collection, CollectionOptions, Store } from "../../core/store.ts";
import { openSandbox } from "../../doors/in-process.ts";
import { startAt } from "../../testing/account-bench.ts";
import { authService } from "../app/auth.service.ts";
import { sampleUsers } from "./sample-users.ts";

/** What digests are mixed by, step by step. */
const mixing = vi.spyOn(Math, "imul");
afterAll(() => mixing.mockRestore());

type Work = Record<string, number>;

/** A store that counts what is asked of it. What is written for somebody is one pile with what is written for nobody. */
const countingStore = (work: Work): Store => {
  const store = createMemoryStore();
  const open = <Row extends { readonly id: string }>(name: string, options?: CollectionOptions<Row>) => {
    const bare = store.collection<Row>(name, options);
    const pile = name.replace(/^sandbox_(outbox|discarded)$/, "letters");
    const counted = <Args extends readonly unknown[], Value>(what: string, ask: (...args: Args) => Value) => {
      return (...args: Args): Value => {
        work[`${what} ${pile}`] = (work[`${what} ${pile}`] ?? 0) + 1;
        return ask(...args);
      };
    };
    return {
      get: counted("get", bare.get),
      put: counted("put", bare.put),
      delete: counted("delete", bare.delete),
      all: counted("all", bare.all),
      where: counted("where", bare.where),
    } satisfies Collection<Row>;
  };
  return { ...store, collection: open };
};

const known = sampleUsers.PK.phone;
const unknown = "+923339999999";

/** What one and the same visit costs the service, by what it asks of its store, its digests and the network. */
const workFor = async (phone: string, purpose: "sign-in" | "password-reset"): Promise<Work> => {
  const work: Work = {};
  const clock = createManualClock(startAt);
  const sandbox = openSandbox({ clock, services: [authService], store: countingStore(work) });
  const time = { now: clock.now, setTimeout: () => 0, clearTimeout: () => undefined };
  let calls = 0;
  const client = createServiceClient({
    service: "app",
    baseUrl: "http://sandbox/app",
    fetch: (input, init) => {
      calls += 1;
      return sandbox.fetch(input, init);
    },
    clock: time,
    locale: "en",
    apiKey: sandbox.credentials.apiKey,
  });
  const codes = createAuthService({ client, clock: time, onSession: () => undefined }).codes[purpose];
  for (const name of Object.keys(work)) delete work[name];
  mixing.mockClear();
  const order = { phone, channel: "whatsapp", requestId: null, reference: null } as const;
  const asked = await codes.requestCode(order);
  if (asked.type !== "CODE_SENT") throw new Error(`No code was sent: ${asked.type}`);
  const { requestId } = asked.challenge;
  clock.advance(60_000);
  await codes.requestCode({ ...order, requestId });
  for (const code of ["000001", "000002"]) await codes.verifyCode({ requestId, code, remember: false });
  return { ...work, calls, mixed: mixing.mock.calls.length };
};

test.each(["sign-in", "password-reset"] as const)(
  "behavior: a code for a forgotten password costs as much work for who has an account as for who has none (%s)",
  async (purpose) => {
    const [one, other] = [await workFor(known, purpose), await workFor(unknown, purpose)];
    expect(one).toEqual(other);
    expect(one).toMatchObject({ calls: 4, "put letters": 2 });
    expect(one["mixed"]).toBeGreaterThan(4 * 64);
  },
);
