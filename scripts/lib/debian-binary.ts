import { existsSync } from "node:fs";
import { run } from "./run.ts";

type Wanted = {
  readonly name: string;
  /** Where it may be, the likeliest first; undefined where an environment names none. */
  readonly paths: readonly (string | undefined)[];
  /** Debian's package of it. */
  readonly debian: string;
  /** How to name another one, for whoever has none of these. */
  readonly otherwise?: string;
};

/** Where a program of this machine is; installed first where this is root on Debian and has none. Throws with what to do. */
export const debianBinary = async ({ debian, name, otherwise = "", paths }: Wanted): Promise<string> => {
  const find = () => paths.find((path): path is string => path !== undefined && existsSync(path));
  const found = find();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log(`Installing Debian's ${debian} for the tests …`);
    await run("apt-get", ["update", "-qq"], { quiet: true });
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", debian], {
      quiet: true,
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
    const installed = find();
    if (installed !== undefined) return installed;
  }
  throw new Error(`No ${name} was found. Install one${otherwise}.`);
};
