import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Insertion, insertionsFor, sharedInsertions } from "./insertions.ts";
import { namingOf } from "./naming.ts";

const template = fileURLToPath(new URL("./template/", import.meta.url));

export type Written = { readonly made: readonly string[]; readonly changed: readonly string[] };

/** Why nothing was written, for whoever asked. Everything else that goes wrong is a fault of ours. */
export class NotWritten extends Error {}

const read = (root: string, file: string): string => readFileSync(join(root, file), "utf8");

const verticalsIn = (root: string): readonly string[] => {
  const rows = read(root, "packages/engine/src/kernel/vertical.ts");
  return [...rows.matchAll(/^ {2}(?:"([\w-]+)"|(\w+)): \{\n {4}kind: "vertical"/gm)].map(
    ([, quoted, plain]) => quoted ?? plain ?? "",
  );
};

/** The address of its home page, as the table of pages has it. */
const homeOf = (root: string, name: string): string | undefined =>
  new RegExp(String.raw`row\("(/[\w-]+)", "${name}", "home"`).exec(
    read(root, "packages/web/src/pages/page-table.ts"),
  )?.[1];

/** A name that can be begun with, and the address of its home page; throws `NotWritten` with what is wrong and what to do. */
const checked = (root: string, name: string): string => {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name))
    throw new NotWritten(
      `"${name}" cannot be a vertical's name. Use small letters, with hyphens between words: "car-rental".`,
    );
  const known = verticalsIn(root);
  if (!known.includes(name))
    throw new NotWritten(
      `There is no vertical "${name}". The table in packages/engine/src/kernel/vertical.ts has ${known.join(", ")}. ` +
        "Give it a row there first: its addresses, bookings and icons are named by it.",
    );
  if (existsSync(join(root, "packages/engine/src/verticals", name)))
    throw new NotWritten(
      `"${name}" is taken: packages/engine/src/verticals/${name} is there already. Nothing was written.`,
    );
  const home = homeOf(root, name);
  if (home === undefined)
    throw new NotWritten(
      `"${name}" has no home page. Give it a row of the layout "home" in packages/web/src/pages/page-table.ts first.`,
    );
  return home;
};

const insert = (root: string, { file, before, text }: Insertion): void => {
  const content = read(root, file);
  const at = content.indexOf(before);
  if (at < 0 || content.indexOf(before, at + 1) >= 0)
    throw new Error(
      `${file} has changed: "${before}" is to stand there once. Set scripts/new-vertical/insertions.ts right.`,
    );
  writeFileSync(join(root, file), content.slice(0, at) + text + content.slice(at));
};

/** Writes the skeleton of a vertical that the table has and nobody has begun, and makes it known. It is sold nowhere yet. */
export const writeVertical = (root: string, name: string): Written => {
  const home = checked(root, name);
  const naming = namingOf(name);
  const filled = (text: string): string =>
    text
      .replaceAll("__name__", naming.name)
      .replaceAll("__camel__", naming.camel)
      .replaceAll("__Pascal__", naming.Pascal)
      .replaceAll("__home__", home)
      .replaceAll("__route__", home.slice(1));

  const files = globSync("**/*.tpl", { cwd: template }).map((from) => ({
    path: filled(from.replaceAll("\\", "/").slice(0, -".tpl".length)),
    text: filled(read(template, from)),
  }));
  const standing = files.filter(({ path }) => existsSync(join(root, path)));
  if (standing.length > 0)
    throw new NotWritten(`Nothing was written: ${standing.map(({ path }) => path).join(", ")} would be overwritten.`);

  // Another vertical that was begun this way has brought these already.
  const shared = sharedInsertions.filter(({ file, text }) => !read(root, file).includes(text));
  const insertions = [...insertionsFor(naming), ...shared];
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const insertion of insertions) insert(root, insertion);
  return {
    made: files.map(({ path }) => path).sort(),
    changed: [...new Set(insertions.map(({ file }) => file))].sort(),
  };
};
