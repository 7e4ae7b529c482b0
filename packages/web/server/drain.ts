import type { ServerMiddleware } from "srvx";

type Running = {
  /** Something may be written by it, a payment for one. Every call it makes upstream ends by itself. */
  readonly isWrite: boolean;
  /** Hangs up. */
  readonly cut: () => void;
};

const readsEndInMs = 30_000;
/** Longer than a payment and the inquiry that follows it may take. */
export const writesEndInMs = 180_000;

const reads = new Set(["GET", "HEAD", "OPTIONS"]);

const stopping = (): Response =>
  Response.json({ status: "stopping" }, { status: 503, headers: { "cache-control": "no-store", connection: "close" } });

/** What is running on a server, and how the server stops without cutting it. */
export const createDrain = () => {
  const running = new Set<Running>();
  let isStopping = false;
  let isReplaced = false;
  let onEmpty = () => {};

  const enter: ServerMiddleware = async (request, next) => {
    const response = request.runtime?.node?.res;
    const one: Running = { isWrite: !reads.has(request.method), cut: () => response?.destroy() };
    running.add(one);
    response?.once("close", () => {
      running.delete(one);
      if (running.size === 0) onEmpty();
    });
    // Only asked for once something stops, which says so before it does anything else.
    if (isStopping && !isReplaced && new URL(request.url).pathname === "/readyz") return stopping();
    const answer = await next();
    // Told to Node, and not put into the answer: a file that is wrapped anew fails the whole process where its reader leaves at its end.
    if (isStopping && response && "shouldKeepAlive" in response) response.shouldKeepAlive = false;
    return answer;
  };

  const cutReads = () => {
    for (const { cut, isWrite } of running) if (!isWrite) cut();
  };

  /** Resolves when nothing runs any more. */
  const isEmpty = (): Promise<void> =>
    new Promise((resolve) => {
      onEmpty = resolve;
      if (running.size === 0) resolve();
    });

  return {
    enter,
    /**
     * From now on /readyz says that this server stops, unless another process answers at its port in its place; every answer closes its
     * connection. Everything is still answered.
     */
    announce: (how: { readonly isReplaced: boolean } = { isReplaced: false }): void => {
      isStopping = true;
      isReplaced = how.isReplaced;
    },
    /** Waits for what runs: for reads up to 30 s, for writes to their end. */
    finish: async (): Promise<void> => {
      const timers = [setTimeout(cutReads, readsEndInMs), setTimeout(() => onEmpty(), writesEndInMs)];
      await isEmpty();
      for (const timer of timers) clearTimeout(timer);
    },
  };
};
