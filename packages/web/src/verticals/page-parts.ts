import { wordsBehind } from "virtual:page-parts";
import type { Locale } from "@safar/engine";
import type { StaticDataRouteOption } from "@tanstack/react-router";
import { isSold } from "../app/verticals.ts";
import { loadWords, wordAddress } from "../i18n/i18n.ts";
import { everyPagesWords, routeWords } from "../i18n/word-script.ts";
import type { LatePart } from "./late-part.ts";
import { verticalRooms } from "./registry.ts";

type Match = {
  readonly routeId: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly staticData: Pick<StaticDataRouteOption, "late">;
};

/** What of a page its address chooses, by name. */
export const latePartsOf = (matches: readonly Match[]): readonly (readonly [name: string, part: LatePart])[] =>
  matches.flatMap(({ params: { vertical = "" }, staticData: { late } }) =>
    late !== undefined && isSold(vertical) ? [[`${vertical}.${late}`, verticalRooms[vertical][late]]] : [],
  );

/** The names of a page's words: those of every page, and those of its routes. What its address chooses brings its own along. */
const wordsOf = ([, ...routes]: readonly Match[]): readonly string[] => [
  everyPagesWords,
  ...routes.map(({ routeId }) => routeWords(routeId)),
];

/** Fetches what a page has beside the scripts of its routes: its words, and what its address chooses. */
export const fetchPageParts = async (locale: Locale, matches: readonly Match[]): Promise<void> => {
  const parts = latePartsOf(matches).map(([, part]) => part.load());
  await Promise.all([loadWords(locale, wordsOf(matches)), ...parts]);
};

/**
 * Has a browser fetch words together with the page's scripts, which would ask for them only once they run. The server says so in the
 * page; in the browser there is nothing left to say.
 */
export const wordLinks = (locale: Locale, matches: readonly Match[]) =>
  import.meta.env.SSR && import.meta.env.PROD
    ? wordsOf(matches)
        .flatMap((name) => [name, wordsBehind[name] ?? []].flat())
        .map((name) => ({
          rel: "modulepreload",
          href: wordAddress(name, locale),
          fetchPriority: "low" as const,
        }))
    : [];
