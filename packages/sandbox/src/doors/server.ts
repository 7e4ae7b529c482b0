import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Server, ServerRequest } from "srvx";
import { serve } from "srvx/node";
import type { SandboxClock } from "../core/clock.ts";
import { ConnectionDropped } from "../core/dispatch.ts";
import { createRandom } from "../core/random.ts";
import { refuse } from "../core/refusal.ts";
import { refusalReply } from "../core/reply.ts";
import { createSandbox, type Sandbox, type SandboxOptions } from "../core/sandbox.ts";
import { createSqliteStore, type SqliteStore } from "../core/sqlite-store.ts";
import { createRealtimeServer, type RealtimeServer } from "../realtime/websocket.ts";
import { servicesWith } from "../services/index.ts";
import { answerAll } from "../services/payments/pages.ts";
import { createAdmin } from "./admin.ts";
import { printDocument } from "./printer.ts";
import { type RealtimeKeys, sampleRealtimeKeys } from "./realtime-keys.ts";
import { createSystemClock, systemTimers } from "./system-clock.ts";

export type SandboxServerOptions = Partial<Omit<SandboxOptions, "store" | "publish">> & {
  /** Of the four services and the real-time server; 0 takes a free one. */
  readonly port?: number;
  /** Of the admin API; 0 takes a free one. */
  readonly adminPort?: number;
  /** A SQLite file that keeps the world; in memory when absent. */
  readonly databasePath?: string;
  /** The most pages of 4 KiB that the file may have. */
  readonly databasePages?: number;
  readonly realtime?: RealtimeKeys;
};

export interface SandboxServer {
  /** Base of the four services: `${url}/travel`, `/hotels`, `/app`, `/client`. */
  readonly url: string;
  readonly adminUrl: string;
  readonly realtimeKeys: RealtimeKeys;
  readonly sandbox: Sandbox;
  /** Hangs up, keeps the world and frees both ports. */
  stop(): Promise<void>;
}

const host = "127.0.0.1";

/** An upload of 10 MB, and the form around it. */
const largestBodyBytes = 12 * 1024 * 1024;

/**
 * For how long a connection stays open that nothing comes over. Node's own five seconds are short on a busy machine: a caller that sends
 * its next request just then finds the line cut.
 */
const idleMs = 65_000;

/** A server that is not listening yet. Failures go to the caller and nothing to the console. */
const prepare = (port: number, fetch: (request: ServerRequest) => Promise<Response>): Server =>
  serve({
    hostname: host,
    port,
    fetch,
    manual: true,
    silent: true,
    gracefulShutdown: false,
    maxRequestBodySize: largestBodyBytes,
    node: { keepAliveTimeout: idleMs },
  });

const listen = async (server: Server, name: string): Promise<string> => {
  try {
    await server.serve();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The sandbox's ${name} port cannot be opened (${reason}). Name another, or 0 for a free one.`, {
      cause: error,
    });
  }
  return (server.url ?? "").replace(/\/$/, "");
};

type Answering = {
  readonly sandbox: Sandbox;
  readonly store: SqliteStore;
  readonly realtime: RealtimeServer;
  readonly onFailure: (error: unknown) => void;
};

/** The answer where the sandbox itself could not do its work, in a service's own form. */
const unkept = (clock: Pick<SandboxClock, "now">): Response => {
  const message = "The sandbox cannot keep its state, and nothing of this call was kept. What it prints tells why.";
  const stamp = { requestId: "req-none", serverTime: new Date(clock.now()).toISOString() };
  const { body, ...init } = refusalReply(refuse("maintenance", { status: 503, message, retryable: true }), stamp);
  return new Response(body, init);
};

/** Whether the sandbox can do its work, for whoever watches over it. */
const readiness = (store: SqliteStore): Response => {
  const isReady = store.isWritable();
  return Response.json(
    { status: isReady ? "ready" : "not ready", checks: { store: isReady } },
    { status: isReady ? 200 : 503 },
  );
};

/** Breaks the socket where a `fetch` would reject, and writes nothing for a caller who has gone. */
const answerOver =
  ({ onFailure, realtime, sandbox, store }: Answering) =>
  async (request: ServerRequest): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/apps/")) return realtime.httpApi(request);
    if (pathname === "/readyz") return readiness(store);
    try {
      return await answerAll(sandbox, request, printDocument);
    } catch (error) {
      if (error instanceof ConnectionDropped || request.signal.aborted) {
        request.runtime?.node?.res?.destroy();
        return new Response(null);
      }
      onFailure(error);
      return unkept(sandbox.clock);
    }
  };

/** Prints each reason once, and not with every call that meets it. */
const tellEachOnce = (path: string) => {
  const told = new Set<string>();
  return (error: unknown): void => {
    const reason = error instanceof Error ? error.message : String(error);
    if (told.has(reason)) return;
    told.add(reason);
    process.stderr.write(
      `The sandbox cannot write to ${path} (${reason}). Nothing that was kept is lost. Make room, and it goes on by itself.\n`,
    );
  };
};

/** The third door: the services and the real-time server on one port of 127.0.0.1, the admin API on another. */
export const startSandboxServer = async (options: SandboxServerOptions = {}): Promise<SandboxServer> => {
  const {
    port = 0,
    adminPort = 0,
    databasePath = ":memory:",
    databasePages,
    realtime: realtimeKeys = sampleRealtimeKeys,
    onFailure = tellEachOnce(databasePath),
    ...rest
  } = options;
  const clock = options.clock ?? createSystemClock();
  const store: SqliteStore = createSqliteStore(
    databasePath,
    databasePages === undefined ? {} : { pages: databasePages },
  );
  const realtime = createRealtimeServer({
    ...realtimeKeys,
    clock: { now: clock.now, ...systemTimers },
    random: createRandom(`${options.seed ?? "safar"}/realtime`),
  });
  const sandbox = createSandbox({
    seed: "safar",
    services: servicesWith(realtimeKeys),
    ...rest,
    onFailure,
    clock,
    store,
    publish: realtime.publish,
  });

  const services = prepare(port, answerOver({ sandbox, store, realtime, onFailure }));
  services.node?.server?.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!realtime.handleUpgrade(request, socket, head)) socket.destroy();
  });
  const admin = prepare(adminPort, createAdmin(sandbox));

  const stop = async () => {
    await realtime.stop();
    await Promise.all([services.close(true), admin.close(true)]);
    sandbox.close();
    store.close();
  };

  try {
    const url = await listen(services, "services");
    return { url, adminUrl: await listen(admin, "admin"), realtimeKeys, sandbox, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
