import { expect, test } from "vitest";
import { deadLinks, missingFiles } from "./packed.ts";

const files = ["package.json", "README.md", "dist/index.js", "dist/index.d.ts", "dist/components/a/a.js"];

test("default: what is exported and packed is not missing, one by one and by a star", () => {
  const exports = {
    ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
    "./*": { default: "./dist/components/*/*.js" },
  };
  expect(missingFiles({ exports }, files)).toEqual([]);
});

test("behavior: what is exported and not packed is named, a command too", () => {
  const exports = { "./server": "./dist/server.js", "./a*": "./dist/none/*.js" };
  expect(missingFiles({ exports, bin: { run: "./dist/run.js" } }, files)).toEqual([
    "./dist/server.js",
    "./dist/none/*.js",
    "./dist/run.js",
  ]);
});

test("behavior: a page leads only to what is packed with it, or to the web", () => {
  const page = "[a](dist/index.js) [b](https://x.example) [c](#here) [d](../docs/x.md) `[e](f)`\n```\n[g](h)\n```";
  expect(deadLinks(page, files)).toEqual(["../docs/x.md", "f"]);
});
