import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname } from "node:path";
import { packPackage } from "../lib/pack.ts";
import type { Part } from "../lib/report.ts";
import { root, run } from "../lib/run.ts";

const example = "examples/terminal";
const packed = ["engine", "api-clients", "sandbox"] as const;

/** What a browser has and a server need not have. A package that reaches for one of them fails. */
const browserGlobals = [
  "window",
  "document",
  "navigator",
  "location",
  "localStorage",
  "sessionStorage",
  "XMLHttpRequest",
  "WebSocket",
  "EventSource",
  "fetch",
];
const withoutBrowser = `for (const name of ${JSON.stringify(browserGlobals)}) delete globalThis[name];\n`;

type Manifest = { readonly dependencies?: Readonly<Record<string, string>> };

const manifestAt = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(`${folder}/package.json`, "utf8"));

const unpack = async (name: string, modules: string): Promise<void> => {
  const folder = `${modules}/@safar/${name}`;
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}.tgz`, await packPackage(name));
  const { code, output } = await run("tar", ["-xzf", `${folder}.tgz`, "-C", folder, "--strip-components=1"], {
    quiet: true,
  });
  if (code !== 0) throw new Error(`The tarball of ${name} could not be unpacked.\n${output}`);
};

/**
 * Gives a package what its manifest names and nothing else: ours from the tarballs, the others as they are installed here, in the
 * version that is asked for. An installer would want the registry's metadata, which a frozen install does not leave behind.
 */
const link = async (folder: string, installedIn: string, modules: string): Promise<void> => {
  for (const [name, version] of Object.entries((await manifestAt(folder)).dependencies ?? {})) {
    const own = name.startsWith("@safar/");
    const target = own ? `${modules}/${name}` : await realpath(`${installedIn}/node_modules/${name}`);
    const { version: found } = JSON.parse(await readFile(`${target}/package.json`, "utf8"));
    if (folder !== dirname(modules) && found !== version)
      throw new Error(`${folder} asks for ${name} ${version}, and ${found} is installed.`);
    const place = `${folder}/node_modules/${name}`;
    if (place === target) continue;
    await mkdir(dirname(place), { recursive: true });
    await symlink(target, place, "dir");
  }
};

const bookIn = async (folder: string): Promise<string> => {
  const modules = `${folder}/node_modules`;
  await cp(`${root}${example}`, folder, { recursive: true, filter: (path) => !path.includes("node_modules") });
  await Promise.all(packed.map((name) => unpack(name, modules)));
  for (const name of packed) await link(`${modules}/@safar/${name}`, `${root}packages/${name}`, modules);
  await link(folder, `${root}${example}`, modules);
  await writeFile(`${folder}/without-browser.js`, withoutBrowser);
  const { code, output } = await run("node", ["--import", "./without-browser.js", "src/main.ts", "--yes"], {
    cwd: folder,
    quiet: true,
    env: { NO_COLOR: "1" },
  });
  const hasTicket = /Ayesha Siddiqui · \d{13}\n/.test(output) && /Booking reference: [A-Z0-9]{6}/.test(output);
  return code === 0 && hasTicket ? "" : `No ticket was printed (exit code ${code}).\n${output}`;
};

/** A front end that is not ours: packs the packages, gives them to the terminal in an empty folder, and books a flight there. */
export const frontEndPart: Part = {
  name: "another front end",
  run: async () => {
    const folder = await realpath(await mkdtemp(`${tmpdir()}/safar-terminal-`));
    try {
      const problem = await bookIn(folder);
      return { passed: problem === "" ? 1 : 0, failed: problem === "" ? 0 : 1, output: problem };
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};
