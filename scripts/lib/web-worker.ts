/** One of several web servers of this machine, as a process of its own. Its primary says when to stop. */
import { tellPrimary } from "../../packages/web/server/metrics.ts";
import { openBuiltWeb } from "./built-web.ts";
import { isReplacing, ready } from "./worker-messages.ts";

// Answers the primary, which asks all of its processes what they have counted.
tellPrimary();

// Ctrl+C reaches every process of a terminal; the primary tells its own what to do.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);

const web = await openBuiltWeb().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

let isStopping = false;
const stop = async (how: { readonly announced: boolean; readonly isReplaced: boolean }): Promise<void> => {
  if (isStopping) return;
  isStopping = true;
  await web.stop(how);
  process.exit(0);
};

process.on("message", (message) => {
  if (message === "stop" || message === "stop now") void stop({ announced: message === "stop", isReplaced: false });
  else if (isReplacing(message)) void stop({ announced: true, isReplaced: true });
});
// Nobody is left who would tell it anything.
process.on("disconnect", () => void stop({ announced: false, isReplaced: false }));
process.send?.({ ...ready, origin: web.origin });
