import type { Cover, FaultRow, Layer } from "./fault.types.ts";
import { faultTable } from "./fault-table.ts";
import { type PromiseRow, promiseTable } from "./promise-table.ts";

const layers: Readonly<Record<Layer, string>> = {
  simulation: "simulation",
  clients: "clients",
  http: "HTTP",
  browser: "browser",
  property: "properties",
};

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

const fileName = (file: string): string => file.slice(file.lastIndexOf("/") + 1);

const coverText = (cover: Cover): string =>
  cover.by === "simulation"
    ? `simulation: *${cell(cover.name)}*`
    : `[${fileName(cover.file)}](../packages/${cover.file}): ${cell(cover.name)}`;

const coverage = (covers: readonly Cover[], gap?: string): string =>
  [...covers.map(coverText), ...(gap === undefined ? [] : [`**not covered:** ${cell(gap)}`])].join("<br>");

const faultLine = ({ coveredBy, fault, gap, layers: asked, must, number }: FaultRow): string =>
  `| ${number} | ${cell(fault)} | ${cell(must)} | ${asked.map((layer) => layers[layer]).join(", ")} | ${coverage(coveredBy, gap)} |`;

const promiseLine = ({ id, keptBy, promise }: PromiseRow): string =>
  `| ${id} | ${cell(promise)} | ${coverage(keptBy)} |`;

const summary = (): string => {
  const partly = faultTable.filter(({ gap }) => gap !== undefined);
  const nowhere = faultTable.filter(({ coveredBy }) => coveredBy.length === 0);
  if (partly.length === 0) return `${faultTable.length} faults, and every part of each is covered.`;
  return `${faultTable.length} faults; of ${partly.length} a part is covered by nothing, with the reason, and of these ${nowhere.length} are covered by nothing at all.`;
};

/** The page `docs/faults.md`, made from the tables. */
export const faultPage = (): string => `# What goes wrong, and what shows that it does no harm

Made from \`packages/journeys/src/faults\` by \`npm run docs\`. A test holds every counter and every test that is named here to be
there. [Simulate bookings](guides/simulate-bookings.md) says what the simulation is.

${summary()}

| | What goes wrong | What must happen | Asked of | Covered by |
| --- | --- | --- | --- | --- |
${faultTable.map(faultLine).join("\n")}

## The promises

| | Promise | Kept by |
| --- | --- | --- |
${promiseTable.map(promiseLine).join("\n")}
`;
