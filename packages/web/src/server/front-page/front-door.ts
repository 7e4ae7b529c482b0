import { readCookies } from "../session/cookies.ts";

const addresses = { "/": "en", "/ar": "ar" } as const;

/** The language of the front page at an address; null when there is another page. */
export const frontPageLanguage = (pathname: string): "en" | "ar" | null =>
  pathname === "/" || pathname === "/ar" ? addresses[pathname] : null;

/** Whether the styles of the page come in it: a first visit has no file to take them from. */
export const hasStylesInside = (request: Request): boolean =>
  frontPageLanguage(new URL(request.url).pathname) !== null && readCookies(request)["locale"] === undefined;
