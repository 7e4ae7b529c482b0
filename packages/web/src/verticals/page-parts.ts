import type { Locale } from "@safar/engine";
import type { StaticDataRouteOption } from "@tanstack/react-router";
import { isSold } from "../app/verticals.ts";
import { loadCatalogues } from "../i18n/i18n.ts";
import { wordScript } from "../i18n/word-script.ts";
import type { LatePart } from "./late-part.ts";
import { verticalRooms } from "./registry.ts";

type Match = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly staticData: Pick<StaticDataRouteOption, "catalogues" | "late">;
};

/** What of a page its address chooses, by name. */
export const latePartsOf = (matches: readonly Match[]): readonly (readonly [name: string, part: LatePart])[] =>
  matches.flatMap(({ params: { vertical = "" }, staticData: { late } }) =>
    late !== undefined && isSold(vertical) ? [[`${vertical}.${late}`, verticalRooms[vertical][late]]] : [],
  );

/** The features whose words a page shows, by the routes it is made of. */
const cataloguesOf = (matches: readonly Match[]): readonly string[] => [
  ...new Set([
    ...matches.flatMap(({ staticData }) => staticData.catalogues ?? []),
    ...latePartsOf(matches).flatMap(([, { words }]) => words),
  ]),
];

/** Fetches what a page has beside the scripts of its routes: its words, and what its address chooses. */
export const fetchPageParts = async (locale: Locale, matches: readonly Match[]): Promise<void> => {
  const parts = latePartsOf(matches).map(([, part]) => part.load());
  await Promise.all([loadCatalogues(locale, cataloguesOf(matches)), ...parts]);
};

/**
 * Has a browser fetch the words of features together with the page's scripts, which would ask for them only once they run. The server
 * says so in the page; in the browser there is nothing left to say.
 */
export const wordLinks = (locale: Locale, matches: readonly Match[]) =>
  import.meta.env.SSR && import.meta.env.PROD
    ? cataloguesOf(matches).map((feature) => ({
        rel: "modulepreload",
        href: `/${wordScript(feature, locale, import.meta.env.WORDS_ID)}`,
        fetchPriority: "low" as const,
      }))
    : [];
