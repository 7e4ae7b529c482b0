import { csvExporter } from "./csv.exporter.ts";
import type { Exporter } from "./exporter.ts";
import { gherkinExporter } from "./gherkin.exporter.ts";
import { jsonExporter } from "./json.exporter.ts";
import { markdownExporter } from "./markdown.exporter.ts";
import { mermaidExporter } from "./mermaid.exporter.ts";
import { playwrightExporter } from "./playwright.exporter.ts";
import { vitestExporter } from "./vitest.exporter.ts";

/** A suite as a text, by format. */
export const exporters = {
  json: jsonExporter,
  markdown: markdownExporter,
  csv: csvExporter,
  gherkin: gherkinExporter,
  mermaid: mermaidExporter,
  playwright: playwrightExporter,
  vitest: vitestExporter,
} satisfies Record<string, Exporter>;

export type ExportFormat = keyof typeof exporters;

export const isExportFormat = (name: string): name is ExportFormat => Object.hasOwn(exporters, name);
