import { dirname } from "node:path";
import { startSandboxServer } from "../../packages/sandbox/src/exports/server.ts";
import type { RunningServer } from "../../packages/web/server/serve.ts";
import { openBuiltWeb } from "./built-web.ts";
import { root } from "./run.ts";
import { settingsFor } from "./sandbox-settings.ts";

export type MarketplaceOptions = {
  /** Where the marketplace listens; 0 takes a free port. */
  readonly port: number;
  /** Of the sandbox's services and of its admin interface; 0 takes a free port. */
  readonly sandboxPort?: number;
  readonly adminPort?: number;
  /** Keep the sandbox's bookings, and what the web must not forget, from one start to the next. */
  readonly persist?: boolean;
  readonly logLevel?: string;
};

const serviceKeys = ["TRAVEL_URL", "HOTELS_URL", "APP_URL", "CLIENT_URL"];

/** Whether the services are simulated: none of their addresses is set. With some set, the rest is missing, and is said to be. */
export const usesSandbox = (environment: NodeJS.ProcessEnv): boolean => serviceKeys.every((key) => !environment[key]);

/** Where is kept what is kept, of the web and of its sandbox: the one folder that somebody may have made writable. */
const stateFolder = (): string => {
  const { STATE_FILE } = process.env;
  return STATE_FILE === undefined ? `${root}.var` : dirname(STATE_FILE);
};

const startSandbox = ({ sandboxPort = 0, adminPort = 0, persist = false }: Omit<MarketplaceOptions, "port">) =>
  startSandboxServer({
    port: sandboxPort,
    adminPort,
    ...(persist ? { databasePath: `${stateFolder()}/sandbox.sqlite` } : {}),
  });

/** Starts a web server, as built or for development, and, unless real services are configured, a sandbox, in this process. */
export const startMarketplace = async (
  options: MarketplaceOptions,
  openWeb: () => Promise<RunningServer> = openBuiltWeb,
) => {
  const sandbox = usesSandbox(process.env) ? await startSandbox(options) : null;
  Object.assign(process.env, sandbox ? settingsFor(sandbox) : {}, { PORT: String(options.port) });
  if (options.persist) process.env.STATE_FILE ??= `${stateFolder()}/web.sqlite`;
  if (options.logLevel) process.env.LOG_LEVEL = options.logLevel;
  const web = await openWeb().catch(async (error: unknown) => {
    await sandbox?.stop();
    throw error;
  });
  return {
    origin: web.origin,
    sandbox,
    /** The sandbox last: what is still being paid is answered by it. */
    stop: async (how?: { readonly announced: boolean }) => {
      await web.stop(how);
      await sandbox?.stop();
    },
  };
};
