import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openAdmin } from "../../packages/web/server/admin.ts";
import { writesEndInMs } from "../../packages/web/server/drain.ts";
import { createSharedMetrics } from "../../packages/web/server/metrics.ts";
import { longestStopDelaySeconds } from "../../packages/web/src/server/environment.ts";
import { killUnless } from "./kill-unless.ts";
import { originIn, type WorkerOrder } from "./worker-messages.ts";

const againInMs = 1000;
/** A busy machine takes some seconds to start one. */
const startsInMs = 120_000;
/** Longer than a process takes that is told to stop: it says so, finishes what writes, and closes. */
const endsInMs = longestStopDelaySeconds * 1000 + writesEndInMs + 15_000;

/** Several web servers behind one port of this machine. */
export type WebProcesses = {
  readonly origin: string;
  /** Puts a new process in the place of each, one after the other, as with a new build: there is always one that answers. */
  readonly replace: () => Promise<void>;
  readonly stop: (how?: { readonly announced: boolean }) => Promise<void>;
};

/** How many processes to serve with, by the command line: `--processes 4`. */
export const processesIn = (argv: readonly string[]): number => {
  const at = argv.indexOf("--processes");
  const text = at < 0 ? "1" : (argv[at + 1] ?? "");
  if (!/^[1-9]\d?$/.test(text))
    throw new Error(`--processes takes a number from 1 to 99, as in --processes 2, and has "${text}".`);
  return Number(text);
};

const needsRedis = (count: number): Error =>
  new Error(
    `${count} processes share sessions, tokens and who pays what through Redis. Set REDIS_URL, such as redis://127.0.0.1:6379, or leave --processes out.`,
  );

/** Starts them by the environment that this process has. Throws when the first cannot be started, which says why by itself. */
export const startProcesses = async (count: number): Promise<WebProcesses> => {
  if (!process.env.REDIS_URL) throw needsRedis(count);
  cluster.setupPrimary({ exec: fileURLToPath(new URL("./web-worker.ts", import.meta.url)), execArgv: [], args: [] });
  const serving = new Set<Worker>();
  let isStopping = false;

  const begin = async (): Promise<{ readonly worker: Worker; readonly origin: string }> => {
    // The admin port is the primary's: it tells of all of them.
    const worker = cluster.fork({ ADMIN_PORT: "" });
    const ended = once(worker, "exit").then(() => {
      throw new Error("A web process ended before it could answer.");
    });
    const onTime = killUnless(worker.process, "answered", startsInMs);
    for (;;) {
      const [message]: unknown[] = await Promise.race([once(worker, "message"), ended]);
      const origin = originIn(message);
      if (origin === null) continue;
      ended.catch(() => undefined);
      onTime();
      serving.add(worker);
      worker.once("exit", () => void replaceLost(worker));
      return { worker, origin };
    }
  };

  /** Tries until it can: what keeps a process from starting may pass, and nobody else would begin it again. */
  const beginAgain = async (): Promise<void> => {
    await wait(againInMs);
    if (isStopping) return;
    await begin().catch((error: Error) => {
      console.error(error.message);
      return beginAgain();
    });
  };

  /** One that ended without being told to. */
  const replaceLost = async (worker: Worker): Promise<void> => {
    if (!serving.delete(worker) || isStopping) return;
    console.error(`Web process ${worker.process.pid} ended; another one is started.`);
    await beginAgain();
  };

  const end = async (worker: Worker, order: WorkerOrder): Promise<void> => {
    serving.delete(worker);
    if (worker.isDead()) return;
    const ended = once(worker, "exit");
    const onTime = killUnless(worker.process, "ended", endsInMs);
    worker.send(order);
    await ended;
    onTime();
  };

  const [first] = await Promise.all(Array.from({ length: count }, begin));
  const { ADMIN_PORT, ADMIN_HOST = "127.0.0.1" } = process.env;
  const admin = ADMIN_PORT
    ? await openAdmin({ port: Number(ADMIN_PORT), host: ADMIN_HOST, metrics: createSharedMetrics() })
    : null;
  const replaceAll = async (): Promise<void> => {
    for (const old of Array.from(serving)) {
      if (isStopping) return;
      await begin();
      await end(old, "replace");
    }
  };
  let replacing = Promise.resolve();
  return {
    origin: first?.origin ?? "",
    replace: () => {
      // One that failed has said so to whoever asked for it, and is no reason not to try again.
      replacing = replacing.catch(() => undefined).then(replaceAll);
      return replacing;
    },
    stop: async ({ announced } = { announced: false }) => {
      isStopping = true;
      await Promise.all([...serving].map((worker) => end(worker, announced ? "stop" : "stop now")));
      admin?.stop();
    },
  };
};
