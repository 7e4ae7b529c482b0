import { startSandboxServer } from "@safar/sandbox/server";
import { readEnvironment } from "../../../web/src/server/environment.ts";

/** A sandbox on a port of its own whose token calls and other travel calls can be counted, and its tokens expired. */
export const countedSandbox = async () => {
  const { url, sandbox, realtimeKeys, stop } = await startSandboxServer({ journalLimit: 10_000 });
  const variables = {
    TRAVEL_URL: `${url}/travel`,
    TRAVEL_USERNAME: sandbox.credentials.username,
    TRAVEL_PASSWORD: sandbox.credentials.password,
    HOTELS_URL: `${url}/hotels`,
    HOTELS_USERNAME: sandbox.credentials.username,
    HOTELS_PASSWORD: sandbox.credentials.password,
    APP_URL: `${url}/app`,
    APP_API_KEY: sandbox.credentials.apiKey,
    CLIENT_URL: `${url}/client`,
    CLIENT_API_KEY: sandbox.credentials.apiKey,
    REALTIME_KEY: realtimeKeys.key,
    REALTIME_URL: url.replace(/^http/, "ws"),
    CAPTCHA_SECRET: "counted-sandbox-secret",
  };
  const isTokenCall = ({ endpoint }: { endpoint: string }) => endpoint.includes("partner/api/auth/token");
  return {
    variables,
    environment: readEnvironment(variables),
    expireTokens: () => sandbox.admin.switches.set("401ONCE", true),
    refuseTokens: () => sandbox.admin.switches.set("401ALWAYS", true),
    forget: () => sandbox.journal.clear(),
    tokenCalls: () => sandbox.journal.entries().filter(isTokenCall).length,
    calls: () => sandbox.journal.entries().filter((entry) => !isTokenCall(entry)).length,
    stop,
  };
};

export type CountedSandbox = Awaited<ReturnType<typeof countedSandbox>>;
