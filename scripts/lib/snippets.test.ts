import { expect, test } from "vitest";
import { snippetsIn } from "./snippets.ts";

const fence = "```";

test("default: a piece is compiled after what its page says a reader has", () => {
  const page = `Words.\n\n<!-- ts\ndeclare const a: number;\n-->\n${fence}ts\nconst b = a;\n${fence}\n\n${fence}sh\nls\n${fence}\n`;
  expect(snippetsIn("README.md", page)).toEqual([
    { path: "README.md", line: 6, language: "ts", code: "declare const a: number;\nconst b = a;\n\nexport {};\n" },
  ]);
});

test("behavior: a sketch of a room is left alone, and one that is published is not", () => {
  const page = `${fence}ts\nf({ … });\n${fence}\n`;
  expect(snippetsIn("packages/engine/src/a/README.md", page)).toEqual([]);
  expect(snippetsIn("packages/engine/README.md", page)).toHaveLength(1);
});
