/** `npm start`: builds what changed, then serves the marketplace, with its sandbox unless real services are configured. */
import { turbo } from "./lib/run.ts";
import { welcome } from "./lib/welcome.ts";

const built = await turbo(["build", "--filter=@safar/web"]);
if (built.code !== 0) process.exit(built.code);

// Imported now: what it serves has only just been built.
const { startMarketplace } = await import("./lib/marketplace.ts");

try {
  const marketplace = await startMarketplace({
    port: Number(process.env.PORT ?? 3000),
    sandboxPort: Number(process.env.SANDBOX_PORT ?? 0),
    adminPort: Number(process.env.SANDBOX_ADMIN_PORT ?? 0),
    persist: true,
    logLevel: process.env.LOG_LEVEL ?? "warn",
  });
  console.log(welcome(marketplace));

  const stop = async () => {
    await marketplace.stop();
    process.exit(0);
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
