import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { readEnvironment } from "../src/server/environment.ts";
import type { RunningServer } from "./serve.ts";

/** Serves the sources as they are, with hot reload. Settings as for `serveWeb`. */
export const developWeb = async (): Promise<RunningServer> => {
  const { PORT } = readEnvironment(process.env);
  const server = await createServer({
    root: fileURLToPath(new URL("..", import.meta.url)),
    server: { port: PORT, strictPort: true },
  });
  await server.listen();
  return { origin: `http://localhost:${PORT}`, stop: () => server.close() };
};
