import { readdir, readFile } from "node:fs/promises";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { packPackage } from "../lib/pack.ts";
import type { Part } from "../lib/report.ts";
import { root, turbo } from "../lib/run.ts";

const publicPackages = async (): Promise<string[]> => {
  const names = await readdir(`${root}packages`);
  const manifests = await Promise.all(
    names.map(async (name) => ({
      name,
      manifest: JSON.parse(await readFile(`${root}packages/${name}/package.json`, "utf8")),
    })),
  );
  return manifests.filter(({ manifest }) => !manifest.private).map(({ name }) => name);
};

/** Builds every package, and the floor that pages are weighed against; checks that each public one, as it would be published, can be imported with its types. */
export const packagesPart: Part = {
  name: "packages",
  run: async () => {
    const build = await turbo(["build", "build:floor"], { quiet: true });
    if (build.code !== 0) return { passed: 0, failed: 1, output: build.output };
    const names = await publicPackages();
    const results = await Promise.all(
      names.map(async (name) => {
        const { buffer: tarball } = await packPackage(name);
        const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
        return messages.map((message) => `${name}: ${formatMessage(message, pkg, { color: false })}`);
      }),
    );
    const failed = results.filter((messages) => messages.length > 0);
    return { passed: names.length - failed.length + 1, failed: failed.length, output: failed.flat().join("\n") };
  },
};
