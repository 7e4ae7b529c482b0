import type { Endpoint } from "@safar/api-clients/wire";
import { createAuthenticate } from "./authenticate.ts";
import { type Caller, openCall, type Publish, seedCallOf, type World } from "./call.ts";
import type { ClockState, SandboxClock } from "./clock.ts";
import { createDispatch, type Dispatch } from "./dispatch.ts";
import { createFaults, type FaultRule, type Faults } from "./faults.ts";
import { createIds } from "./ids.ts";
import { createJournal, type Journal } from "./journal.ts";
import { createLedger, type Ledger } from "./ledger.ts";
import { createMemoryStore } from "./memory-store.ts";
import { createOutbox, type OutboxReader } from "./outbox.ts";
import { redact } from "./redact.ts";
import { createRoutes } from "./routes.ts";
import { createSchedule, type ScheduledJob } from "./schedule.ts";
import { createServe, messageOf } from "./serve.ts";
import type { AnyService, AskedOffer, Call, Credentials, Job } from "./service.ts";
import { type Store, StoreFailure } from "./store.ts";
import { createSwitches, type Switches } from "./switches.ts";

export type SandboxOptions = {
  /** All chance comes from it: the same seed and the same calls in the same order give the same answers. */
  readonly seed: string;
  readonly clock: SandboxClock;
  readonly services: readonly AnyService[];
  /** In memory when absent. A store that holds a world already goes on with it, and with its seed. */
  readonly store?: Store;
  readonly credentials?: Partial<Credentials>;
  /** Where real-time events go; nowhere when absent. */
  readonly publish?: Publish;
  /** In force from the first call; more come through `admin`. */
  readonly faults?: readonly FaultRule[];
  /** Hears why the store could not keep a job's work, which is then tried again. When absent, the clock that called hears it. */
  readonly onFailure?: (error: unknown) => void;
  /** How many journal entries are kept; 2,000 when absent. */
  readonly journalLimit?: number;
};

/** What a tester may do that a caller may not. */
export interface SandboxAdmin {
  seed(): string;
  readonly faults: Faults;
  readonly switches: Switches;
  readonly outbox: OutboxReader;
  readonly publish: Publish;
  /** Work that waits for its time, next first. */
  jobs(): ScheduledJob[];
  endpoints(): readonly Endpoint[];
  /** What is sold under a RefID, as it stands, in a language; null where nothing is. Nobody has asked for it: it leaves no trace. */
  quoted(id: string, locale: Caller["locale"]): unknown;
  /** What a list offers under an id that a search found; null where none did. */
  offered(asked: AskedOffer, locale: Caller["locale"]): unknown;
}

export interface Sandbox {
  /** Answers a call to `/travel/…`, `/hotels/…`, `/app/…` or `/client/…`. Rejects only for a dropped connection or an aborted request. */
  readonly fetch: Dispatch;
  readonly clock: SandboxClock;
  readonly store: Store;
  readonly journal: Journal;
  readonly ledger: Ledger;
  readonly credentials: Credentials;
  readonly admin: SandboxAdmin;
  /** Empties and seeds the world anew, its clock as it was made; faults, switches, messages and waiting jobs go too. */
  reset(seed?: string): void;
  /** Runs no more jobs and writes no more; call it before the store is closed. */
  close(): void;
}

/** What a sandbox expects that was told nothing else. */
export const sampleCredentials: Credentials = {
  username: "sandbox",
  password: "sandbox-password",
  tokenLifetimeMs: 30 * 60_000,
  apiKey: "sandbox-api-key",
};

type Meta = { readonly id: string; readonly seed: string; readonly clock: ClockState };

const jobsOf = (services: readonly AnyService[]): ReadonlyMap<string, Job> => {
  const jobs = new Map<string, Job>();
  for (const [name, job] of services.flatMap((service) => Object.entries(service.jobs ?? {}))) {
    if (jobs.has(name)) throw new Error(`Two services have a job "${name}". Rename one: a job is found by its name.`);
    jobs.set(name, job);
  }
  return jobs;
};

/** The four upstream services as one `Request → Response`. */
export const createSandbox = (options: SandboxOptions): Sandbox => {
  const { clock, services, store = createMemoryStore(), publish = () => undefined } = options;
  const credentials = { ...sampleCredentials, ...options.credentials };
  const meta = store.collection<Meta>("sandbox_meta");
  let currentSeed = meta.get("meta")?.seed ?? options.seed;
  const seed = () => currentSeed;

  const ids = createIds(store, seed);
  const ledger = createLedger(store, ids, clock.now);
  const outbox = createOutbox(store, ids, clock.now);
  const switches = createSwitches(store);
  const faults = createFaults(store, ids, seed);
  const journal = createJournal(options.journalLimit ?? 2000);
  const routes = createRoutes(services);
  const jobs = jobsOf(services);

  const runJob = ({ job, payload, locale, country, userId }: ScheduledJob): (() => void) => {
    const requestId = `req-${ids.count("request")}`;
    const { call, finish } = openCall(world, { locale, country, userId }, { endpoint: null, requestId });
    const entry = {
      kind: "job",
      requestId,
      at: clock.now(),
      endpoint: job,
      userId,
      input: redact(payload),
      status: null,
    } as const;
    try {
      const work = jobs.get(job);
      if (work === undefined) throw new Error(`No service has the job "${job}". It was scheduled and is gone now.`);
      store.transaction(() => work(call, payload));
      journal.add(entry);
      return finish;
    } catch (error) {
      if (error instanceof StoreFailure) throw error;
      journal.add({ ...entry, problem: messageOf(error) });
      return () => undefined;
    }
  };

  const schedule = createSchedule(store, ids, clock, runJob, options.onFailure);
  const world: World = { clock, store, ids, ledger, outbox, switches, credentials, schedule, publish, seed };

  const foundBy = (locale: Caller["locale"], find: (service: AnyService, call: Call) => unknown): unknown => {
    const { call } = openCall(world, { locale, country: "PK", userId: null }, { endpoint: null, requestId: "" });
    for (const service of services) {
      const found = find(service, call);
      if (found !== undefined) return found;
    }
    return null;
  };

  const keepMeta = () => meta.put({ id: "meta", seed: currentSeed, clock: clock.state() });

  /** Whatever was there before, all of the new world or nothing of it. */
  const populate = () =>
    store.transaction(() => {
      store.reset();
      keepMeta();
      for (const service of services) service.seed?.(seedCallOf(world));
      for (const rule of options.faults ?? []) faults.add(rule);
    });

  const kept = meta.get("meta");
  if (kept === undefined) populate();
  else clock.restore(kept.clock);
  const forgetClock = clock.onChange(keepMeta);
  schedule.settle();

  return {
    fetch: createDispatch({
      world,
      routes,
      serve: createServe(world, createAuthenticate(store, credentials, switches, clock.now)),
      faults,
      journal,
      settle: schedule.settle,
    }),
    clock,
    store,
    journal,
    ledger,
    credentials,
    admin: {
      seed,
      faults,
      switches,
      outbox,
      publish,
      jobs: schedule.list,
      endpoints: () => routes.all().map(({ endpoint }) => endpoint),
      quoted: (id, locale) => foundBy(locale, ({ quoted }, call) => quoted?.(call, id)),
      offered: (asked, locale) => foundBy(locale, ({ offered }, call) => offered?.(call, asked)),
    },
    reset: (next = currentSeed) => {
      currentSeed = next;
      clock.reset();
      journal.clear();
      populate();
      schedule.settle();
    },
    close: () => {
      forgetClock();
      schedule.stop();
    },
  };
};
