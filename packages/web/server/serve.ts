import cluster from "node:cluster";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { register } from "prom-client";
import { type Server, type ServerRequest, serve } from "srvx";
import { readEnvironment } from "../src/server/environment.ts";
import { createLog } from "../src/server/log.ts";
import { createFileStore } from "../src/server/stores/file-store.ts";
import { openAdmin } from "./admin.ts";
import { compressed } from "./compression.ts";
import { createDrain } from "./drain.ts";
import { dist, files } from "./files.ts";
import { askedOf, refusing } from "./front.ts";
import { goneStatus, noteWhenGone } from "./gone.ts";
import { createServerMetrics } from "./metrics.ts";
import { createPageGate } from "./page-gate.ts";
import { headed } from "./refusals.ts";

export type RunningServer = {
  readonly origin: string;
  /**
   * Accepts nothing more, and ends when what runs has ended. `announced` first says so for a while, for a balancer and for kept
   * connections to hear it; `isReplaced` leaves the balancer out of it, since another process answers at the same port.
   */
  readonly stop: (how?: StopHow) => Promise<void>;
};

type StopHow = { readonly announced: boolean; readonly isReplaced?: boolean };

type Fetch = (request: Request) => Response | Promise<Response>;

const listen = async (server: Server, port: number): Promise<number> => {
  try {
    await server.ready();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      /EADDRINUSE/.test(reason)
        ? `Port ${port} is in use. Stop what listens there, or name another port with PORT.`
        : `Port ${port} cannot be opened (${reason}). Name another one with PORT.`,
      { cause: error },
    );
  }
  return Number(new URL(server.url ?? `http://localhost:${port}`).port);
};

/**
 * One of several processes is handed its connections by their primary. It leaves in order, so that what is on its way to it is handed to
 * another one, and ends only then: a connection that was handed to a process which has gone would hang.
 */
const leaveProcesses = async (): Promise<void> => {
  const { worker } = cluster;
  if (worker === undefined || !worker.isConnected()) return;
  const left = once(worker, "disconnect");
  worker.disconnect();
  await left;
};

const socketsOf = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    const { server: node } = server.node ?? {};
    if (node === undefined) resolve(0);
    else node.getConnections((_, count) => resolve(count));
  });

/**
 * Serves the built marketplace. Reads its settings from the environment, and throws before it listens when any is missing.
 * `port` 0 takes a free one.
 */
export const serveWeb = async (): Promise<RunningServer> => {
  const environment = readEnvironment(process.env);
  const log = createLog(environment.LOG_LEVEL);
  const https = environment.PUBLIC_ORIGIN?.startsWith("https:") ?? false;
  // Said now, and not with the first request.
  if (environment.STATE_FILE !== undefined) await createFileStore(environment.STATE_FILE).close();
  const { default: app }: { default: { readonly fetch: Fetch } } = await import(
    pathToFileURL(`${dist}server/server.js`).href
  );
  const drain = createDrain();
  const metrics = createServerMetrics({ sockets: () => socketsOf(server) });
  const gate = createPageGate({ most: environment.PAGES_AT_ONCE, https });
  const front = { https, proxies: environment.TRUST_PROXY };
  const answer = async (asked: ServerRequest): Promise<Response> => {
    const request = await askedOf(asked, front);
    return request instanceof Response ? request : compressed(request, await app.fetch(request));
  };
  const server = serve({
    port: environment.PORT,
    silent: true,
    gracefulShutdown: false,
    // One of several processes shares the port with the others, by way of their primary.
    ...(cluster.isWorker ? { node: { exclusive: false } } : {}),
    middleware: [metrics.count, refusing(front), drain.enter, files(https), gate],
    fetch: (asked) => {
      noteWhenGone(asked);
      return answer(asked).catch((error: unknown) => {
        if (asked.signal.aborted) return new Response(null, { status: goneStatus });
        log.error({ error: error instanceof Error ? error.stack : String(error) }, "unanswered");
        return headed(new Response("Something went wrong!", { status: 500 }), https);
      });
    },
  });
  const port = await listen(server, environment.PORT);
  // The pages read their settings with the first request: of a port that was taken as it came, the one it is.
  process.env.PORT = String(port);
  const { ADMIN_HOST: host, ADMIN_PORT } = environment;
  const admin =
    ADMIN_PORT === undefined
      ? null
      : await openAdmin({ host, port: ADMIN_PORT, metrics: () => register.metrics() }).catch(async (error: unknown) => {
          await server.close(true);
          throw error;
        });
  return {
    origin: environment.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
    stop: async ({ announced, isReplaced = false }: StopHow = { announced: false }) => {
      drain.announce({ isReplaced });
      if (announced) await wait(environment.STOP_DELAY_SECONDS * 1000);
      await leaveProcesses();
      const closed = server.close();
      await drain.finish();
      await server.close(true);
      await closed;
      admin?.stop();
    },
  };
};
