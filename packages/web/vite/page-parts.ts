import type { Plugin, Rolldown } from "vite";
import { wordsBehind, wordsOfPart } from "./word-scripts.ts";

const module = "virtual:page-parts";
/** What an address chooses: see src/verticals/late-part.ts. Or what is found at it: see `part` in src/verticals/late-head.tsx. */
const late =
  /\/src\/features\/[^/]+\/([^/]+\.(?:booked|booking|paper|steps)|operator-page|no-trains|trip-cards)\.tsx?$/;

type Chunk = { readonly imports: readonly string[]; readonly viteMetadata?: { readonly importedCss: Set<string> } };
type LateFiles = {
  readonly scripts: readonly string[];
  readonly styles: Readonly<Record<string, string>>;
  readonly words: string;
};

/** The scripts of a build by name. */
export const chunksIn = (bundle: Rolldown.OutputBundle) => (name: string) => {
  const file = bundle[name];
  return file?.type === "chunk" ? file : undefined;
};

/** A chunk and all that it imports, by name. */
export const reachedFrom = (name: string, chunkOf: (name: string) => Chunk | undefined, seen = new Set<string>()) => {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const next of chunkOf(name)?.imports ?? []) reachedFrom(next, chunkOf, seen);
  return seen;
};

/**
 * Tells the server's build what the browser's build, which is made before it, made of the parts of pages that no route's script holds:
 * the scripts, styles and words of each part that an address chooses. See src/verticals. While developing there are none.
 */
export const pageParts = (): Plugin[] => {
  const parts: Record<string, LateFiles> = {};
  return [
    {
      name: "safar:page-parts-of-the-browser",
      apply: "build",
      applyToEnvironment: (environment) => environment.name === "client",
      generateBundle(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const chunkOf = chunksIn(bundle);
        const cssOf = (name: string) => {
          const file = bundle[name];
          return file?.type === "asset" ? Buffer.from(file.source).toString() : "";
        };
        const entry = new Set(
          chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...reachedFrom(fileName, chunkOf)]),
        );
        for (const { facadeModuleId, fileName } of chunks) {
          const [, part] = facadeModuleId?.match(late) ?? [];
          if (part === undefined || facadeModuleId === null) continue;
          const scripts = [...reachedFrom(fileName, chunkOf)].filter((name) => !entry.has(name));
          const styles = scripts.flatMap((name) => [...(chunkOf(name)?.viteMetadata?.importedCss ?? [])]);
          parts[part] = {
            scripts: scripts.map((name) => `/${name}`),
            styles: Object.fromEntries(styles.map((name) => [`/${name}`, cssOf(name)])),
            words: wordsOfPart(facadeModuleId),
          };
        }
      },
    },
    {
      name: "safar:page-parts",
      resolveId: { filter: { id: /^virtual:page-parts$/ }, handler: () => `\0${module}` },
      load: {
        filter: { id: /^\0virtual:page-parts$/ },
        handler: () =>
          `export const lateFiles = ${JSON.stringify(parts)};
          export const wordsBehind = ${JSON.stringify(Object.fromEntries(wordsBehind))};`,
      },
    },
  ];
};
