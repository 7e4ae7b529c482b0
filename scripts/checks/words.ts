import { readdir, readFile } from "node:fs/promises";
import type { Part } from "../lib/report.ts";
import { root, run } from "../lib/run.ts";

/** Messages whose Arabic may be the same as the English, or hold no Arabic letter, and why. */
const sameInBoth: Readonly<Record<string, string>> = {
  "MM/YY": "a day in digits: Arabic words between slashes are read from the other side than what is typed there",
  "DD/MM/YYYY": "a day in digits, for the same reason",
  "2D": "stands over the times of every cinema in these letters",
  "3D": "stands over the times of every cinema in these letters",
};

export type Entry = { readonly id: string; readonly context: string; readonly text: string };

/** The messages of a catalogue: `msgid`, `msgstr`, each perhaps over several lines. */
export const readCatalogue = (po: string): Entry[] => {
  const quoted = (block: string, keyword: string) => {
    const match = new RegExp(`^${keyword} ((?:".*"\\n?)+)`, "m").exec(`${block}\n`);
    return match?.[1]
      ?.split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as string)
      .join("");
  };
  return po
    .split(/\n\n+/)
    .map((block) =>
      block
        .split("\n")
        .filter((line) => !line.startsWith("#"))
        .join("\n"),
    )
    .flatMap((block) => {
      const id = quoted(block, "msgid");
      return id ? [{ id, context: quoted(block, "msgctxt") ?? "", text: quoted(block, "msgstr") ?? "" }] : [];
    });
};

const arabicLetter = /\p{Script=Arabic}/u;
// What a message shows besides words: placeholders, tags and plural keywords.
const hasWords = (text: string) => /\p{L}/u.test(text.replace(/<[^>]*>|\{[^{}]*\}/g, ""));

/** What is wrong with the Arabic of one message, or null. */
export const arabicFault = ({ id, text }: Omit<Entry, "context">): string | null => {
  if (text === "") return "has no Arabic";
  if (id in sameInBoth || !hasWords(id)) return null;
  if (text === id) return "is the same in Arabic as in English";
  return arabicLetter.test(text) ? null : "has no Arabic letter in its Arabic";
};

/**
 * Messages that two features translate differently. A page shows the words of several features from one catalogue, so the
 * same message in the same context has one translation; where it means two things, its contexts tell them apart.
 */
export const disagreements = (entries: readonly Entry[]): string[] => {
  const known = new Map<string, string>();
  return entries.flatMap(({ id, context, text }) => {
    const key = `${context}|${id}`;
    const first = known.get(key);
    known.set(key, first ?? text);
    return first === undefined || first === text || text === ""
      ? []
      : [`"${id}" is "${first}" in one feature and "${text}" in another: agree, or give each a context`];
  });
};

/** Catalogues are complete and fresh: what the screens say is in them, in both languages, and the Arabic is Arabic. */
export const wordsPart: Part = {
  name: "words",
  run: async () => {
    const web = `${root}packages/web/`;
    const features = (await readdir(`${web}src/features`, { withFileTypes: true })).filter((entry) =>
      entry.isDirectory(),
    );
    const paths = features.flatMap(({ name }) =>
      ["en", "ar"].map((locale) => `src/features/${name}/catalogue/${locale}.po`),
    );
    const readAll = () => Promise.all(paths.map((path) => readFile(web + path, "utf8").catch(() => "")));
    const before = await readAll();
    const extraction = await run(`${web}node_modules/.bin/lingui`, ["extract", "--clean"], { cwd: web, quiet: true });
    if (extraction.code !== 0) return { passed: 0, failed: 1, output: extraction.output };
    const after = await readAll();

    const withoutDate = (po: string) => po.replace(/"POT-Creation-Date:.*\n/, "");
    const stale = paths.filter((_, index) => withoutDate(before[index] ?? "") !== withoutDate(after[index] ?? ""));
    const arabic = paths.flatMap((path, index) =>
      path.endsWith("ar.po") ? readCatalogue(after[index] ?? "").map((entry) => ({ ...entry, path })) : [],
    );
    const faults = arabic.flatMap(({ path, ...entry }) => {
      const fault = arabicFault(entry);
      return fault ? [`${path}: "${entry.id}" ${fault}`] : [];
    });
    const lines = [
      ...stale.map((path) => `${path} was out of date and has been extracted again: translate and commit it`),
      ...faults,
      ...disagreements(arabic),
    ];
    return { passed: lines.length === 0 ? paths.length : 0, failed: lines.length, output: lines.join("\n") };
  },
};
