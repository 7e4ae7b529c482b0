import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { shapesOf } from "../../vite/lean-icons.ts";
import { createGlyph } from "./glyph.ts";

/** Attributes stand in no order. */
const attributesOf = (markup: string) => {
  const [, svg = "", inside = ""] = markup.match(/^<svg ([^>]*)>(.*)<\/svg>$/s) ?? [];
  return { svg: [...svg.matchAll(/[\w-]+="[^"]*"/g)].map(String).toSorted(), inside };
};

test.each(["bus", "gift", "calendar-days", "sliders-horizontal"])(
  "default: %s is drawn as lucide draws it, under the class that it is given",
  async (name) => {
    const { default: Own, __iconData } = await import(`lucide-react/icons/${name}`);
    const Glyph = createGlyph(...shapesOf(__iconData.node));
    const props = { size: 18, strokeWidth: 1.75, className: "own", "aria-hidden": true } as const;
    const theirs = renderToStaticMarkup(<Own {...props} />).replace(`lucide lucide-${name} `, "");
    expect(theirs).toContain('class="own"');
    expect(attributesOf(renderToStaticMarkup(<Glyph {...props} />))).toEqual(attributesOf(theirs));
  },
);
