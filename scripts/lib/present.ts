import { startMarketplace } from "./marketplace.ts";
import { processesIn, startProcesses } from "./processes.ts";
import { welcome } from "./welcome.ts";

type OpenWeb = NonNullable<Parameters<typeof startMarketplace>[1]>;

/** Several processes when the command line asks for them; SIGHUP then replaces one after the other. */
const openProcesses =
  (count: number): OpenWeb =>
  async () => {
    const web = await startProcesses(count);
    process.on("SIGHUP", () => {
      web.replace().catch((error: Error) => console.error(error.message));
    });
    return web;
  };

const begin = async (openWeb: OpenWeb | undefined) => {
  const count = processesIn(process.argv);
  return startMarketplace(
    {
      port: Number(process.env.PORT ?? 3000),
      sandboxPort: Number(process.env.SANDBOX_PORT ?? 0),
      adminPort: Number(process.env.SANDBOX_ADMIN_PORT ?? 0),
      persist: true,
      logLevel: process.env.LOG_LEVEL ?? "warn",
    },
    openWeb ?? (count === 1 ? undefined : openProcesses(count)),
  );
};

/** Starts the marketplace for a person at this machine, says where it is, and ends with it on Ctrl+C. */
export const present = async (openWeb?: OpenWeb): Promise<void> => {
  const marketplace = await begin(openWeb).catch((error: unknown) => {
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
