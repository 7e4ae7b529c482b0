import type { NewSession } from "@safar/api-clients";
import { type Account, editions } from "@safar/engine";
import { type cookieSecurity, endedCookie, sessionCookie } from "../session/cookies.ts";
import { rememberedForMs, type Session, type Sessions, type SessionUser } from "../session/session.ts";

type Browser = {
  readonly sessions: Sessions;
  readonly cookies: ReturnType<typeof cookieSecurity>;
  /** The id that the request came with, of a live session or not. */
  readonly sessionId: string | undefined;
  readonly session: Session | null;
  readonly setCookie: (cookie: string) => void;
};

const userOf = ({ id, name, email, phone, gender }: Account): SessionUser => ({
  uuid: id,
  name,
  email,
  phoneVerified: phone !== null,
  country: Object.values(editions).find(({ dialCode }) => phone?.startsWith(`+${dialCode}`))?.country,
  gender,
});

/** The session of the browser that is being answered: started, told news, ended. */
export const createBrowserSession = ({ sessions, cookies, sessionId, session, setCookie }: Browser) => ({
  /** Always under a new id; the one before, whoever planted it, stands for nobody from then on. */
  start: async ({ apiToken, account, remember }: NewSession): Promise<void> => {
    const id = await sessions.start({ apiToken, user: userOf(account), remembered: remember });
    if (sessionId !== undefined) await sessions.end(sessionId);
    setCookie(
      sessionCookie(cookies.sessionName, id, {
        secure: cookies.secure,
        ...(remember ? { maxAgeMs: rememberedForMs } : {}),
      }),
    );
  },
  /** Keeps what the account's owner has just changed. */
  update: async (account: Account): Promise<void> => {
    if (sessionId !== undefined && session !== null) {
      await sessions.replace(sessionId, { ...session, user: userOf(account) });
    }
  },
  /** Ending none is no mistake. */
  end: async (): Promise<void> => {
    if (sessionId !== undefined) await sessions.end(sessionId);
    setCookie(endedCookie(cookies.sessionName, cookies));
  },
});

export type BrowserSession = ReturnType<typeof createBrowserSession>;
