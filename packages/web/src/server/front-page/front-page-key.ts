import type { RequestContext } from "../request/request-context.ts";
import { readCookies } from "../session/cookies.ts";

const addresses = { "/": "en", "/ar": "ar" } as const;

/** The language of the front page at an address; null when there is another page. */
const frontPageLanguage = (pathname: string): "en" | "ar" | null =>
  pathname === "/" || pathname === "/ar" ? addresses[pathname] : null;

/** What a page shows of these is in the key; with any other cookie a page may be somebody's own. */
const choices = new Set(["locale", "currency", "mode", "edition"]);

const takesHtml = /(?:^|,)\s*(?:\*\/\*|text\/html)/;

/**
 * Names all that the front page's HTML depends on besides its nonce; null for a request whose answer is one person's own.
 * `context` is what the server knows of the request.
 */
export const frontPageKey = (request: Request, { facts, sessionId, chosen, isBot }: RequestContext): string | null => {
  const { pathname, search } = new URL(request.url);
  if (request.method !== "GET" || search !== "") return null;
  if (frontPageLanguage(pathname) !== facts.locale || !takesHtml.test(request.headers.get("accept") ?? "*/*"))
    return null;
  if (sessionId !== undefined || request.headers.has("authorization")) return null;
  if (Object.keys(readCookies(request)).some((name) => !choices.has(name))) return null;
  const { locale, edition, colourMode, origin, origins } = facts;
  return JSON.stringify([locale, edition, colourMode, origin, origins.PK, origins.SA, chosen.currency ?? null, isBot]);
};
