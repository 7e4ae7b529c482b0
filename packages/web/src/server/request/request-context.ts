import { randomBytes, randomUUID } from "node:crypto";
import { isbot } from "isbot";
import { splitLocale } from "../../app/locale.ts";
import type { ColourMode, RequestFacts } from "../../app/request-facts.ts";
import type { Runtime } from "../runtime.ts";
import { readCookies } from "../session/cookies.ts";
import type { Session } from "../session/session.ts";
import { clientAddressHeader } from "./client-address.ts";
import { editionOf } from "./edition.ts";

/** What the server knows of one request. */
export type RequestContext = {
  readonly id: string;
  readonly facts: RequestFacts;
  readonly sessionId: string | undefined;
  readonly session: Session | null;
  readonly currency: string | undefined;
  readonly clientAddress: string;
  readonly isBot: boolean;
};

const colourModeOf = (cookie: string | undefined): ColourMode =>
  cookie === "light" || cookie === "dark" ? cookie : "system";

/** A server function is called under its own path, so the page it is called from names the language. */
const pagePath = (request: Request, url: URL): string => {
  if (!url.pathname.startsWith("/_serverFn/")) return url.pathname;
  const referer = request.headers.get("referer");
  return referer && URL.canParse(referer) ? new URL(referer).pathname : "/";
};

export const openRequest = async (request: Request, runtime: Runtime): Promise<RequestContext> => {
  const { environment, origin, cookies, sessions } = runtime;
  const url = new URL(request.url);
  const jar = readCookies(request);
  const sessionId = jar[cookies.sessionName];
  return {
    id: randomUUID(),
    facts: {
      locale: splitLocale(pagePath(request, url)).locale,
      edition: editionOf({
        host: request.headers.get("host") ?? url.host,
        editions: environment.EDITIONS,
        chosen: environment.SANDBOX ? jar.edition : undefined,
      }),
      colourMode: colourModeOf(jar.mode),
      origin,
      nonce: randomBytes(16).toString("base64"),
    },
    sessionId,
    session: sessionId ? await sessions.find(sessionId) : null,
    currency: jar.currency,
    clientAddress: request.headers.get(clientAddressHeader) ?? "unknown",
    isBot: isbot(request.headers.get("user-agent")),
  };
};
