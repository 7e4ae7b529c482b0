import { mkdirSync } from "node:fs";
import { startSandboxServer } from "../../packages/sandbox/src/exports/server.ts";
import type { RunningServer } from "../../packages/web/server/serve.ts";
import { root } from "./run.ts";
import { settingsFor } from "./sandbox-settings.ts";

export type MarketplaceOptions = {
  /** Where the marketplace listens. */
  readonly port: number;
  /** Of the sandbox's services and of its admin interface; 0 takes a free port. */
  readonly sandboxPort?: number;
  readonly adminPort?: number;
  /** Keep the sandbox's bookings from one start to the next. */
  readonly persist?: boolean;
  readonly logLevel?: string;
};

const serviceKeys = ["TRAVEL_URL", "HOTELS_URL", "APP_URL", "CLIENT_URL"];

/** Whether the services are simulated: none of their addresses is set. With some set, the rest is missing, and is said to be. */
export const usesSandbox = (environment: NodeJS.ProcessEnv): boolean => serviceKeys.every((key) => !environment[key]);

const startSandbox = ({ sandboxPort = 0, adminPort = 0, persist = false }: Omit<MarketplaceOptions, "port">) => {
  const folder = `${root}.var`;
  if (persist) mkdirSync(folder, { recursive: true });
  return startSandboxServer({
    port: sandboxPort,
    adminPort,
    ...(persist ? { databasePath: `${folder}/sandbox.sqlite` } : {}),
  });
};

/** The web as it was built. React reads the mode when it is first loaded, and anything but this one is its build for developers. */
const openBuiltWeb = async (): Promise<RunningServer> => {
  process.env.NODE_ENV = "production";
  return (await import("../../packages/web/server/serve.ts")).serveWeb();
};

/** Starts a web server, as built or for development, and, unless real services are configured, a sandbox, in this process. */
export const startMarketplace = async (
  options: MarketplaceOptions,
  openWeb: () => Promise<RunningServer> = openBuiltWeb,
) => {
  const sandbox = usesSandbox(process.env) ? await startSandbox(options) : null;
  Object.assign(process.env, sandbox ? settingsFor(sandbox) : {}, { PORT: String(options.port) });
  if (options.logLevel) process.env.LOG_LEVEL = options.logLevel;
  const web = await openWeb().catch(async (error: unknown) => {
    await sandbox?.stop();
    throw error;
  });
  return {
    origin: web.origin,
    sandbox,
    stop: async () => {
      await web.stop();
      await sandbox?.stop();
    },
  };
};
