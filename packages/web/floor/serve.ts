import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type ServerHandler, serve } from "srvx";
import { staticMiddleware } from "srvx/static";
import { compressed } from "../server/compression.ts";
import type { RunningServer } from "../server/serve.ts";

const dist = fileURLToPath(new URL("./dist/", import.meta.url));

/** Serves a page to compare ours with at the same door: the same server and compression, files from `dir` when it has any. */
export const servePage = async (fetch: ServerHandler, dir?: string): Promise<RunningServer> => {
  const server = serve({
    port: 0,
    hostname: "localhost",
    silent: true,
    gracefulShutdown: false,
    middleware:
      dir === undefined ? [] : [staticMiddleware({ dir, encodings: true, maxAge: 31_536_000, immutable: true })],
    fetch: async (request) => compressed(request, await fetch(request)),
  });
  await server.ready();
  return { origin: (server.url ?? "").replace(/\/$/, ""), stop: () => server.close(true) };
};

/** Serves the built floor page on a free port. */
export const serveFloor = async (): Promise<RunningServer> => {
  const entry = `${dist}server/server.js`;
  if (!existsSync(entry)) {
    throw new Error("The floor page is not built. Run `vite build --config floor/vite.config.ts` in packages/web.");
  }
  const { default: app } = await import(pathToFileURL(entry).href);
  return servePage((request) => app.fetch(request), `${dist}client`);
};
