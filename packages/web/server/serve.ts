import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { type Server, type ServerRequest, serve } from "srvx";
import { readEnvironment } from "../src/server/environment.ts";
import { createLog } from "../src/server/log.ts";
import { createFileStore } from "../src/server/stores/file-store.ts";
import { compressed } from "./compression.ts";
import { createDrain } from "./drain.ts";
import { dist, files } from "./files.ts";
import { askedOf, refusing } from "./front.ts";
import { goneStatus, noteWhenGone } from "./gone.ts";
import { headed } from "./refusals.ts";

export type RunningServer = {
  readonly origin: string;
  /** Accepts nothing more, and ends when what runs has ended. `announced` first says so for a while, for a balancer to hear it. */
  readonly stop: (how?: { readonly announced: boolean }) => Promise<void>;
};

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
  const front = { https, proxies: environment.TRUST_PROXY };
  const answer = async (asked: ServerRequest): Promise<Response> => {
    const request = await askedOf(asked, front);
    return request instanceof Response ? request : compressed(request, await app.fetch(request));
  };
  const server = serve({
    port: environment.PORT,
    silent: true,
    gracefulShutdown: false,
    middleware: [refusing(front), drain.enter, files(https)],
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
  return {
    origin: environment.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
    stop: async ({ announced } = { announced: false }) => {
      drain.announce();
      if (announced) await wait(environment.STOP_DELAY_SECONDS * 1000);
      const closed = server.close();
      await drain.finish();
      await server.close(true);
      await closed;
    },
  };
};
