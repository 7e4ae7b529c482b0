import { appendFileSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { plainPath } from "./served.ts";
import type { Look } from "./watch.ts";

/** What all workers of a run have seen: a file for each, a line for each look. */
export const openPageLog = (folder: string, worker: string) => {
  const file = join(folder, `${worker}.jsonl`);
  return {
    note: (visit: string, { faults, links, path, watched }: Omit<Look, "told" | "cards">): void =>
      appendFileSync(file, `${JSON.stringify({ visit, path, watched, faults, links })}\n`),
  };
};

type Line = Pick<Look, "faults" | "links" | "path" | "watched"> & { readonly visit: string };

const linesIn = (folder: string): readonly Line[] =>
  readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), "utf8")
      .split("\n")
      .filter((text) => text !== "")
      // It was written by this run.
      .map((text): Line => JSON.parse(text)),
  );

/** How many pages there were, and how many of them each oracle had something to hold to. A page of each visit counts once. */
export const countPages = (lines: readonly Line[], names: readonly string[]) => {
  const pageOf = ({ path, visit }: Line) => `${visit} ${path}`;
  const count = (some: readonly Line[]) => new Set(some.map(pageOf)).size;
  return {
    pages: count(lines),
    watched: names.map((name) => [name, count(lines.filter(({ watched }) => watched.includes(name)))] as const),
  };
};

/** Reads what was noted and takes it away. */
export const closePageLog = (
  folder: string,
): { readonly lines: readonly Line[]; readonly links: readonly string[] } => {
  const lines = linesIn(folder);
  rmSync(folder, { recursive: true, force: true });
  // A page leads to itself in the other language: it is as much there as what somebody asked for.
  const onwards = ({ links, path }: Line) => links.filter((link) => plainPath(link) !== plainPath(path));
  return { lines, links: [...new Set(lines.flatMap(onwards))] };
};
