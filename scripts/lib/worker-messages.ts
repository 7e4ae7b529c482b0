/** What a web server that is one of several tells its primary once it listens. */
export const ready = { type: "ready" } as const;

export const originIn = (message: unknown): string | null =>
  typeof message === "object" &&
  message !== null &&
  "type" in message &&
  message.type === ready.type &&
  "origin" in message &&
  typeof message.origin === "string"
    ? message.origin
    : null;

/** What it is told: `stop` says so first, for a balancer to hear it; `replace` is answered for by another one of this machine. */
export type WorkerOrder = "stop" | "stop now" | "replace";

export const isReplacing = (message: unknown): boolean => message === ("replace" satisfies WorkerOrder);
