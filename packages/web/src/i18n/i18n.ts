import { type I18n, type Messages, setupI18n } from "@lingui/core";
import type { Locale } from "@safar/engine";
import { wordScript } from "./word-script.ts";

/** Never on a page that the build made: whoever looks after pages hears of it. Without a build a message is its own words. */
const missing = (locale: string, id: string): string => {
  // oxlint-disable-next-line no-console -- there is nobody else to tell
  console.error(`No words for ${id} in ${locale}.`);
  return id;
};

const isBuilt = import.meta.env.PROD;
const instanceOf = (locale: Locale): I18n =>
  setupI18n({ locale, messages: { [locale]: {} }, ...(isBuilt ? { missing } : {}) });

/** One instance a language, shared by all requests: it holds nothing but words. */
const instances: Record<Locale, I18n> = { en: instanceOf("en"), ar: instanceOf("ar") };

type Catalogue = { readonly messages: Messages };

/** Words come with the script that says them: see vite/word-scripts.ts. Our server and a browser while developing have them all at once. */
const isInBrowser = isBuilt && !import.meta.env.SSR;
const catalogues = isInBrowser ? {} : import.meta.glob<Catalogue>("../features/*/catalogue/*.po");

export const i18nOf = (locale: Locale): I18n => instances[locale];

/** Where the build put words. */
export const wordAddress = (name: string, locale: Locale): string =>
  `/${wordScript(name, locale, import.meta.env.WORDS_ID)}`;

const loading = new Map<string, Promise<void>>();

/**
 * Loads words, each once; after a failure they are asked for again. Resolves when they are there to be rendered: nobody shows them
 * before, so nobody is told. To those who are told by `load`, React draws anew what the server has drawn and nobody has woken yet, and
 * what is filled in there is lost.
 */
const load = async (path: string, locale: Locale, source: () => Promise<Catalogue>): Promise<void> => {
  const fetched = async () => {
    try {
      const { messages } = await source();
      Object.assign(instances[locale].messages, messages);
    } catch (error) {
      loading.delete(path);
      throw error;
    }
  };
  const known = loading.get(path) ?? fetched();
  loading.set(path, known);
  await known;
};

/** The words of scripts, by the names that the build gave them. On our server, and where no build did, all words. */
export const loadWords = async (locale: Locale, names: readonly string[] = []): Promise<void> => {
  const sources = isInBrowser
    ? names.map((name) => {
        const path = wordAddress(name, locale);
        return [path, () => import(/* @vite-ignore */ path)] as const;
      })
    : Object.entries(catalogues).filter(([path]) => path.endsWith(`/${locale}.po`));
  await Promise.all(sources.map(([path, source]) => load(path, locale, source)));
};
