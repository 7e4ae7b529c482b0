import { cityCookie } from "../../app/cookie-names.ts";

const year = 365 * 24 * 60 * 60;

/** Keeps the city that somebody looks for an outing in, none for all of them, so that the next page that is asked for begins there. */
export const rememberCity = (slug: string): void => {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store is not in every browser
  document.cookie = `${cityCookie}=${encodeURIComponent(slug)}; path=/; max-age=${year}; samesite=lax${secure}`;
};
