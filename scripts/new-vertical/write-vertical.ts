import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { callLines, callNumbers, declaredCalls } from "./calls.ts";
import { type Facts, facts } from "./facts.ts";
import { type Insertion, insertionsFor, type Known, samples, sharedInsertions } from "./insertions.ts";
import { namingOf, upper } from "./naming.ts";

const template = fileURLToPath(new URL("./template/", import.meta.url));

export type Written = { readonly made: readonly string[]; readonly changed: readonly string[] };

/** Why nothing was written, for whoever asked. Everything else that goes wrong is a fault of ours. */
export class NotWritten extends Error {}

const read = (root: string, file: string): string => readFileSync(join(root, file), "utf8");

const [verticalTable, pageTable] = ["packages/engine/src/kernel/vertical.ts", "packages/web/src/pages/page-table.ts"];

/** The rows of the engine's table, by name. */
const verticalsIn = (root: string): ReadonlyMap<string, string> =>
  new Map(
    [...read(root, verticalTable).matchAll(/^ {2}(?:"([\w-]+)"|(\w+)): \{\n( {4}kind: "vertical"[^}]*)/gm)].map(
      ([, quoted, plain, row]) => [quoted ?? plain ?? "", row ?? ""],
    ),
  );

const columnOf = (row: string, column: string): string => new RegExp(`${column}: "([^"]+)"`).exec(row)?.[1] ?? "";

/** What the tables say of a vertical, and what of it differs; throws `NotWritten` with what is wrong and what to do. */
const checked = (root: string, name: string): { readonly known: Known; readonly own: Facts } => {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name))
    throw new NotWritten(
      `"${name}" cannot be a vertical's name. Use small letters, with hyphens between words: "car-rental".`,
    );
  const rows = verticalsIn(root);
  const row = rows.get(name);
  if (row === undefined)
    throw new NotWritten(
      `There is no vertical "${name}". The table in ${verticalTable} has ${[...rows.keys()].join(", ")}. ` +
        "Give it a row there first: its addresses, bookings and icons are named by it.",
    );
  if (existsSync(join(root, "packages/engine/src/verticals", name)))
    throw new NotWritten(
      `"${name}" is taken: packages/engine/src/verticals/${name} is there already. Nothing was written.`,
    );
  const pages = read(root, pageTable);
  const home = new RegExp(String.raw`row\("(/[\w-]+)", "${name}", "home"`).exec(pages)?.[1];
  if (home === undefined)
    throw new NotWritten(
      `"${name}" has no home page of its own. Give it a row of the layout "home" in ${pageTable} first, ` +
        "or sell it on the pages of another vertical.",
    );
  const own = facts[name];
  if (own === undefined)
    throw new NotWritten(
      `Nothing is known of "${name}" but its name. Say in scripts/new-vertical/facts.ts what it is called, ` +
        "which pages and which calls are its own.",
    );
  const segment = columnOf(row, "urlSegment");
  const steps = ["passenger-details", "review-booking"].map((step) => {
    const [, parameter = "RefID"] = new RegExp(String.raw`"/${segment}/${step}/\{(\w+)\}"`).exec(pages) ?? [];
    return `/${segment}/${step}/${samples[parameter] ?? ""}`;
  });
  const [serviceType, bookingType] = [columnOf(row, "serviceType"), columnOf(row, "bookingType")];
  return { own, known: { home, segment, serviceType, bookingType, steps } };
};

/** What a text looks like however it is broken into lines: where it has a space there may be any or none. */
const anchorOf = (text: string): RegExp =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/(?<=\S)\s+(?=\S)/g, "\\s*"), "g");

/** Adds a text to a file; throws where the file is no longer as it was when the insertion was written. */
export const insert = (root: string, { file, text, ...place }: Insertion): void => {
  const content = read(root, file);
  const anchor = "before" in place ? place.before : place.after;
  const [found, ...others] = content.matchAll(anchorOf(anchor));
  if (found === undefined || others.length > 0)
    throw new Error(
      `${file} has changed: "${anchor}" is to stand there once. Set scripts/new-vertical/insertions.ts right.`,
    );
  const at = found.index + ("before" in place ? 0 : found[0].length);
  writeFileSync(join(root, file), content.slice(0, at) + text + content.slice(at));
};

const routeFile = (pattern: string): string => pattern.slice(1).replaceAll("/", ".");

/** What the templates' placeholders stand for. */
const valuesOf = (root: string, name: string, own: Facts, known: Known): Readonly<Record<string, string>> => {
  const naming = namingOf(name);
  const references = own.offer.split("/").flatMap((part) => (part.startsWith("$") ? [part.slice(1)] : []));
  const [session] = references.length > 1 ? references : [];
  return {
    ...naming,
    ...callLines(root, own),
    ...callNumbers(root, own),
    home: known.home,
    homeRoute: routeFile(known.home),
    resultsPattern: own.results,
    resultsRoute: routeFile(own.results),
    resultsUrl: own.results.replaceAll("/", "\\/"),
    offerPattern: own.offer,
    offerRoute: routeFile(own.offer),
    offerParam: references.at(-1) ?? "",
    offerParams: references.toReversed().join(", "),
    offerSession: session === undefined ? "null" : `refId(${session})`,
    offerImports: session === undefined ? "offerId" : "offerId, refId",
    segment: known.segment,
    serviceType: known.serviceType,
    bookingType: known.bookingType,
    thing: own.thing,
    things: own.things,
    Things: upper(own.things),
    thingsAr: own.thingsAr,
    icon: own.icon,
  };
};

/** Takes the calls that are declared now off the list of those that are not. */
const declare = (root: string, own: Facts): void => {
  for (const { file, line } of declaredCalls(own)) {
    const content = read(root, file);
    if (!content.includes(line))
      throw new Error(`${file} has changed: it is to have ${line.trim()} Set scripts/new-vertical/calls.ts right.`);
    writeFileSync(join(root, file), content.replace(line, ""));
  }
};

/** Writes every floor of a vertical that the tables have and nobody has begun, and makes it known. The sandbox sells it from then on. */
export const writeVertical = (root: string, name: string): Written => {
  const { known, own } = checked(root, name);
  const naming = namingOf(name);
  const values = valuesOf(root, name, own, known);
  const filled = (text: string): string =>
    text.replace(/__([A-Za-z]+)__/g, (whole, key: string) => values[key] ?? whole);

  const files = globSync("**/*.tpl", { cwd: template }).map((from) => ({
    path: filled(from.replaceAll("\\", "/").slice(0, -".tpl".length)),
    text: filled(read(template, from)),
  }));
  const standing = files.filter(({ path }) => existsSync(join(root, path)));
  if (standing.length > 0)
    throw new NotWritten(`Nothing was written: ${standing.map(({ path }) => path).join(", ")} would be overwritten.`);

  // Another vertical that was generated before has brought these already.
  const shared = sharedInsertions.filter(({ file, text }) => !read(root, file).includes(text));
  const insertions = [...insertionsFor({ naming, facts: own, known }), ...shared];
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const insertion of insertions) insert(root, insertion);
  declare(root, own);
  return {
    made: files.map(({ path }) => path).sort(),
    changed: [...new Set([...insertions, ...declaredCalls(own)].map(({ file }) => file))].sort(),
  };
};
