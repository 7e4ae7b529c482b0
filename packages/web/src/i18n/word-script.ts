/** Where the build puts words in a language: `name` is of the script that says them, `id` follows from all sources. See vite/word-scripts.ts. */
export const wordScript = (name: string, locale: string, id: string): string => `assets/${locale}/${name}-${id}.js`;

/** The words of the scripts that every page has. */
export const everyPagesWords = "all";

/** The words of a route, which are called by it. No name of other words has a dot. */
export const routeWords = (routeId: string): string =>
  `p.${routeId.replaceAll("$", "_").replaceAll(/\W+/g, "-").slice(1)}`;
