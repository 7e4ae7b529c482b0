import type { Exporter } from "./exporter.ts";
import { flowImport, header, needed, rowsOf } from "./test-file.ts";

/** A test file that replays every path on the real actor. */
export const vitestExporter: Exporter = (request) => {
  const { suite, flow } = request;
  const source = needed(flow.source, flow.id, "defineFlow needs source, the module and the name to import it by.");
  const { line, graph } = flowImport(source);
  const tests = suite.paths.map(
    (path) =>
      `test(${JSON.stringify(`${path.title} (${path.id})`)}, () =>\n  runPath(graph, driver, ${rowsOf(path)}));`,
  );
  return [
    header(request),
    'import { createEngineDriver, runPath } from "@safar/paths";',
    'import { test } from "vitest";',
    line,
    "",
    graph,
    "const driver = createEngineDriver(graph);",
    "",
    ...tests.flatMap((text) => [text, ""]),
  ].join("\n");
};
