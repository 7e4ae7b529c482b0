import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import type { Part } from "../lib/report.ts";
import { root, run, turbo } from "../lib/run.ts";

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

/** A package as it would be published: `publishConfig` in force, only its `files` in it. */
const pack = async (name: string): Promise<ArrayBuffer> => {
  const folder = await mkdtemp(`${root}.var/packed-`);
  const { code, output } = await run("npx", ["--yes", "pnpm@12.21.0", "pack", "--pack-destination", folder], {
    cwd: `${root}packages/${name}`,
    quiet: true,
  });
  const [tarball] = await readdir(folder);
  if (code !== 0 || tarball === undefined) throw new Error(`packages/${name} could not be packed.\n${output}`);
  const bytes = await readFile(`${folder}/${tarball}`);
  await rm(folder, { recursive: true });
  return new Uint8Array(bytes).buffer;
};

/** Builds every package, and the floor that pages are weighed against; checks that each public one, as it would be published, can be imported with its types. */
export const packagesPart: Part = {
  name: "packages",
  run: async () => {
    const build = await turbo(["build", "build:floor"], { quiet: true });
    if (build.code !== 0) return { passed: 0, failed: 1, output: build.output };
    await mkdir(`${root}.var`, { recursive: true });
    const names = await publicPackages();
    const results = await Promise.all(
      names.map(async (name) => {
        const { messages, pkg } = await publint({ pack: { tarball: await pack(name) }, strict: true });
        return messages.map((message) => `${name}: ${formatMessage(message, pkg, { color: false })}`);
      }),
    );
    const failed = results.filter((messages) => messages.length > 0);
    return { passed: names.length - failed.length + 1, failed: failed.length, output: failed.flat().join("\n") };
  },
};
