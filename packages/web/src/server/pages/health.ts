import { type Runtime, runtime } from "../runtime.ts";

const plain = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { "cache-control": "no-store" } });

/** The process answers, and says which it is where several do. */
export const live = () => plain({ status: "ok", process: process.pid });

const answersIn = 2000;

/** The simulated services are part of this product: where they can keep nothing, nothing can be sold. Real ones come and go by themselves. */
const sandboxReady = ({ environment }: Runtime): Promise<boolean> =>
  fetch(new URL("/readyz", environment.APP_URL), { signal: AbortSignal.timeout(answersIn) }).then(
    ({ status }) => status !== 503,
    () => false,
  );

const checksOf = async (server: Runtime): Promise<Readonly<Record<string, boolean>>> => {
  const store = await server.store.ready();
  const state = server.lasting === server.store ? store : await server.lasting.ready();
  return { store, state, ...(server.environment.SANDBOX ? { sandbox: await sandboxReady(server) } : {}) };
};

/** The server can do its work: its settings are complete, its store answers, and what must be kept can be kept. */
export const ready = async () => {
  const checks = await runtime().then(checksOf, (): Readonly<Record<string, boolean>> => ({ settings: false }));
  const isReady = Object.values(checks).every(Boolean);
  return plain({ status: isReady ? "ready" : "not ready", checks }, isReady ? 200 : 503);
};

/** Which build is served; pages poll it and reload on the next navigation when it changes. */
export const version = () => plain({ id: import.meta.env.BUILD_ID });
