import { wordScripts } from "virtual:word-scripts";
import type { Locale } from "@safar/engine";

/** The features whose words a page shows, by the routes it is made of. */
export const cataloguesOf = (
  matches: readonly { readonly staticData: { readonly catalogues?: readonly string[] } }[],
): readonly string[] => [...new Set(matches.flatMap(({ staticData }) => staticData.catalogues ?? []))];

/**
 * Has a browser fetch the words of features together with the page's scripts, which would ask for them only once they run. The server
 * says so in the page; in the browser there is nothing left to say.
 */
export const wordLinks = (locale: Locale, features: readonly string[]) =>
  import.meta.env.SSR
    ? features.flatMap((feature) => {
        const href = wordScripts[`${feature}/${locale}`];
        return href === undefined ? [] : [{ rel: "modulepreload", href, fetchPriority: "low" as const }];
      })
    : [];
