import type { ServerMiddleware } from "srvx";
import { headed, refuse, tooBusy } from "./refusals.ts";

type GateOptions = {
  /** How many pages may be rendered at once; 0 sets no limit. */
  readonly most: number;
  readonly https: boolean;
};

const comesThrough = /^\/(?:_serverFn|api|app)\/|\/payments\/|^\/(?:healthz|readyz|version)$|\.\w+$/;

/**
 * What is drawn for people. Functions, forms and health come through whatever else goes on, a payment among them, and so do the pages of
 * payments and the way back from a bank.
 */
const isPage = ({ method, url }: Request): boolean =>
  (method === "GET" || method === "HEAD") && !comesThrough.test(new URL(url).pathname);

/**
 * Refuses pages beyond what one process can bear, with when to come again: a page that would come after a minute helps nobody, and keeps
 * who is paying waiting.
 */
export const createPageGate = ({ https, most }: GateOptions): ServerMiddleware => {
  let running = 0;
  return (request, next) => {
    const response = request.runtime?.node?.res;
    if (most === 0 || response === undefined || !isPage(request)) return next();
    if (running >= most) return headed(refuse(request, tooBusy), https);
    running += 1;
    response.once("close", () => {
      running -= 1;
    });
    return next();
  };
};
