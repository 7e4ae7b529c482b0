import { runtime } from "../runtime.ts";

const plain = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { "cache-control": "no-store" } });

/** The process answers. */
export const live = () => plain({ status: "ok" });

/** The server can do its work: its settings are complete and its store answers. */
export const ready = async () => {
  const store = await runtime().then(
    (server) => server.store.ready(),
    () => false,
  );
  return plain({ status: store ? "ready" : "not ready", checks: { store } }, store ? 200 : 503);
};

/** Which build is served; pages poll it and reload on the next navigation when it changes. */
export const version = () => plain({ id: import.meta.env.BUILD_ID });
