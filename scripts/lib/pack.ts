import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { root, run } from "./run.ts";

/** A package as it would be published: `publishConfig` in force, only its `files` in it. It must have been built. */
export const packPackage = async (name: string): Promise<Uint8Array<ArrayBuffer>> => {
  await mkdir(`${root}.var`, { recursive: true });
  const folder = await mkdtemp(`${root}.var/packed-`);
  const { code, output } = await run("npx", ["--yes", "pnpm@12.21.0", "pack", "--pack-destination", folder], {
    cwd: `${root}packages/${name}`,
    quiet: true,
  });
  const [tarball] = await readdir(folder);
  if (code !== 0 || tarball === undefined) throw new Error(`packages/${name} could not be packed.\n${output}`);
  const bytes = await readFile(`${folder}/${tarball}`);
  await rm(folder, { recursive: true });
  return new Uint8Array(bytes);
};
