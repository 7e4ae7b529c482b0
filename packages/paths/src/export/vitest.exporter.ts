import type { Exporter } from "./exporter.ts";
import { header, needed, rowsOf } from "./test-file.ts";

/** A test file that replays every path on the real actor. */
export const vitestExporter: Exporter = (request) => {
  const { suite, flow } = request;
  const { module, name } = needed(
    flow.source,
    flow.id,
    "defineFlow needs source, the module and the name to import it by.",
  );
  const tests = suite.paths.map(
    (path) =>
      `test(${JSON.stringify(`${path.title} (${path.id})`)}, () =>\n  runPath(graph, driver, ${rowsOf(path)}));`,
  );
  return [
    header(request),
    'import { createEngineDriver, runPath } from "@safar/paths";',
    'import { test } from "vitest";',
    `import { ${name} as flow } from ${JSON.stringify(module)};`,
    "",
    "const graph = flow.graph();",
    "const driver = createEngineDriver(graph);",
    "",
    ...tests.flatMap((text) => [text, ""]),
  ].join("\n");
};
