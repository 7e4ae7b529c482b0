import { createHash } from "node:crypto";
import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import type { Plugin } from "vite";
import { wordScript } from "../src/i18n/word-script.ts";

type Script = { readonly feature: string; readonly locale: string; readonly source: string };

const readScripts = async (): Promise<readonly Script[]> => {
  const config = getConfig();
  const { locales, fallbackLocales, sourceLocale } = config;
  const catalogues = await getCatalogs(config);
  const scripts = catalogues.flatMap((catalogue) =>
    locales.map(async (locale) => {
      const { messages } = await catalogue.getTranslations(locale, { fallbackLocales, sourceLocale });
      const { source: json, errors } = createCompiledCatalog(locale, messages, { namespace: "json" });
      if (errors.length > 0) throw new Error(`${catalogue.path} (${locale}): ${errors[0]?.error.message}`);
      const [, feature = ""] = catalogue.path.match(/([^/]+)\/catalogue\//) ?? [];
      return { feature, locale, source: `export const {messages}=${json}` };
    }),
  );
  return Promise.all(scripts);
};

/**
 * Scripts of words have names that can be told from the language and the feature: a list of them all would be part of every page, and
 * grow with each feature. Each name ends with letters that follow from all words, so that what a browser keeps of one stays good. What
 * follows the rule in the browser is src/i18n/i18n.ts.
 */
export const wordScripts = (): Plugin => {
  let scripts: readonly Script[] = [];
  let id = "";
  return {
    name: "safar:word-scripts",
    apply: "build",
    async config() {
      scripts = await readScripts();
      id = createHash("sha256").update(JSON.stringify(scripts)).digest("base64url").slice(0, 7);
      return { define: { "import.meta.env.WORDS_ID": JSON.stringify(id) } };
    },
    applyToEnvironment: (environment) => environment.name === "client",
    buildStart() {
      for (const { feature, locale, source } of scripts) {
        this.emitFile({ type: "asset", fileName: wordScript(feature, locale, id), source });
      }
    },
  };
};
