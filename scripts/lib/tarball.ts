import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./run.ts";

/** Unpacks a package's tarball into a folder that is there already. */
export const unpackInto = async (folder: string, tarball: Uint8Array): Promise<void> => {
  const file = `${folder}.tgz`;
  await writeFile(file, tarball);
  const { code, output } = await run("tar", ["-xzf", file, "-C", folder, "--strip-components=1"], { quiet: true });
  await rm(file);
  if (code !== 0) throw new Error(`The tarball could not be unpacked into ${folder}.\n${output}`);
};

/** What is in a tarball: the paths of its files, and what its manifest and its page say. */
export const readTarball = async (tarball: Uint8Array) => {
  const folder = await mkdtemp(join(tmpdir(), "safar-tarball-"));
  try {
    await unpackInto(folder, tarball);
    const { output } = await run("find", [".", "-type", "f", "-printf", "%P\\t%s\\n"], { cwd: folder, quiet: true });
    const sizes = new Map(
      output
        .trim()
        .split("\n")
        .map((line) => line.split("\t"))
        .map(([path = "", bytes]) => [path, Number(bytes)] as const),
    );
    const manifest: unknown = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    return { sizes, files: [...sizes.keys()], manifest, readme: await readFile(join(folder, "README.md"), "utf8") };
  } finally {
    await rm(folder, { recursive: true });
  }
};
