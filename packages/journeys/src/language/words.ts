import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Locale } from "./locale.ts";

const features = fileURLToPath(new URL("../../../web/src/features/", import.meta.url));

const unquoted = (lines: string): string =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = ""]) => JSON.parse(`"${text}"`) as string).join("");

/** A sentence that has a context besides is another sentence: no journey looks for one of those. */
const entries = (catalogue: string): [string, string][] =>
  [...catalogue.matchAll(/(^msgctxt .*\n)?^msgid ((?:".*"\n?)+)^msgstr ((?:".*"\n?)+)/gm)]
    .filter(([, context]) => context === undefined)
    .map(([, , id = "", words = ""]) => [unquoted(id), unquoted(words)]);

/** What the product says in Arabic for each English sentence: the words that people look for on the page. */
const arabic = new Map(
  readdirSync(features).flatMap((feature) => {
    try {
      return entries(readFileSync(`${features}${feature}/catalogue/ar.po`, "utf8"));
    } catch {
      return [];
    }
  }),
);

/** The words of the product in a language, looked up by the English ones; `{name}` and the like are filled in. */
export const wordsIn =
  (locale: Locale) =>
  (english: string, values: Readonly<Record<string, string>> = {}): string => {
    const words = locale === "en" ? english : arabic.get(english);
    if (!words) throw new Error(`No feature of the website says "${english}". Look the sentence up in its catalogues.`);
    return words.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  };
