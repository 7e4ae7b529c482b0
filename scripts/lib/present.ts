import { startMarketplace } from "./marketplace.ts";
import { welcome } from "./welcome.ts";

/** Starts the marketplace for a person at this machine, says where it is, and ends with it on Ctrl+C. */
export const present = async (openWeb?: Parameters<typeof startMarketplace>[1]): Promise<void> => {
  const marketplace = await startMarketplace(
    {
      port: Number(process.env.PORT ?? 3000),
      sandboxPort: Number(process.env.SANDBOX_PORT ?? 0),
      adminPort: Number(process.env.SANDBOX_ADMIN_PORT ?? 0),
      persist: true,
      logLevel: process.env.LOG_LEVEL ?? "warn",
    },
    openWeb,
  ).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
  console.log(welcome(marketplace));
  const stopWhen = (signal: NodeJS.Signals, how: { readonly announced: boolean }) =>
    // Once: the same signal again ends the process at once.
    process.once(signal, async () => {
      await marketplace.stop(how);
      process.exit(0);
    });
  stopWhen("SIGINT", { announced: false });
  stopWhen("SIGTERM", { announced: true });
};
