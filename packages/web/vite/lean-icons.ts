import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { Shape } from "../src/app/glyph.ts";

type Node = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** What is drawn of an icon's node, without the keys that tell its parts apart. */
export const shapesOf = (nodes: readonly Node[]): readonly Shape[] =>
  nodes.map(([tag, attributes]) => {
    const drawn = Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== "key"));
    return tag === "path" && Object.keys(drawn).length === 1 && drawn["d"] !== undefined ? drawn["d"] : [tag, drawn];
  });

const icon = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const glyph = fileURLToPath(new URL("../src/app/glyph.ts", import.meta.url));

/**
 * Has an icon weigh what its lines do: lucide gives each a name, a key for every line and a component that any program may bend, some
 * 2 KiB with the front page's icons. The server's build and the browser's both draw with `createGlyph`. While developing lucide draws.
 */
export const leanIcons = (): Plugin => ({
  name: "safar:lean-icons",
  apply: "build",
  load: {
    filter: { id: icon },
    handler: async (id) => {
      const { __iconData: data }: { __iconData?: { size: number; node: readonly Node[] } } = await import(id);
      // Another name of an icon leads to it.
      if (data === undefined) return null;
      if (data.size !== 24) throw new Error(`${id} is not drawn on 24 by 24: createGlyph does not fit it.`);
      const shapes = shapesOf(data.node).map((shape) => JSON.stringify(shape));
      return [
        `import { createGlyph } from ${JSON.stringify(glyph)};`,
        `export default /* @__PURE__ */ createGlyph(${shapes.join()});`,
      ].join("\n");
    },
  },
});
