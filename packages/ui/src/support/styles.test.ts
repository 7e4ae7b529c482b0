// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const styles = globSync("**/*.css.ts", { cwd: root });
const physical =
  /\b(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)|border(?:Top|Bottom)(?:Left|Right)Radius|(?:left|right):|translateX|(?:float|clear|textAlign): "(?:left|right)"|to (?:left|right)\b)/;

test("default: a physical side would be found", () => {
  for (const planted of ['paddingLeft: "1rem"', "left: 0", 'textAlign: "right"', "linear-gradient(to right, #000)"]) {
    expect(planted).toMatch(physical);
  }
  expect('insetInlineStart: 0, textAlign: "start"').not.toMatch(physical);
});

test.each(styles)("behavior: %s speaks of starts and ends only", (file) => {
  expect(readFileSync(join(root, file), "utf8")).not.toMatch(physical);
});
