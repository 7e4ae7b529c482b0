import { createMiddleware } from "@tanstack/react-start";

/** The header in which a server function is told the language of the page that calls it. */
export const localeHeader = "x-safar-locale";

/** A server function has an address of its own, without a language, so the page says which one it speaks. */
export const tellLanguage = createMiddleware({ type: "function" }).client(({ next }) =>
  // While a page is rendered on the server, the function runs inside that page's own request.
  typeof document === "undefined" ? next() : next({ headers: { [localeHeader]: document.documentElement.lang } }),
);
