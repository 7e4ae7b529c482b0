import { readdir, readFile } from "node:fs/promises";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { packPackage } from "../lib/pack.ts";
import type { Part } from "../lib/report.ts";
import { root, turbo } from "../lib/run.ts";
import { readTarball } from "../lib/tarball.ts";
import { deadLinks, missingFiles } from "./packed.ts";

export const publicPackages = async (): Promise<string[]> => {
  const names = await readdir(`${root}packages`);
  const manifests = await Promise.all(
    names.map(async (name) => ({
      name,
      manifest: JSON.parse(await readFile(`${root}packages/${name}/package.json`, "utf8")),
    })),
  );
  return manifests.filter(({ manifest }) => !manifest.private).map(({ name }) => name);
};

/** What stands in the way of publishing a package, each in a sentence, and what would be published. */
export const inspectPackage = async (name: string) => {
  const { buffer: tarball } = await packPackage(name);
  const [{ messages, pkg }, packed] = await Promise.all([
    publint({ pack: { tarball }, strict: true }),
    readTarball(new Uint8Array(tarball)),
  ]);
  const problems = [
    ...messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code),
    ...missingFiles(pkg, packed.files).map((path) => `exports ${path}, which is not in the tarball`),
    ...deadLinks(packed.readme, packed.files).map((link) => `its README leads to ${link}, which is not in the tarball`),
    ...["LICENSE", "CHANGELOG.md"].filter((file) => !packed.files.includes(file)).map((file) => `has no ${file}`),
  ];
  return { name, tarball, packed, problems: problems.map((problem) => `${name}: ${problem}`) };
};

/** Builds every package, and the floor that pages are weighed against; checks that each public one, as it would be published, can be imported with its types. */
export const packagesPart: Part = {
  name: "packages",
  run: async () => {
    const build = await turbo(["build", "build:floor"], { quiet: true });
    if (build.code !== 0) return { passed: 0, failed: 1, output: build.output };
    const inspected = await Promise.all((await publicPackages()).map(inspectPackage));
    const failed = inspected.filter(({ problems }) => problems.length > 0);
    return {
      passed: inspected.length - failed.length + 1,
      failed: failed.length,
      output: failed.flatMap(({ problems }) => problems).join("\n"),
    };
  },
};
