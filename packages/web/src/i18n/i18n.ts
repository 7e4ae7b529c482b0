import { type I18n, type Messages, setupI18n } from "@lingui/core";
import type { Locale } from "@safar/engine";
import { wordScript } from "./word-script.ts";

/** One instance a language, shared by all requests: it holds nothing but words. */
const instances: Record<Locale, I18n> = {
  en: setupI18n({ locale: "en", messages: { en: {} } }),
  ar: setupI18n({ locale: "ar", messages: { ar: {} } }),
};

type Catalogue = { readonly messages: Messages };

// A list of the scripts of all words would be part of every page; the build gives them names that follow a rule.
const isInBrowser = import.meta.env.PROD && !import.meta.env.SSR;
const catalogues = isInBrowser ? {} : import.meta.glob<Catalogue>("../features/*/catalogue/*.po");

const inBrowser = (feature: string, locale: Locale) => (): Promise<Catalogue> =>
  import(/* @vite-ignore */ `/${wordScript(feature, locale, import.meta.env.WORDS_ID)}`);

export const i18nOf = (locale: Locale): I18n => instances[locale];

const loading = new Map<string, Promise<void>>();

/**
 * Loads the words of features, each once. Resolves when all are there to be rendered: nobody shows them before, so nobody is told.
 * To those who are told by `load`, React draws anew what the server has drawn and nobody has woken yet, and what is filled in there is lost.
 */
export const loadCatalogues = async (locale: Locale, features: readonly string[]): Promise<void> => {
  await Promise.all(
    features.map((feature) => {
      const path = `../features/${feature}/catalogue/${locale}.po`;
      const known = loading.get(path);
      if (known) return known;
      const load = isInBrowser ? inBrowser(feature, locale) : catalogues[path];
      if (!load) throw new Error(`No catalogue ${path}. Name a folder of src/features.`);
      const done = load().then(({ messages }) => void Object.assign(instances[locale].messages, messages));
      loading.set(path, done);
      return done;
    }),
  );
};
