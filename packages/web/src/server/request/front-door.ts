import { chooseLocale, type EditionCountry, editions } from "@safar/engine";

export type Visit = {
  readonly request: Request;
  readonly edition: EditionCountry;
  readonly isBot: boolean;
  /** The language remembered from an earlier visit. */
  readonly cookie: string | undefined;
};

/**
 * Where somebody who comes to the bare front door belongs: `/ar`, or null to stay. Only `/` is ever redirected, only for a
 * person who comes from outside (a link of our own means what it says), and never for a crawler.
 */
export const frontDoorRedirect = ({ request, edition, isBot, cookie }: Visit): "/ar" | null => {
  const { pathname } = new URL(request.url);
  const fromWithin = request.headers.get("sec-fetch-site") === "same-origin";
  if (pathname !== "/" || isBot || fromWithin || request.method !== "GET") return null;
  const locale = chooseLocale({
    path: null,
    cookie: cookie ?? null,
    acceptLanguage: request.headers.get("accept-language"),
    editionDefault: editions[edition].defaultLocale,
  });
  return locale === "ar" ? "/ar" : null;
};
