import type { Locale } from "@safar/engine";
import { splitLocale } from "../../app/addresses/locale.ts";
import { paths } from "../../app/addresses/paths.ts";
import type { Page } from "../../pages/page.ts";
import { ownerOf } from "../../pages/page-owner.ts";
import { isPersonsVisit } from "../request/page-request.ts";
import type { RequestContext } from "../request/request-context.ts";
import { readCookies } from "../session/cookies.ts";

/**
 * Pages that say the same to every stranger, and say `no-store` where they lack something that could not be had: contents, landings,
 * the home of flights, and what was found with its page. The contact form is proven by work, each time anew.
 */
const others = new Set<string>([paths.home(), "/{pageSlug}", paths.flightsHome()]);
const isForAll = ({ auth, found, part, pattern }: Page): boolean =>
  !auth && (found !== null || others.has(pattern) || (part === "content" && pattern !== paths.contactUs()));

/** The page at an address, without its language, where it is one that is kept. */
const keptPage = (
  pathname: string,
): (Pick<Page, "found"> & { readonly path: string; readonly locale: Locale }) | null => {
  const { locale, path } = splitLocale(pathname);
  const page = ownerOf(path);
  return page !== null && isForAll(page) ? { path, locale, found: page.found } : null;
};

/** In characters, as a query of an address has them; far more than any search takes. */
const longestSearch = 500;

/** Contents have no query of their own. What was found is of its search, which the query says. */
const mayAsk = (search: string, isFound: boolean): boolean =>
  search === "" || (isFound && search.length <= longestSearch);

/** What a page shows of these is in the key; with any other cookie a page may be somebody's own. */
const choices = new Set(["locale", "currency", "mode", "edition"]);

const takesHtml = /(?:^|,)\s*(?:\*\/\*|text\/html)/;

export type SharedPage = {
  /** All that the HTML depends on besides its nonce. */
  readonly key: string;
  /** It shows what was found, which is sold meanwhile. */
  readonly isFound: boolean;
};

/**
 * Names a page that is kept; null for a request whose answer is one person's own.
 * @param context what the server knows of the request
 */
export const frontPageKey = (
  request: Request,
  { facts, sessionId, chosen, isBot }: RequestContext,
): SharedPage | null => {
  const { pathname, search } = new URL(request.url);
  if (request.method !== "GET") return null;
  const page = keptPage(pathname);
  const isFound = page !== null && page.found !== null;
  if (page?.locale !== facts.locale || !mayAsk(search, isFound)) return null;
  if (page.found === "begun" && isPersonsVisit(request, isBot)) return null;
  if (!takesHtml.test(request.headers.get("accept") ?? "*/*")) return null;
  if (sessionId !== undefined || request.headers.has("authorization")) return null;
  if (Object.keys(readCookies(request)).some((name) => !choices.has(name))) return null;
  const { locale, edition, colourMode, origin, origins } = facts;
  const key = JSON.stringify([
    page.path,
    search,
    locale,
    edition,
    colourMode,
    origin,
    origins.PK,
    origins.SA,
    chosen.currency ?? null,
    isBot,
  ]);
  return { key, isFound };
};
