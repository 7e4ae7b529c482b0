import { startSandboxServer } from "@safar/sandbox/server";
import { settingsFor } from "../../../../scripts/lib/sandbox-settings.ts";
import { readEnvironment } from "../../../web/src/server/environment.ts";

/** A sandbox on a port of its own whose token calls and other travel calls can be counted, and its tokens expired. */
export const countedSandbox = async () => {
  const server = await startSandboxServer({ journalLimit: 10_000 });
  const { sandbox } = server;
  const variables = settingsFor(server);
  const isTokenCall = ({ endpoint }: { endpoint: string }) => endpoint.includes("partner/api/auth/token");
  return {
    variables,
    environment: readEnvironment(variables),
    expireTokens: () => sandbox.admin.switches.set("401ONCE", true),
    refuseTokens: () => sandbox.admin.switches.set("401ALWAYS", true),
    forget: () => sandbox.journal.clear(),
    tokenCalls: () => sandbox.journal.entries().filter(isTokenCall).length,
    calls: () => sandbox.journal.entries().filter((entry) => !isTokenCall(entry)).length,
    stop: server.stop,
  };
};

export type CountedSandbox = Awaited<ReturnType<typeof countedSandbox>>;
