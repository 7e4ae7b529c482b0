import type { Plugin } from "vite";
import { chunksIn, reachedFrom } from "./page-parts.ts";

/**
 * Has a part of a page that comes late fetched together with the scripts that it imports: a browser would ask for those only once it has
 * read the part, one trip to the server for each step. What is there already, because whoever asks for the part imports it too, is not
 * named again. The script that every page has leads to all pages and names none of their scripts, which were 3 KiB more: a link that is
 * pointed to has them fetched before it is followed. Styles are named by all: they must be there before a page is.
 */
export const lateScripts = (): Plugin => ({
  name: "safar:late-scripts",
  apply: "build",
  applyToEnvironment: (environment) => environment.name === "client",
  generateBundle: {
    order: "pre",
    handler(_, bundle) {
      const chunkOf = chunksIn(bundle);
      // Only now is known what imports what; the configuration of this build is another object than the one that this plugin came with.
      this.environment.config.build.modulePreload = {
        polyfill: false,
        resolveDependencies: (_, files, { hostId }) => {
          if (chunkOf(hostId)?.isEntry) return [];
          const isThere = reachedFrom(hostId, chunkOf);
          return files.filter((file) => !isThere.has(file));
        },
      };
    },
  },
});
