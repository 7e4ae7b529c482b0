/** Where the build puts the words of a feature in a language: `id` follows from all words. See vite/word-scripts.ts. */
export const wordScript = (feature: string, locale: string, id: string): string =>
  `assets/${locale}/${feature}-${id}.js`;
