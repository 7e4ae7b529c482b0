import type { Plugin } from "vite";

const module = "virtual:word-scripts";
const catalogue = /\/features\/([^/]+)\/catalogue\/(\w+)\.po$/;

/**
 * Tells the server's build under which addresses the browser's build, which is made before it, put the words of each feature in each
 * language: see src/app/word-links.ts. While developing there are none.
 */
export const wordScripts = (): Plugin[] => {
  const scripts: Record<string, string> = {};
  return [
    {
      name: "safar:word-scripts-of-the-browser",
      apply: "build",
      applyToEnvironment: (environment) => environment.name === "client",
      generateBundle(_, bundle) {
        for (const file of Object.values(bundle)) {
          const [, feature, locale] = (file.type === "chunk" && file.facadeModuleId?.match(catalogue)) || [];
          if (feature !== undefined) scripts[`${feature}/${locale}`] = `/${file.fileName}`;
        }
      },
    },
    {
      name: "safar:word-scripts",
      resolveId: { filter: { id: /^virtual:word-scripts$/ }, handler: () => `\0${module}` },
      load: {
        filter: { id: /^\0virtual:word-scripts$/ },
        handler: () => `export const wordScripts = ${JSON.stringify(scripts)};`,
      },
    },
  ];
};
