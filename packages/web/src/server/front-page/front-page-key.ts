import type { Locale } from "@safar/engine";
import { splitLocale } from "../../app/addresses/locale.ts";
import { paths } from "../../app/addresses/paths.ts";
import type { Page } from "../../pages/page.ts";
import { ownerOf } from "../../pages/page-owner.ts";
import type { RequestContext } from "../request/request-context.ts";
import { readCookies } from "../session/cookies.ts";

/**
 * Pages that say the same to every stranger, and say `no-store` where they lack something that could not be had: contents, landings, and
 * the home of flights. The contact form is proven by work, each time anew.
 */
const others = new Set<string>([paths.home(), "/{pageSlug}", paths.flightsHome()]);
const isForAll = ({ auth, part, pattern }: Page): boolean =>
  !auth && (others.has(pattern) || (part === "content" && pattern !== paths.contactUs()));

/** The page at an address, without its language, where it is one that is kept. */
const keptPage = (pathname: string): { readonly path: string; readonly locale: Locale } | null => {
  const { locale, path } = splitLocale(pathname);
  const page = ownerOf(path);
  return page !== null && isForAll(page) ? { path, locale } : null;
};

/** What a page shows of these is in the key; with any other cookie a page may be somebody's own. */
const choices = new Set(["locale", "currency", "mode", "edition"]);

const takesHtml = /(?:^|,)\s*(?:\*\/\*|text\/html)/;

/**
 * Names all that the HTML of a kept page depends on besides its nonce; null for a request whose answer is one person's own.
 * `context` is what the server knows of the request.
 */
export const frontPageKey = (request: Request, { facts, sessionId, chosen, isBot }: RequestContext): string | null => {
  const { pathname, search } = new URL(request.url);
  if (request.method !== "GET" || search !== "") return null;
  const page = keptPage(pathname);
  if (page?.locale !== facts.locale || !takesHtml.test(request.headers.get("accept") ?? "*/*")) return null;
  if (sessionId !== undefined || request.headers.has("authorization")) return null;
  if (Object.keys(readCookies(request)).some((name) => !choices.has(name))) return null;
  const { locale, edition, colourMode, origin, origins } = facts;
  return JSON.stringify([
    page.path,
    locale,
    edition,
    colourMode,
    origin,
    origins.PK,
    origins.SA,
    chosen.currency ?? null,
    isBot,
  ]);
};
