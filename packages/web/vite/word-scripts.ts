import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import type { Plugin } from "vite";
import { everyPagesWords, routeWords, wordScript } from "../src/i18n/word-script.ts";
import { idOfSources } from "./build-id.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const helper = `${root}src/app/loading/with-words.ts`;

type Messages = Readonly<Record<string, unknown>>;

/** All words of a language, by the name of each message. */
const readWords = async (): Promise<Readonly<Record<string, Messages>>> => {
  const config = getConfig();
  const { locales, fallbackLocales, sourceLocale } = config;
  const catalogues = await getCatalogs(config);
  const read = async (locale: string) => {
    const all = catalogues.map(async (catalogue): Promise<Messages> => {
      const { messages } = await catalogue.getTranslations(locale, { fallbackLocales, sourceLocale });
      const { source, errors } = createCompiledCatalog(locale, messages, { namespace: "json" });
      if (errors.length > 0) throw new Error(`${catalogue.path} (${locale}): ${errors[0]?.error.message}`);
      return JSON.parse(source).messages;
    });
    return [locale, Object.assign({}, ...(await Promise.all(all)))] as const;
  };
  return Object.fromEntries(await Promise.all(locales.map(read)));
};

/** How the name of a part's words stands in a script until it is known whether it has any. */
const marked = (name: string) => `w:${name}`;
const marks = /(["'`])w:([\w-]{4})\1/g;

/** What the words of a part are called, by its module. */
export const wordsOfPart = (id: string): string =>
  createHash("sha256").update(id.replace(root, "")).digest("base64url").slice(0, 4);

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Import = Node & { readonly source: Node & { readonly value?: unknown } };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const isImport = (node: Node): node is Import => node.type === "ImportExpression";

/** Every `import(…)` of a script, the last first. */
const importsIn = (tree: unknown): readonly Import[] => {
  const found: Import[] = [];
  const look = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) look(one);
    else if (isNode(value)) {
      if (isImport(value)) found.push(value);
      for (const one of Object.values(value)) look(one);
    }
  };
  look(tree);
  return found.toSorted((a, b) => b.start - a.start);
};

/** What says something: the flows themselves say nothing. */
const isFeature = (id: string) => /^src\/(?:features|verticals)\//.test(id.replace(root, ""));
const isRoute = (id: string) => id.startsWith(`${root}src/routes/`);
const fileOf = (id: string) => id.replace(/\?.*$/, "");

/** By the name of a route's words: the part whose words they take in, which other pages fetch without the route. */
export let wordsBehind: ReadonlyMap<string, string> = new Map();

/**
 * Words come with the script that says them. The build knows which messages each module names, and which modules come with which: it
 * writes a script of words in each language for what every page has, for each route, and for each part that is fetched on demand, and has
 * whoever imports a part fetch its words beside it (src/app/loading/with-words.ts). So no page has a word that it cannot say, and nobody
 * keeps a list of what says what. The words of a route are called by it, those of a part by its file; all names end with letters that
 * follow from all sources, so that what a browser keeps of one stays good.
 */
export const wordScripts = (): Plugin => {
  let words: Readonly<Record<string, Messages>> = {};
  let id = "";
  /** The messages that a module names itself. */
  const said = new Map<string, readonly string[]>();
  /** What is fetched on demand, by its name. */
  const parts = new Map<string, string>();
  /** The address of each route, and the modules that are apart from it. */
  const routes = new Map<string, string>();
  let scripts: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  /** The part that says most of some words, if it says half of them or more, and nothing else. */
  const largestWithin = (all: ReadonlySet<string>, names: readonly string[]): string | null => {
    const within = names.flatMap((name) => {
      const own = [...(scripts.get(name) ?? [])];
      return own.length * 2 >= all.size && own.length > 0 && own.every((one) => all.has(one))
        ? [{ name, size: own.length }]
        : [];
    });
    return within.toSorted((a, b) => b.size - a.size || (a.name < b.name ? -1 : 1))[0]?.name ?? null;
  };
  return {
    name: "safar:word-scripts",
    apply: "build",
    enforce: "post",
    async config() {
      words = await readWords();
      id = idOfSources().slice(0, 7);
      return { define: { "import.meta.env.WORDS_ID": JSON.stringify(id) } };
    },
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /\/packages\/web\/src\/.*\.tsx?(?:\?|$)/ },
      async handler(code, importer) {
        const known = words["en"] ?? {};
        const named = Array.from(code.matchAll(/(["'`])([\w+/-]{6})\1/g), ([, , message = ""]) => message);
        said.set(
          importer,
          named.filter((message) => Object.hasOwn(known, message)),
        );
        const [, address] = code.match(/createFileRoute\(["'`]([^"'`]+)["'`]\)/) ?? [];
        if (address !== undefined && isRoute(importer)) routes.set(fileOf(importer), address);
        if (!(isFeature(importer) || isRoute(importer)) || !code.includes("import(")) return null;
        let written = code;
        for (const { end, source, start } of importsIn(this.parse(code))) {
          const target = typeof source.value === "string" ? await this.resolve(source.value, importer) : null;
          // The router fetches a route's own page, whose words are the route's.
          if (!target?.id.startsWith(`${root}src/`) || target.id.includes("tsr-split")) continue;
          const name = wordsOfPart(target.id);
          if ((parts.get(name) ?? target.id) !== target.id) throw new Error(`Two parts have words called ${name}.`);
          parts.set(name, target.id);
          written = `${written.slice(0, start)}withWords("${marked(name)}", () => ${code.slice(start, end)})${written.slice(end)}`;
        }
        if (written === code) return null;
        return { code: `import { withWords } from ${JSON.stringify(helper)};\n${written}`, map: null };
      },
    },
    buildEnd() {
      const modules = [...this.getModuleIds()];
      /** What comes with modules, themselves with it. */
      const comingWith = (starts: readonly string[], seen = new Set<string>()): ReadonlySet<string> => {
        for (const start of starts) {
          if (seen.has(start)) continue;
          seen.add(start);
          comingWith(this.getModuleInfo(start)?.importedIds ?? [], seen);
        }
        return seen;
      };
      const saidBy = (ids: Iterable<string>) => new Set(Array.from(ids, (one) => said.get(one) ?? []).flat());
      const every = saidBy(comingWith(modules.filter((one) => this.getModuleInfo(one)?.isEntry)));
      const further = (starts: readonly string[]) =>
        new Set([...saidBy(comingWith(starts))].filter((message) => !every.has(message)));
      const own = (route: string) => modules.filter((one) => one.includes("tsr-split") && fileOf(one) === route);
      scripts = new Map([
        [everyPagesWords, every],
        ...Array.from(routes, ([file, address]) => [routeWords(address), further(own(file))] as const),
        ...Array.from(parts, ([name, part]) => [name, further([part])] as const),
      ]);
      wordsBehind = new Map(
        [...routes.values()].map(routeWords).flatMap((name) => {
          const behind = largestWithin(scripts.get(name) ?? new Set(), [...parts.keys()]);
          return behind === null ? [] : [[name, behind]];
        }),
      );
    },
    renderChunk(code) {
      if (!code.includes(marked(""))) return null;
      return code.replaceAll(marks, (_, quote: string, name: string) =>
        scripts.get(name)?.size ? `${quote}${name}${quote}` : `${quote}${quote}`,
      );
    },
    generateBundle() {
      for (const [name, messages] of scripts) {
        const behind = wordsBehind.get(name);
        const shared = scripts.get(behind ?? "");
        const further = [...messages].filter((message) => !shared?.has(message)).toSorted();
        for (const [locale, all] of Object.entries(words)) {
          const own = JSON.stringify(Object.fromEntries(further.map((message) => [message, all[message]])));
          const address = (of: string) => wordScript(of, locale, id);
          const source =
            behind === undefined
              ? `export const messages=${own}`
              : `import{messages as m}from"/${address(behind)}";export const messages={...m,...${own}}`;
          this.emitFile({ type: "asset", fileName: address(name), source });
        }
      }
    },
  };
};
