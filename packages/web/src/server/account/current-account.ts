import "@tanstack/react-start/server-only";
import { createAuthService, createProfileService } from "@safar/api-clients";
import { appendResponseHeader } from "@tanstack/react-start/server";
import { currentRequest } from "../request/current-request.ts";
import type { Session } from "../session/session.ts";
import { systemClock } from "../system-clock.ts";
import { type AccountAnswer, asSignedIn } from "./as-signed-in.ts";
import { createBrowserSession } from "./browser-session.ts";
import { limitedAuth, limitedCodes } from "./limited-auth.ts";

/** The account's services on behalf of the request being answered: their tries counted, their sessions kept. */
export const currentAccount = async () => {
  const { context, server } = await currentRequest();
  const { facts, isSessionUnreadable, session, sessionId, clientAddress } = context;
  const { sessions, cookies, rateLimits, upstream } = server;
  const client = upstream({ locale: facts.locale, country: facts.edition, apiToken: session?.apiToken }).app;
  const setCookie = (cookie: string) => appendResponseHeader("set-cookie", cookie);
  const browser = createBrowserSession({ sessions, cookies, sessionId, session, setCookie });
  const limits = { rateLimits, clientAddress, now: systemClock.now };
  const times = { clock: systemClock, offsetMs: () => upstream.clockOffsetMs("app") };
  const profile = createProfileService({ client, ...times });
  return {
    environment: server.environment,
    browser,
    setCookie,
    auth: limitedAuth(createAuthService({ client, onSession: browser.start, ...times }), limits),
    profile: { ...profile, deletionCodes: limitedCodes(profile.deletionCodes, limits) },
    /** Runs what needs somebody signed in; see `asSignedIn`. */
    signedIn: <Answer extends AccountAnswer>(run: (session: Session) => Promise<Answer>) =>
      asSignedIn(session, browser, run, isSessionUnreadable),
  };
};
