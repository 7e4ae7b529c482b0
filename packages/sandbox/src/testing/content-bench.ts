import {
  createServiceClient,
  createTokenFetcher,
  createTokenGate,
  type ServiceName,
  travelTokenEndpoints,
} from "@safar/api-clients";
import { createManualClock } from "../core/clock.ts";
import { openSandbox } from "../doors/in-process.ts";
import { sessionLifetimeMs, sessionsIn } from "../services/accounts/sessions.ts";

export const startAt = Date.parse("2026-11-21T09:00:00Z");

type Caller = { readonly locale?: "en" | "ar"; readonly country?: "PK" | "SA"; readonly apiToken?: string | undefined };

/** For contract tests: the whole sandbox in the same process, and real clients of it. */
export const openContentBench = () => {
  const sandbox = openSandbox({ clock: createManualClock(startAt) });
  const clock = { now: sandbox.clock.now, setTimeout: () => 0, clearTimeout: () => undefined };
  const { username, password, apiKey } = sandbox.credentials;
  const baseUrlOf = (service: ServiceName) => `http://sandbox/${service}`;
  const travel = {
    service: "travel",
    baseUrl: baseUrlOf("travel"),
    fetch: sandbox.fetch,
    clock,
    locale: "en",
  } as const;
  const fetchToken = createTokenFetcher(createServiceClient(travel), travelTokenEndpoints.travelToken, {
    username,
    password,
  });
  const tokens = createTokenGate({ clock, fetchToken });

  return {
    sandbox,
    client: (service: "travel" | "app" | "client", { locale = "en", country = "PK", apiToken }: Caller = {}) =>
      createServiceClient({
        service,
        baseUrl: baseUrlOf(service),
        fetch: sandbox.fetch,
        clock,
        locale,
        country,
        apiKey,
        apiToken,
        tokens,
      }),
    switchOn: (name: string) => sandbox.admin.switches.set(name, true),
    /** Signs a user in without a call and gives the token. */
    tokenFor: (userId: string): string => {
      const id = `token-of-${userId}`;
      sessionsIn(sandbox.store).put({ id, userId, expiresAt: startAt + sessionLifetimeMs });
      return id;
    },
  };
};
