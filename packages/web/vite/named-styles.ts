import type { Plugin } from "vite";

/**
 * Has each style sheet of the browser's build begin with its own address, in a comment that minifiers keep. A page has its styles inside,
 * several sheets in one; by their names the page's script knows which of them need not be fetched: see src/app/loading/styles-inside.ts.
 */
export const namedStyles = (): Plugin => ({
  name: "safar:named-styles",
  apply: "build",
  applyToEnvironment: (environment) => environment.name === "client",
  // Before the framework reads them for the page.
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
      file.source = `/*!/${file.fileName}*/${Buffer.from(file.source).toString()}`;
    }
  },
});
