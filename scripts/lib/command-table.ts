import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { root } from "./run.ts";

/** A command of a view, and the event that is sent for it. */
export type CommandRow = {
  readonly command: string;
  /** As its type and the names of what goes with it; null where the view gives a function that is called instead. */
  readonly event: { readonly type: string; readonly fields: readonly string[] } | null;
};

const engine = `${root}packages/engine/src/`;

/** The text from an opening bracket to the one that closes it, both left out. */
const insideOf = (text: string, open: number): string => {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if ("{([".includes(text[at] ?? "")) depth += 1;
    if ("})]".includes(text[at] ?? "")) depth -= 1;
    if (depth === 0) return text.slice(open + 1, at);
  }
  return text.slice(open + 1);
};

/** What stands between the commas of one level. */
const partsOf = (text: string): readonly string[] => {
  const parts: string[] = [""];
  let depth = 0;
  for (const character of text) {
    if ("{([".includes(character)) depth += 1;
    if ("})]".includes(character)) depth -= 1;
    if (character === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.replace(/^\s*(?:\/\/[^\n]*\n\s*)*/, "").trim()).filter((part) => part !== "");
};

/** A command that the chart's own states tell of, and not an event that is tried. */
const untried: Readonly<Record<string, CommandRow["event"]>> = {
  submitSearch: { type: "search.submit", fields: ["search"] },
};

/** Commands that stand for several events, of which the view tries the one that needs least. */
const groups: Readonly<Record<string, readonly string[]>> = {
  "connectSeats choose": [
    "gender.choose",
    "seat.toggle",
    "traveller.change",
    "seats.propose",
    "proposal.accept",
    "nearest.accept",
  ],
  "connectExtras choose": ["extra.choose", "seat.choose"],
  "connectTravellers change": ["details.change", "details.check", "details.pick", "details.own"],
};

const eventIn = (text: string): CommandRow["event"] => {
  const open = text.search(/\{\s*type: "/);
  const [type = "", ...fields] = partsOf(insideOf(text, open));
  return open < 0
    ? null
    : { type: type.replace(/^type: "|"$/g, ""), fields: fields.map((field) => field.split(":")[0] ?? "") };
};

const rowOf = (part: string): CommandRow[] => {
  const [, command, made] = /^(\w+):([^]*)$/.exec(part) ?? [];
  if (command === undefined || made === undefined) return [];
  if (/=>\s*send\(/.test(made)) return [{ command, event: null }];
  return [{ command, event: eventIn(made) ?? untried[command] ?? null }];
};

/** Those that are there only now and then are spread into the rest. */
const spreadIn = (part: string): readonly string[] =>
  [...part.matchAll(/\{\s*(\w+): \((?:[^()]|\([^)]*\))*\) =>\s*send\(/g)].flatMap(({ index }) =>
    partsOf(insideOf(part, index)),
  );

const rowsIn = (source: string): readonly CommandRow[] => {
  const open = /\n\s+commands:(?!\s*Walk)[^{;]*\{(?!\s*readonly)/.exec(source);
  if (open === null) return [];
  const parts = partsOf(insideOf(source, open.index + open[0].length - 1));
  return parts.flatMap((part) =>
    (part.startsWith("...") || !/^\w+:/.test(part) ? spreadIn(part) : [part]).flatMap(rowOf),
  );
};

/** The commands of every view of the engine, by the function that makes the view, read from how it makes them. */
export const readCommands = (): ReadonlyMap<string, readonly CommandRow[]> => {
  const files = globSync("**/*.connect.ts", { cwd: engine }).toSorted();
  const found = [...files, "booking/walk/walk-view.ts"].map((file) => {
    const source = readFileSync(engine + file, "utf8");
    const name = /export const (connect\w+|walkView)/.exec(source)?.[1] ?? basename(file);
    return [name, rowsIn(source)] as const;
  });
  return new Map(found.filter(([, rows]) => rows.length > 0).toSorted(([one], [other]) => (one < other ? -1 : 1)));
};

/** The views of walks, which all have the commands of `walkView`. */
const walks = (): string =>
  globSync("verticals/*/*.connect.ts", { cwd: engine })
    .map((file) => readFileSync(engine + file, "utf8"))
    .filter((source) => source.includes("walkView("))
    .flatMap((source) => /export const (connect\w+)/.exec(source)?.[1] ?? [])
    .toSorted()
    .join("`, `");

const written = (view: string, { command, event }: CommandRow): string => {
  if (event === null) return `| \`${command}\` | a function: call it |`;
  const others = (groups[`${view} ${command}`] ?? []).map((type) => `, \`${type}\``);
  return `| \`${command}\` | \`${[`{ type: "${event.type}"`, ...event.fields].join(", ")} }\`${others.join("")} |`;
};

/** The page that says which event each command stands for. */
export const commandPage = (): string => {
  const tables = [...readCommands()].map(([name, rows]) => {
    const heading = name === "walkView" ? walks() : name;
    return `## \`${heading}\`\n\n| Command | What to send |\n| --- | --- |\n${rows.map((row) => written(name, row)).join("\n")}\n`;
  });
  return `# Which event each command stands for

A view says in \`commands\` what is allowed now: \`true\`, or the ids that it is allowed for. Nothing is called: send the event to the actor
that the view was made of, \`actor.send({ type: "flow.cancel" })\`. Names after the type are what goes with it; the event's type has their
shapes. A walk has the commands of every walk and its own; from the price on, its checkout's are sent to \`view.children.checkout\`, and those
of a step to that step's child.

${tables.join("\n")}`;
};
