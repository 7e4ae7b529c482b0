import { readFile } from "node:fs/promises";
import type { Part } from "../lib/report.ts";
import { root, run } from "../lib/run.ts";

type Rule = {
  readonly what: string;
  readonly files: RegExp;
  readonly not?: RegExp;
  readonly pattern: RegExp;
};

const test = /\.test\.tsx?$/;

/** What the linters have no rule for. Each names what to do instead. */
export const rules: readonly Rule[] = [
  {
    what: "a physical side in a style: write the logical property (inlineStart, marginInlineEnd, textAlign: start)",
    files: /\.css\.ts$/,
    pattern:
      /\b(?:left|right|(?:margin|padding|border)(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius)\s*:|(?:textAlign|float|clear)\s*:\s*"(?:left|right)"|\b(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
  },
  {
    what: "the time read past the clock port: take it from the clock you are given",
    files: /^packages\/(?:engine|api-clients|sandbox\/src\/(?:core|services|scenarios|realtime))\//,
    not: test,
    pattern: /\bnew Date\(\)|\bDate\.now\b|\bTemporal\.Now\b|\bperformance\.now\b/,
  },
  {
    what: "the device's time, which may be hours off: take it from the serverClock",
    files: /^packages\/web\/src\/(?:app|engine|features|routes|session|verticals)\//,
    not: /\.test\.tsx?$|\/device-clock\.ts$/,
    pattern: /\bnew Date\(\)|\bDate\.now\b|\bTemporal\.Now\b/,
  },
  {
    what: "an hour written past the one clock: take it from i18n/clock.ts, or i18n/format.ts with its day",
    files: /^packages\/(?:ui|web)\/src\//,
    not: /\.test\.tsx?$|\/i18n\/(?:clock|format)\.ts$/,
    pattern:
      /\bhour12\b|\bhourCycle\b|\btimeStyle\b|\bhour: "(?:numeric|2-digit)"|\btoLocale(?:Time)?String\b|\bslice\(11, ?16\)|\bget(?:UTC)?Hours\b|\bdayPeriod\b/,
  },
  {
    what: "chance past its port: take it from the random you are given",
    files: /^packages\/(?:engine|api-clients|sandbox\/src\/(?:core|services|scenarios|realtime))\//,
    not: test,
    pattern: /\bMath\.random\b|\brandomUUID\b|\bgetRandomValues\b/,
  },
  {
    what: "a test left out or alone: mend or remove it",
    files: /\.(?:test|contract)\.tsx?$/,
    pattern: /\b(?:test|it|describe)\.(?:skip|only|todo)\b/,
  },
  {
    what: "a wait that does not know what it waits for: wait for what is to be seen",
    files: /^packages\/journeys\//,
    pattern: /\bwaitForTimeout\b/,
  },
  {
    what: "a budget of time below a hang's: leave it out, and a busy machine is waited for",
    files: /^packages\/journeys\/.*\.test\.ts$/,
    pattern: /\btimeout: ?(?:[1-5]?\d_000|\d{1,4}|[1-5]\d{4})\b(?!_)/,
  },
  {
    what: "a path of one machine: take a folder from mkdtemp, or one beside the file",
    files: /^(?:packages|scripts|examples)\//,
    pattern: /["'`]\/(?:tmp|home|root|Users)\//,
  },
  {
    what: "a state read by name on a screen: read connect(flow)",
    files: /^packages\/web\/src\/(?:features|routes)\//,
    // Elements and media have a `matches` of their own, which is asked about a selector or a query.
    pattern: /\.matches\((?!["'`][:(])/,
  },
];

/** The findings of every rule in one file, as `path:line: what`. */
export const findings = (path: string, text: string): string[] => {
  const applicable = rules.filter((rule) => rule.files.test(path) && !rule.not?.test(path));
  if (applicable.length === 0) return [];
  return text
    .split("\n")
    .flatMap((line, index) =>
      applicable.filter((rule) => rule.pattern.test(line)).map((rule) => `${path}:${index + 1}: ${rule.what}`),
    );
};

export const sourcesPart: Part = {
  name: "source rules",
  run: async () => {
    const { output } = await run(
      "git",
      ["ls-files", "--cached", "--others", "--exclude-standard", "packages", "scripts", "examples"],
      {
        quiet: true,
      },
    );
    const paths = output.split("\n").filter((path) => /\.tsx?$/.test(path));
    const found = await Promise.all(
      paths.map((path) =>
        readFile(`${root}${path}`, "utf8").then(
          (text) => findings(path, text),
          () => [],
        ),
      ),
    );
    const lines = found.flat();
    return { passed: lines.length === 0 ? rules.length : 0, failed: lines.length, output: lines.join("\n") };
  },
};
