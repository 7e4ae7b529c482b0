import type { Exporter } from "./exporter.ts";
import { flowImport, header, needed, rowsOf } from "./test-file.ts";

/** A test file that takes every path in a browser, by the product's own page driver. */
export const playwrightExporter: Exporter = (request) => {
  const { suite, flow } = request;
  const source = needed(flow.source, flow.id, "defineFlow needs source, the module and the name to import it by.");
  const driver = needed(
    flow.pageDriver,
    flow.id,
    "defineFlow needs pageDriver, the function that turns a page into a driver. Or take --format markdown, gherkin or vitest.",
  );
  const { line, graph } = flowImport(
    source,
    flow.pageGraph === undefined ? "flow.graph()" : "flow.pageGraph?.() ?? flow.graph()",
  );
  const tests = suite.paths.map(
    (path) =>
      `test(${JSON.stringify(`${path.title} (${path.id})`)}, async ({ page }) => {\n  await runPath(graph, ${driver.name}(page, graph), ${rowsOf(path)});\n});`,
  );
  return [
    header(request),
    'import { test } from "@playwright/test";',
    'import { runPath } from "@safar/paths";',
    `import { ${driver.name} } from ${JSON.stringify(driver.module)};`,
    line,
    "",
    graph,
    "",
    ...tests.flatMap((text) => [text, ""]),
  ].join("\n");
};
