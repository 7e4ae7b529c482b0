import { randomBytes, randomUUID } from "node:crypto";
import type { Locale } from "@safar/engine";
import { isbot } from "isbot";
import { splitLocale } from "../../app/addresses/locale.ts";
import { cityCookie } from "../../app/cookie-names.ts";
import type { ColourMode, RequestFacts } from "../../app/loading/request-facts.ts";
import { localeHeader } from "../../app/loading/tell-language.ts";
import type { Runtime } from "../runtime.ts";
import { readCookies } from "../session/cookies.ts";
import type { Session } from "../session/session.ts";
import { clientAddressHeader } from "./client-address.ts";
import { editionOf, editionOrigins } from "./edition.ts";

/** What the server knows of one request. */
export type RequestContext = {
  readonly id: string;
  readonly facts: RequestFacts;
  readonly sessionId: string | undefined;
  readonly session: Session | null;
  /** Whether the sessions could not be read, so that somebody may be signed in all the same. */
  readonly isSessionUnreadable: boolean;
  /** What the person chose on an earlier visit, as the cookies say it. */
  readonly chosen: {
    readonly locale: string | undefined;
    readonly currency: string | undefined;
    readonly city: string | undefined;
    /** Only where an edition can be chosen. */
    readonly edition?: string | undefined;
  };
  readonly clientAddress: string;
  readonly isBot: boolean;
};

const colourModeOf = (cookie: string | undefined): ColourMode =>
  cookie === "light" || cookie === "dark" ? cookie : "system";

/** The language of the page that is asked for, or of the page that calls a server function. */
const localeOf = (request: Request, url: URL): Locale => {
  const told = request.headers.get(localeHeader);
  return told === "ar" || told === "en" ? told : splitLocale(url.pathname).locale;
};

type Found = Pick<RequestContext, "session" | "isSessionUnreadable">;

/** Pages that need nobody go on while the sessions cannot be read. */
const sessionOf = async (id: string | undefined, { sessions, log }: Runtime): Promise<Found> => {
  try {
    return { session: id ? await sessions.find(id) : null, isSessionUnreadable: false };
  } catch (error) {
    log.error({ error: error instanceof Error ? error.message : String(error) }, "sessions unreadable");
    return { session: null, isSessionUnreadable: true };
  }
};

export const openRequest = async (request: Request, runtime: Runtime): Promise<RequestContext> => {
  const { environment, origin, cookies } = runtime;
  const url = new URL(request.url);
  const jar = readCookies(request);
  const sessionId = jar[cookies.sessionName];
  const edition = environment.SANDBOX ? jar.edition : undefined;
  return {
    id: randomUUID(),
    facts: {
      locale: localeOf(request, url),
      edition: editionOf({
        host: request.headers.get("host") ?? url.host,
        editions: environment.EDITIONS,
        chosen: edition,
      }),
      colourMode: colourModeOf(jar.mode),
      origin,
      origins: editionOrigins(environment.EDITIONS, origin),
      nonce: randomBytes(16).toString("base64"),
    },
    sessionId,
    ...(await sessionOf(sessionId, runtime)),
    chosen: { locale: jar.locale, currency: jar.currency, city: jar[cityCookie], edition },
    clientAddress: request.headers.get(clientAddressHeader) ?? "unknown",
    isBot: isbot(request.headers.get("user-agent")),
  };
};
