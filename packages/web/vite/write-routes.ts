/** Writes `src/routeTree.gen.ts` anew. The router's plugin does so as soon as there is a configuration; nothing is built. */
import { fileURLToPath } from "node:url";
import { resolveConfig } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
await resolveConfig({ root, configFile: `${root}vite.config.ts`, logLevel: "error" }, "build");
