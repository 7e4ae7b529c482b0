import "@tanstack/react-start/server-only";
import { type Dashboards, openDashboards } from "./dashboards.ts";
import { type Environment, readEnvironment } from "./environment.ts";
import { createDrawnParts, type DrawnParts } from "./front-page/drawn-parts.ts";
import type { SharedPage } from "./front-page/front-page-key.ts";
import { createKeptPages, type KeptPages } from "./front-page/kept-pages.ts";
import { createLog, type Log } from "./log.ts";
import { createUpstreamMetrics } from "./metrics/upstream-metrics.ts";
import { openPictures, type Pictures } from "./pictures/pictures.ts";
import type { PageOrigins } from "./security/headers.ts";
import { ownOriginsOf } from "./security/own-origins.ts";
import { createRateLimits, type RateLimits } from "./security/rate-limits.ts";
import { tileOriginOf } from "./security/tile-origin.ts";
import { cookieSecurity } from "./session/cookies.ts";
import { createSessions, type Sessions } from "./session/session.ts";
import { createAnswering } from "./stores/answering.ts";
import { createFileStore } from "./stores/file-store.ts";
import type { KeyValueStore } from "./stores/key-value-store.ts";
import { createMemoryStore } from "./stores/memory-store.ts";
import { connectRedis, createRedisStore } from "./stores/redis-store.ts";
import { systemClock } from "./system-clock.ts";
import { openUpstream } from "./upstream/upstream.ts";

/** What lives as long as the server process. */
export type Runtime = {
  readonly environment: Environment;
  readonly origin: string;
  /** Whose pages may write here. */
  readonly ownOrigins: readonly string[];
  /** What pages may reach besides this server. */
  readonly pageOrigins: PageOrigins;
  readonly cookies: ReturnType<typeof cookieSecurity>;
  readonly log: Log;
  readonly store: KeyValueStore;
  /** What must outlive this process: in Redis, in a file, or, when there is neither, in memory all the same. */
  readonly lasting: KeyValueStore;
  readonly sessions: Sessions;
  readonly rateLimits: RateLimits;
  readonly upstream: ReturnType<typeof openUpstream>;
  readonly dashboards: Dashboards;
  /** Where a page that is the same for many is kept. */
  readonly keptPages: (page: SharedPage) => KeptPages;
  /** What of a page is drawn for many, though the page is one person's own. */
  readonly drawnParts: DrawnParts;
  readonly pictures: Pictures;
};

/** What is found is sold meanwhile: it is kept long enough for a crowd that asks at once, and not for anybody to notice. */
const foundForMs = 5000;

/** The pages that are kept: contents longer, and apart, so that searches leave them their room. */
const openKeptPages = (forMs: number): Runtime["keptPages"] => {
  // Of some 100 kB each: a few dozen pages in two languages, two editions, three looks and the few currencies people choose.
  const contents = createKeptPages({ forMs, capacity: 300, now: Date.now });
  const found = createKeptPages({ forMs: Math.min(forMs, foundForMs), capacity: 60, now: Date.now });
  return ({ isFound }) => (isFound ? found : contents);
};

const openRuntime = async (): Promise<Runtime> => {
  const environment = readEnvironment(process.env);
  const log = createLog(environment.LOG_LEVEL);
  const origin = environment.PUBLIC_ORIGIN ?? `http://localhost:${environment.PORT}`;
  const redis =
    environment.REDIS_URL === undefined
      ? undefined
      : await connectRedis(environment.REDIS_URL, (error) => log.error({ error: error.message }, "redis"));
  const metrics = createUpstreamMetrics();
  const answering = createAnswering({
    clock: systemClock,
    onChange: (event) => {
      metrics.noteCircuit("redis", event);
      log.error({ type: event.type }, event.type === "opened" ? "redis is left alone" : "redis answers again");
    },
  });
  const store = redis ? createRedisStore(redis, answering) : createMemoryStore();
  const lasting = redis || environment.STATE_FILE === undefined ? store : createFileStore(environment.STATE_FILE);
  const upstream = openUpstream(environment, store, log, metrics);
  // While developing, a page shows every change at once.
  const keptForMs = import.meta.env.DEV ? 0 : environment.FRONT_PAGE_SECONDS * 1000;
  return {
    environment,
    origin,
    ownOrigins: ownOriginsOf(environment, origin),
    pageOrigins: {
      realtimeOrigin: new URL(environment.REALTIME_URL).origin,
      tileOrigin: tileOriginOf(environment.MAP_TILES_URL),
    },
    cookies: cookieSecurity(origin),
    log,
    store,
    lasting,
    sessions: createSessions(store),
    rateLimits: createRateLimits(redis && { client: redis, answering }),
    upstream,
    dashboards: openDashboards(upstream),
    keptPages: openKeptPages(keptForMs),
    // Of some 10 kB each, eight on a home page.
    drawnParts: createDrawnParts({ forMs: keptForMs, capacity: 300, now: Date.now }),
    pictures: openPictures({ origins: environment.PICTURE_ORIGINS, fetch: globalThis.fetch, now: Date.now }),
  };
};

let opened: Promise<Runtime> | undefined;

/** Opens on the first request and stays. A failed start is tried again by the next request. */
export const runtime = (): Promise<Runtime> => {
  opened ??= openRuntime().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
};
