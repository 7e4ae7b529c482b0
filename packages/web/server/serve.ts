import { fileURLToPath, pathToFileURL } from "node:url";
import { type ServerMiddleware, serve } from "srvx";
import { staticMiddleware } from "srvx/static";
import { readEnvironment } from "../src/server/environment.ts";
import { createLog } from "../src/server/log.ts";
import { canonicalAddress, readableAddress } from "../src/server/request/addresses.ts";
import { clientAddressHeader } from "../src/server/request/client-address.ts";
import { commonHeaders, fileHeaders } from "../src/server/security/headers.ts";
import { compressed } from "./compression.ts";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));

/**
 * The built files. An asset's name carries a hash of its content, so a browser may keep it for ever; icons and the like for an
 * hour. A page is never a file.
 */
const files = (https: boolean): ServerMiddleware => {
  const dir = `${dist}client`;
  const assets = staticMiddleware({ dir, encodings: true, maxAge: 31_536_000, immutable: true });
  const others = staticMiddleware({ dir, encodings: true, maxAge: 3600 });
  return async (request, next) => {
    const { pathname } = new URL(request.url);
    if (!/\.\w+$/.test(pathname)) return next();
    let isFile = true;
    const response = await (pathname.startsWith("/assets/") ? assets : others)(request, () => {
      isFile = false;
      return next();
    });
    if (isFile) for (const [name, value] of Object.entries(fileHeaders(https))) response.headers.set(name, value);
    return response;
  };
};

export type RunningServer = { readonly origin: string; readonly stop: () => Promise<void> };

/**
 * Serves the built marketplace. Reads its settings from the environment, and throws before it listens when any is missing.
 * `port` 0 takes a free one.
 */
export const serveWeb = async (): Promise<RunningServer> => {
  const environment = readEnvironment(process.env);
  const log = createLog(environment.LOG_LEVEL);
  const https = environment.PUBLIC_ORIGIN?.startsWith("https:") ?? false;
  const { default: app } = await import(pathToFileURL(`${dist}server/server.js`).href);
  const server = serve({
    port: environment.PORT,
    silent: true,
    gracefulShutdown: false,
    middleware: [files(https)],
    fetch: async (asked) => {
      const address = new URL(asked.url);
      const isRead = asked.method === "GET" || asked.method === "HEAD";
      // Here already, because the framework would redirect doubled slashes and refuse what it cannot decode by itself.
      const moved = isRead && address.pathname.includes("//") ? canonicalAddress(address) : null;
      if (moved !== null)
        return new Response(null, { status: 301, headers: { ...commonHeaders(https), location: moved } });
      const readable = readableAddress(address);
      const request = readable.pathname === address.pathname ? asked : new Request(readable, asked);
      const forwarded = environment.TRUST_PROXY
        ? asked.headers.get("x-forwarded-for")?.split(",")[0]?.trim()
        : undefined;
      request.headers.set(clientAddressHeader, forwarded ?? asked.ip ?? "unknown");
      return compressed(request, await app.fetch(request));
    },
    error: (error) => {
      log.error({ error: error instanceof Error ? error.stack : String(error) }, "unanswered");
      return new Response("Something went wrong!", { status: 500, headers: commonHeaders(https) });
    },
  });
  await server.ready();
  const { port } = new URL(server.url ?? `http://localhost:${environment.PORT}`);
  return { origin: environment.PUBLIC_ORIGIN ?? `http://localhost:${port}`, stop: () => server.close(true) };
};
