/** `npm run docs`: writes the pages that are made from code. `--check` says which are out of date instead. */
import { readFile, writeFile } from "node:fs/promises";
import { endpoints } from "../packages/api-clients/src/catalogue.ts";
import { catalogueReference } from "../packages/api-clients/src/catalogue-reference.ts";
import { faultPage } from "../packages/journeys/src/faults/fault-page.ts";
import { commandPage } from "./lib/command-table.ts";
import { root, run } from "./lib/run.ts";

const pages: Readonly<Record<string, () => string>> = {
  "docs/calls.md": () => catalogueReference(endpoints),
  "docs/faults.md": faultPage,
  "packages/engine/COMMANDS.md": commandPage,
};

const isCheck = process.argv.includes("--check");
for (const [path, make] of Object.entries(pages)) {
  const text = make();
  const before = await readFile(root + path, "utf8").catch(() => "");
  if (text === before) continue;
  if (isCheck) {
    console.error(`${path} is out of date. Run \`npm run docs\` and commit it.`);
    process.exitCode = 1;
  } else {
    await writeFile(root + path, text);
  }
}

const flows = await run(
  "node",
  [
    "packages/paths/src/command/main.ts",
    "--flows",
    "packages/journeys/src/flows/registry.ts",
    "docs",
    "docs/flows",
    ...(isCheck ? ["--check"] : []),
  ],
  { quiet: true },
);
if (flows.code !== 0) {
  console.error(`${flows.output}Run \`npm run docs\` and commit it.`);
  process.exitCode = 1;
}
