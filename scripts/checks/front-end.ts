import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname } from "node:path";
import { packPackage } from "../lib/pack.ts";
import type { Part } from "../lib/report.ts";
import { root, run } from "../lib/run.ts";
import { unpackInto } from "../lib/tarball.ts";

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

type Manifest = {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
};

const manifestAt = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(`${folder}/package.json`, "utf8"));

const unpack = async (name: string, modules: string): Promise<void> => {
  const folder = `${modules}/@safar/${name}`;
  await mkdir(folder, { recursive: true });
  await unpackInto(folder, await packPackage(name));
};

/** Ranges here are a caret's: the same major version, and not an older one. */
const fits = (found: string, asked: string): boolean => {
  if (!asked.startsWith("^")) return found === asked;
  const [have, least] = [found, asked.slice(1)].map((version) => version.split(".").map(Number));
  const later = (have ?? []).map((part, at) => part - (least?.[at] ?? 0));
  return later[0] === 0 && (later.slice(1).find((part) => part !== 0) ?? 0) >= 0;
};

/**
 * Gives a package what its manifest names and nothing else: ours from the tarballs, the others as they are installed here, in the
 * version that is asked for. An installer would want the registry's metadata, which a frozen install does not leave behind.
 */
const link = async (folder: string, installedIn: string, modules: string): Promise<void> => {
  const { dependencies = {}, peerDependencies = {} } = await manifestAt(folder);
  for (const [name, version] of Object.entries({ ...dependencies, ...peerDependencies })) {
    const own = name.startsWith("@safar/");
    const target = own ? `${modules}/${name}` : await realpath(`${installedIn}/node_modules/${name}`);
    const { version: found = "" } = await manifestAt(target);
    if (folder !== dirname(modules) && !fits(found, version))
      throw new Error(`${folder} asks for ${name} ${version}, and ${found} is installed.`);
    const place = `${folder}/node_modules/${name}`;
    if (place === target) continue;
    await mkdir(dirname(place), { recursive: true });
    await symlink(target, place, "dir");
  }
};

/** An example in a folder of its own, with the packages as they would be published. The folder is removed in the end. */
export const withExample = async <Found>(name: string, look: (folder: string) => Promise<Found>): Promise<Found> => {
  const folder = await realpath(await mkdtemp(`${tmpdir()}/safar-${name}-`));
  try {
    const [modules, example] = [`${folder}/node_modules`, `${root}examples/${name}`];
    await cp(example, folder, { recursive: true, filter: (path) => !/node_modules|tsconfig\.json$/.test(path) });
    await Promise.all(packed.map((one) => unpack(one, modules)));
    for (const one of packed) await link(`${modules}/@safar/${one}`, `${root}packages/${one}`, modules);
    await link(folder, example, modules);
    return await look(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
};

const bookIn = async (folder: string): Promise<string> => {
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
    const problem = await withExample("terminal", bookIn);
    return { passed: problem === "" ? 1 : 0, failed: problem === "" ? 0 : 1, output: problem };
  },
};
