import { globSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Part } from "../lib/report.ts";
import { root, run } from "../lib/run.ts";
import { type Snippet, snippetsIn } from "../lib/snippets.ts";

const folder = `${root}.var/snippets/`;

const libraries = ["engine", "api-clients", "sandbox", "paths", "ui"];

/** Every component has a door of its own. */
const doorsOfUi = () =>
  Object.fromEntries(
    globSync("packages/ui/dist/components/*/*.d.ts", { cwd: root }).map((file) => [
      `@safar/ui/${basename(file, ".d.ts")}`,
      [`../../${file}`],
    ]),
  );

/** As an installer of the packages has them: their declarations, and what they stand on. */
const configuration = () => ({
  extends: "../../tsconfig.base.json",
  compilerOptions: {
    lib: ["ES2024", "ESNext.Temporal", "DOM", "DOM.Iterable"],
    jsx: "react-jsx",
    types: ["node"],
    typeRoots: ["../../node_modules/@types"],
    paths: {
      "@safar/engine": ["../../packages/engine/dist/exports/index.d.ts"],
      "@safar/engine/testing": ["../../packages/engine/dist/exports/testing.d.ts"],
      "@safar/api-clients": ["../../packages/api-clients/dist/exports/index.d.ts"],
      "@safar/api-clients/wire": ["../../packages/api-clients/dist/exports/wire.d.ts"],
      "@safar/sandbox": ["../../packages/sandbox/dist/exports/index.d.ts"],
      "@safar/sandbox/*": ["../../packages/sandbox/dist/exports/*.d.ts"],
      "@safar/paths": ["../../packages/paths/dist/exports/index.d.ts"],
      "@safar/ui/theme": ["../../packages/ui/dist/theme/index.d.ts"],
      ...doorsOfUi(),
      xstate: ["../../packages/engine/node_modules/xstate"],
      zod: ["../../packages/api-clients/node_modules/zod"],
      "react/*": ["../../packages/ui/node_modules/@types/react/*"],
    },
  },
  include: ["*.ts", "*.tsx"],
});

const readSnippets = async (): Promise<readonly Snippet[]> => {
  const { output } = await run("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"], {
    quiet: true,
  });
  const pages = output.split("\n").filter((path) => /(?:^|\/)README\.md$|^docs\/guides\//.test(path));
  const found = await Promise.all(
    pages.map(async (path) => snippetsIn(path, await readFile(root + path, "utf8").catch(() => ""))),
  );
  return found.flat();
};

const nameOf = ({ path, line, language }: Snippet): string => `${path.replace(/[^a-z]+/gi, "-")}-${line}.${language}`;

/** Every piece of TypeScript in guides and READMEs compiles against what would be published. */
export const snippetsPart: Part = {
  name: "snippets",
  run: async () => {
    const snippets = await readSnippets();
    const built = await run("tsc", ["-b", ...libraries.map((name) => `packages/${name}`)], { quiet: true });
    if (built.code !== 0) return { passed: 0, failed: 1, output: built.output };
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}tsconfig.json`, JSON.stringify(configuration()));
    await writeFile(`${folder}styles.d.ts`, 'declare module "*.css";\n');
    await Promise.all(snippets.map((snippet) => writeFile(folder + nameOf(snippet), snippet.code)));
    const { output } = await run("tsc", ["-p", folder, "--pretty", "false"], { quiet: true });
    const failed = snippets.filter((snippet) => output.includes(`${nameOf(snippet)}(`));
    const told = failed.map((snippet) => `${snippet.path}:${snippet.line} does not compile (${nameOf(snippet)}).`);
    const isOther = failed.length === 0 && output.includes("error TS");
    return {
      passed: snippets.length - failed.length,
      failed: failed.length + Number(isOther),
      output: [...told, output].join("\n"),
    };
  },
};
