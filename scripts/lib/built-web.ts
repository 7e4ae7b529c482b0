import type { RunningServer } from "../../packages/web/server/serve.ts";

/**
 * The web as it was built, in this process: the one way in which the product is started. React reads the mode when it is first loaded, and
 * anything but this one is its build for developers.
 */
export const openBuiltWeb = async (): Promise<RunningServer> => {
  process.env.NODE_ENV = "production";
  return (await import("../../packages/web/server/serve.ts")).serveWeb();
};
