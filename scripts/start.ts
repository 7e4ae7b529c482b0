/** `npm start`: builds what changed, then serves the marketplace, with its sandbox unless real services are configured. */
import { turbo } from "./lib/run.ts";
import { startSandbox, usesSandbox } from "./lib/sandbox.ts";

const built = await turbo(["build", "--filter=@safar/web"]);
if (built.code !== 0) process.exit(built.code);

const port = process.env.PORT ?? "3000";
const sandbox = usesSandbox(process.env) ? await startSandbox({ port, persist: true }) : null;
if (sandbox) Object.assign(process.env, sandbox.environment);

const { serveWeb } = await import("../packages/web/server/serve.ts");
const web = await serveWeb();
const origin = process.env.PUBLIC_ORIGIN ?? `http://localhost:${new URL(web.url).port}`;

console.log(`\nSafar is at ${origin} and, in Arabic, at ${origin}/ar`);
if (sandbox) console.log(sandbox.welcome);
console.log("\nCtrl+C stops it.");

const stop = async () => {
  await Promise.all([web.stop(), sandbox?.stop()]);
  process.exit(0);
};
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
