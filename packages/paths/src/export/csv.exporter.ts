import type { Exporter } from "./exporter.ts";
import { actionOf, sightOf } from "./phrases.ts";

const cell = (value: string | number): string => {
  const text = String(value);
  // A spreadsheet takes a cell that begins so for a formula.
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const row = (cells: readonly (string | number)[]): string => cells.map(cell).join(",");

/** One line for each step (RFC 4180). */
export const csvExporter: Exporter = ({ suite, flow, language }) => {
  const { alphabet } = flow.graph();
  const lines = suite.paths.flatMap(({ id, steps }, path) =>
    steps.map((step, index) =>
      row([
        path + 1,
        id,
        index,
        step.step.kind,
        actionOf(step, alphabet, language),
        step.waitMs,
        sightOf(step, language),
        step.expect.state,
        step.expect.commands.join(" "),
        step.transitions.join("; "),
      ]),
    ),
  );
  const head = row(["path", "id", "step", "kind", "action", "wait ms", "screen", "state", "commands", "transitions"]);
  return `${[head, ...lines].join("\r\n")}\r\n`;
};
