import { createManualClock } from "../core/clock.ts";
import { openSandbox } from "../doors/in-process.ts";
import { sessionLifetimeMs, sessionsIn } from "../services/accounts/sessions.ts";
import { authService } from "../services/app/auth.service.ts";
import { profileService } from "../services/app/profile.service.ts";
import { savedTravellersService } from "../services/client/saved-travellers.service.ts";

export const startAt = Date.parse("2026-11-21T09:00:00Z");

/** For contract tests: a sandbox in the same process, its time moved by hand, and what a client of it is made from. */
export const openAccountBench = () => {
  const clock = createManualClock(startAt);
  const sandbox = openSandbox({ clock, services: [authService, profileService, savedTravellersService] });
  const time = { now: clock.now, setTimeout: () => 0, clearTimeout: () => undefined };

  return {
    clock,
    sandbox,
    time,
    /** The options of a client, for somebody with this token or for nobody. */
    reach: <Service extends "app" | "client">(service: Service, apiToken?: string) => ({
      service,
      baseUrl: `http://sandbox/${service}`,
      fetch: sandbox.fetch,
      clock: time,
      locale: "en" as const,
      apiKey: sandbox.credentials.apiKey,
      apiToken,
    }),
    /** Signs a user in without a call and gives the token. */
    tokenFor: (userId: string): string => {
      const id = `token-of-${userId}`;
      sessionsIn(sandbox.store).put({ id, userId, expiresAt: clock.now() + sessionLifetimeMs });
      return id;
    },
    /** The last code sent to a phone. */
    codeFor: (phone: string): string => sandbox.admin.outbox.messages(phone).at(-1)?.code ?? "",
  };
};
